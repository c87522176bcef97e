import { Chits } from '../../../ui/map/chits'
import { Figure } from '../../../ui/map/pieces'
import { Track, placeX } from '../../../ui/map/track'
import { LEFT, Rule, Supply, Tray, TrayTitle, WIDTH } from '../../../ui/map/tray'
import { HAGANAH_PIECES } from '../rules/index'
import { MAP, TRAY_SAID } from '../words/en/map'
import { haganahName, pieces } from '../words/en/names'
import { intelGroups, intelInWords } from './chits'
import { drawnFrom } from './drawn-from'
import { HAGANAH_VALUES, haganahGives } from './haganah'

const BRITISH_PARTS = ['available', 'intel'] as const

/** How far down a tray its pieces stand. */
const SUPPLY = 56

/** What the British have left, and their Intel chits. All Troops are on the map for ever (1.4.1). */
export const BritishTray = drawnFrom(BRITISH_PARTS, function BritishTray({ board, after }) {
  const { police, curfews } = board.available
  const would = after.available
  const tried = police !== would.police || curfews !== would.curfews
  const have = `${pieces(police, 'police')}, ${pieces(curfews, 'curfews')}`
  return (
    <Tray
      label={TRAY_SAID.british(have, intelInWords(board, 'held'), intelInWords(board, 'bag'))}
      x={LEFT}
      y={124}
      width={WIDTH}
      height={172}
      colour="blue"
      what="available"
    >
      <TrayTitle colour="blue" title={MAP.british} tried={tried} />
      <Supply content="police" number={police} becomes={would.police} x={18} y={SUPPLY} />
      <Supply content="curfew" number={curfews} becomes={would.curfews} x={105} y={SUPPLY} />
      <Rule y={82} />
      <text x="18" y="102">
        {MAP.intelChits}
      </text>
      <Chits groups={intelGroups(board)} y={125} size={22.4} gap={10} />
    </Tray>
  )
})

/** 6.5.2 What lies on the Track, below the values under which it goes there. */
function OnTrack({ haganah, y }: { haganah: number; y: number }) {
  return HAGANAH_PIECES.filter(({ under }) => haganah < under).map((one) => {
    const x = placeX(one.under) + 24
    const apart = one.armsCaches > 0 ? 12 : 0
    return (
      <g key={one.under}>
        <Figure content="cellsUnderground" x={x - apart} y={y} size={23} number={one.cells} />
        {one.armsCaches > 0 && <Figure content="armsCaches" x={x + apart} y={y} size={23} />}
      </g>
    )
  })
}

const GIVES = 197
const LINE = 22

const IRGUN_PARTS = ['available', 'haganah', 'capabilities'] as const

/** What Irgun have left, and the Haganah Track with what it gives now. */
export const IrgunTray = drawnFrom(IRGUN_PARTS, function IrgunTray({ board, after }) {
  const { cells, armsCaches } = board.available
  const would = after.available
  const tried = cells !== would.cells || armsCaches !== would.armsCaches
  const have = `${pieces(cells, 'cells')}, ${pieces(armsCaches, 'armsCaches')}`
  const gives = haganahGives(board)
  return (
    <Tray
      label={TRAY_SAID.irgun(have, haganahName(board.haganah), gives.join('; '))}
      x={LEFT}
      y={306}
      width={WIDTH}
      height={232}
      colour="red"
      what="available"
    >
      <TrayTitle colour="red" title={MAP.irgun} tried={tried} />
      <Supply content="cellsUnderground" number={cells} becomes={would.cells} x={18} y={SUPPLY} />
      <Supply
        content="armsCaches"
        number={armsCaches}
        becomes={would.armsCaches}
        x={105}
        y={SUPPLY}
      />
      <Rule y={81} />
      <g data-what="haganah">
        <text x="18" y="103">
          {MAP.haganah}
        </text>
        <text className="soft" x="270" y="103" textAnchor="end">
          {MAP.haganahPlace(board.haganah)}
        </text>
        <Track values={HAGANAH_VALUES} at={board.haganah} becomes={after.haganah} y={113} />
        <OnTrack haganah={board.haganah} y={162} />
        {gives.map((line, i) => (
          <text key={line} className="soft" x="18" y={GIVES + i * LINE}>
            {line}
          </text>
        ))}
      </g>
    </Tray>
  )
})
