import { UNITY_VALUES } from '../rules/index'
import { MAP, TRAY_SAID } from '../words/en/map'
import { pieces, unityName } from '../words/en/names'
import { Chits } from '../../../ui/map/chits'
import { Track } from '../../../ui/map/track'
import { chitsInWords, operationsGroups, punishmentGroups } from './chits'
import { drawnFrom } from './drawn-from'
import { LEFT, Rule, Supply, Tray, TrayTitle, WIDTH } from '../../../ui/map/tray'
import { inRow } from '../../../language/english'

const BRITISH_PARTS = ['available', 'punishmentChits'] as const
const BRITISH = ['troops', 'police', 'irregulars', 'curfews'] as const

/** How far down a tray its pieces stand. */
const SUPPLY = 56

const list = (words: readonly string[]): string => inRow(words)

/** What the British have left, and their Punishment chits. */
export const BritishTray = drawnFrom(BRITISH_PARTS, function BritishTray({ board, after }) {
  const { troops, police, irregulars, curfews } = board.available
  const would = after.available
  const tried = BRITISH.some((force) => would[force] !== board.available[force])
  const groups = punishmentGroups(board)
  const have = list([
    pieces(troops, 'troops'),
    pieces(police, 'police'),
    pieces(irregulars, 'irregulars'),
    pieces(curfews, 'curfews'),
  ])
  return (
    <Tray
      label={TRAY_SAID.british(have, chitsInWords(groups))}
      x={LEFT}
      y={124}
      width={WIDTH}
      height={172}
      colour="blue"
      what="available"
    >
      <TrayTitle colour="blue" title={MAP.british} tried={tried} />
      <Supply content="troops" number={troops} becomes={would.troops} x={18} y={SUPPLY} />
      <Supply content="police" number={police} becomes={would.police} x={97} y={SUPPLY} />
      <Supply
        content="irregularsUnderground"
        number={irregulars}
        becomes={would.irregulars}
        x={158}
        y={SUPPLY}
      />
      <Supply content="curfew" number={curfews} becomes={would.curfews} x={216} y={SUPPLY} />
      <Rule y={82} />
      <text x="18" y="102">
        {MAP.punishmentChits}
      </text>
      <Chits groups={groups} y={125} size={27} gap={10} />
    </Tray>
  )
})

/** 6.6 From Decentralized on the left to Centralized on the right. */
function UnityTrack({ unity, becomes }: { unity: number; becomes: number }) {
  return (
    <g data-what="unity">
      <text x="18" y="181">
        {MAP.unity}
      </text>
      <Track values={UNITY_VALUES} at={unity} becomes={becomes} y={188} />
      <text className="soft" x="18" y="241">
        {MAP.decentralized}
      </text>
      <text className="soft" x="270" y="241" textAnchor="end">
        {MAP.centralized}
      </text>
    </g>
  )
}

const REBEL_PARTS = ['available', 'operationsChits', 'chit', 'unity'] as const

/** What the Rebels have left, their Operations chits and the Unity Track. */
export const RebelTray = drawnFrom(REBEL_PARTS, function RebelTray({ board, after }) {
  const { guerrillas, bases } = board.available
  const would = after.available
  const tried = guerrillas !== would.guerrillas || bases !== would.bases
  const groups = operationsGroups(board)
  const have = list([pieces(guerrillas, 'guerrillas'), pieces(bases, 'bases')])
  return (
    <Tray
      label={TRAY_SAID.rebels(have, chitsInWords(groups), unityName(board.unity))}
      x={LEFT}
      y={306}
      width={WIDTH}
      height={256}
      colour="red"
      what="available"
    >
      <TrayTitle colour="red" title={MAP.rebels} tried={tried} />
      <Supply
        content="guerrillasUnderground"
        number={guerrillas}
        becomes={would.guerrillas}
        x={18}
        y={SUPPLY}
      />
      <Supply content="bases" number={bases} becomes={would.bases} x={105} y={SUPPLY} />
      <Rule y={81} />
      <text x="18" y="100">
        {MAP.operationsChits}
      </text>
      <Chits groups={groups} y={121} size={19.4} gap={7} />
      <Rule y={162} />
      <UnityTrack unity={board.unity} becomes={after.unity} />
    </Tray>
  )
})
