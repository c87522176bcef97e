import type { Board, CardId, Outcome, PhaseId, SpaceId, WillLineId } from '../../rules/index'
import { britishPieces, propagandaPlayed, rebelPieces } from '../../rules/index'
import { ROUND_TEXT } from './cards'
import { PLACES, pieces } from './names'
import { signed } from '../../../../language/english'

type SumLineId = WillLineId | 'new-sabotage'
type RoundPhase = Extract<
  PhaseId,
  'political-will' | 'resources' | 'support' | 'redeploy' | 'reset'
>

const ORDINALS = ['', 'first', 'second', 'third']

/** The short names of the phases, for the stepper. */
export const PHASE_STEPS: Readonly<Record<RoundPhase, string>> = {
  'political-will': 'Political Will',
  resources: 'Resources',
  support: 'Support',
  redeploy: 'Redeploy',
  reset: 'Reset',
}

/** What each phase is about. */
const PHASE_ABOUT: Readonly<Record<RoundPhase, string>> = {
  'political-will': 'The map is counted once, and Political Will moves by the sum.',
  resources:
    'The British may hold a Punishment chit. The Rebels roll for Unity or a chit, and may Rally abroad.',
  support: 'The British may Divide, and the Rebels may Mobilize.',
  redeploy: 'Troops leave the Railways, and Guerrillas leave Railways and Cities. Police may move.',
  reset: 'Curfews and Sabotage are removed, the Prison is emptied, and pieces turn Underground.',
}

/** The parts of 6.1, by their lines. */
export const SUM_HEADINGS: Readonly<Record<SumLineId, string>> = {
  'new-sabotage': 'Sabotage',
  'sabotaged-railways': 'Sabotage',
  'clear-railways': 'Sabotage',
  'rebel-majorities': 'Rebellion',
  'contained-spaces': 'Rebellion',
  'districts-with-bases': 'Rebel leaders',
  irregulars: 'Irregulars',
  opposition: 'Rebel Courts',
}

/** What each line counts, and for how much. */
export const SUM_LINES: Readonly<Record<SumLineId, string>> = {
  'new-sabotage': 'Railways with more Guerrillas than British',
  'sabotaged-railways': 'Each Railway with Sabotage',
  'clear-railways': 'Every two Railways without',
  'rebel-majorities': 'More Rebel than British pieces',
  'contained-spaces': 'Every two spaces without Rebels or Opposition',
  'districts-with-bases': 'Each District with a Base',
  irregulars: 'Every three on the map',
  opposition: 'Every two spaces with Opposition',
}

const names = (spaces: readonly SpaceId[]): string =>
  spaces.map((space) => PLACES[space]).join(', ') || 'none'

const against = (spaces: readonly SpaceId[], board: Board): string =>
  spaces
    .map((one) => `${PLACES[one]} ${rebelPieces(board, one)} to ${britishPieces(board, one)}`)
    .join(', ') || 'none'

/** What a line found on the board. */
export const sumDetail = (
  { id, spaces, number }: { id: SumLineId; spaces: readonly SpaceId[]; number: number },
  board: Board,
): string => {
  if (id === 'new-sabotage')
    return spaces.length === 0 ? 'none, so no new Sabotage' : `new Sabotage: ${names(spaces)}`
  if (id === 'rebel-majorities') return against(spaces, board)
  if (spaces.length === 0) return 'none'
  return id === 'irregulars' ? `${pieces(number, id)}: ${names(spaces)}` : names(spaces)
}

const sign = (net: number): string => (net < 0 ? `− ${-net}` : `+ ${net}`)

const verdict = (outcome: Outcome | null, to: number): string => {
  if (outcome === null) return 'Above 0: the game goes on (6.1.5).'
  return outcome.winner === 'rebels'
    ? 'Political Will is at 0: the Rebels win at once (6.1.5).'
    : `Political Will is at ${to} after the last count: the British win (6.1.6).`
}

/** What a phase of the round of one card is about. */
export const aboutPhase = (phase: RoundPhase, card: CardId): string =>
  [PHASE_ABOUT[phase], phase === 'reset' ? ROUND_TEXT[card]?.effect : undefined]
    .filter(Boolean)
    .join(' ')

/** Words of the Propaganda Round. */
export const ROUND = {
  which: (card: CardId, board: Board) =>
    `Card ${card}. The ${ORDINALS[propagandaPlayed(board)] ?? ''} of three Propaganda Rounds.`,
  phases: 'Phases of the Propaganda Round',
  states: {
    done: 'done',
    declined: 'nothing done',
    nothing: 'nothing to do',
    now: 'now',
    'to-come': 'to come',
  },
  fromTo: (from: number, to: number) => (from === to ? `stays ${to}` : `${from} to ${to}`),
  soFar: 'Done so far',
  over: 'The round is over. The next card is turned up when you end this turn.',
} as const

/** Words of the count. */
export const COUNT = {
  title: 'Political Will is counted.',
  sum: 'Political Will',
  lines: 'The sum, line by line',
  partial: (from: number, net: number) => `${from} ${sign(net)}`,
  equals: (from: number, net: number, to: number) => (to === from + net ? '=' : 'so'),
  verdict,
  once: 'Counted once, on this one position; then the marker moves.',
  whole: 'Show the whole sum',
  wholeNote: 'or wait: line follows line',
  move: (from: number, to: number) =>
    from === to ? `Leave Political Will at ${to}` : `Move Political Will to ${to}`,
  then: (phase: string) => `then the ${phase}`,
  thenEnd: 'then the game is over',
  said: ({ from, net, to }: { from: number; net: number; to: number }) =>
    `Propaganda. Political Will is counted: ${from} ${sign(net)}, so ${to}.`,
} as const

/** The amount of a line; the new Sabotage has none. */
export const amountText = (amount: number | null, number: number): string =>
  amount === null ? `${number} placed` : signed(amount)
