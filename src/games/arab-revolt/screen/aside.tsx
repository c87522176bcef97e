import type { Board } from '../rules/index'
import { MAP as HOUSE } from '../../../ui/words/en/map'
import { MAP, TRAY_SAID } from '../words/en/map'
import { PLACES, pieces } from '../words/en/names'
import { drawnFrom } from './drawn-from'
import { Supply, Tray } from '../../../ui/map/tray'
import { inRow } from '../../../language/english'

const list = (words: readonly string[]): string => inRow(words) || HOUSE.empty

export const prisonInWords = ({ prison: { guerrillas, bases } }: Pick<Board, 'prison'>): string =>
  list([
    ...(guerrillas > 0 ? [pieces(guerrillas, 'guerrillas')] : []),
    ...(bases > 0 ? [pieces(bases, 'bases')] : []),
  ])

/** 1.4.1 Guerrillas and Bases that were Detained. */
export const Prison = drawnFrom(['prison'], function Prison({ board, after }) {
  const { guerrillas, bases } = board.prison
  const would = after.prison
  const [some, someBases] = [guerrillas + would.guerrillas > 0, bases + would.bases > 0]
  return (
    <Tray
      what="prison"
      label={TRAY_SAID.prison(prisonInWords(board))}
      x={1062}
      y={806}
      width={152}
      height={72}
    >
      <text className="soft" x="13" y="24">
        {MAP.prison}
      </text>
      {!some && !someBases && (
        <text className="faint" x="13" y="54">
          {HOUSE.empty}
        </text>
      )}
      {some && (
        <Supply
          content="guerrillasUnderground"
          number={guerrillas}
          becomes={would.guerrillas}
          x={13}
          y={44}
        />
      )}
      {someBases && <Supply content="bases" number={bases} becomes={would.bases} x={80} y={44} />}
    </Tray>
  )
})

type Away = Pick<Board, 'outOfPlay' | 'tegartPolice'>

export const awayInWords = ({ outOfPlay: { troops, countries }, tegartPolice }: Away): string =>
  list([
    ...(troops > 0 ? [pieces(troops, 'troops')] : []),
    ...(tegartPolice > 0 ? [MAP.inForts(pieces(tegartPolice, 'police'))] : []),
    ...countries.map((country) => PLACES[country]),
  ])

const AWAY_PARTS = ['outOfPlay', 'tegartPolice'] as const

/** Troops who have left, countries not yet in play, and the Police of the Tegart Forts. */
export const OutOfPlay = drawnFrom(AWAY_PARTS, function OutOfPlay({ board, after }) {
  const { troops, countries } = board.outOfPlay
  const police = board.tegartPolice
  const someTroops = troops + after.outOfPlay.troops > 0
  const somePolice = police + after.tegartPolice > 0
  return (
    <Tray
      what="out-of-play"
      label={TRAY_SAID.outOfPlay(awayInWords(board))}
      x={1062}
      y={886}
      width={152}
      height={88}
    >
      <text className="soft" x="13" y="24">
        {HOUSE.outOfPlay}
      </text>
      {someTroops && (
        <Supply content="troops" number={troops} becomes={after.outOfPlay.troops} x={13} y={44} />
      )}
      {somePolice && (
        <Supply content="police" number={police} becomes={after.tegartPolice} x={80} y={44} />
      )}
      <text className="soft" x="13" y="79">
        {countries.length > 0
          ? MAP.countries(countries.length)
          : !someTroops && !somePolice && HOUSE.empty}
      </text>
    </Tray>
  )
})
