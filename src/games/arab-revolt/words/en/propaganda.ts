import {
  britishPieces,
  rebelPieces,
  type Board,
  type CardId,
  type Outcome,
  type PhaseId,
  type SpaceId,
  type WillLineId,
} from '../../rules/index'
import type { SumLine } from '../../../../ui/facts/sum-line'
import { PLACES, pieces } from './names'
import { ROUND_TEXT } from './round-text'
import { inRow } from '../../../../language/english'

/** The lines of the sum; the new Sabotage of 6.1.1 comes first and has no amount of its own. */
type SumLineId = WillLineId | 'new-sabotage'
type RoundPhase = Extract<
  PhaseId,
  'political-will' | 'resources' | 'support' | 'redeploy' | 'reset'
>

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
  inRow(spaces.map((space) => PLACES[space])) || 'none'

const against = (spaces: readonly SpaceId[], board: Board): string =>
  inRow(
    spaces.map(
      (one) => `${PLACES[one]} ${rebelPieces(board, one)} to ${britishPieces(board, one)}`,
    ),
  ) || 'none'

/** What a line found on the board. */
export const sumDetail = ({ id, spaces, number }: SumLine<SpaceId>, board: Board): string => {
  if (id === 'new-sabotage')
    return spaces.length === 0 ? 'none, so no new Sabotage' : `new Sabotage: ${names(spaces)}`
  if (id === 'rebel-majorities') return against(spaces, board)
  if (spaces.length === 0) return 'none'
  return id === 'irregulars' ? `${pieces(number, id)}: ${names(spaces)}` : names(spaces)
}

/** What the count means for the game. */
export const verdict = (outcome: Outcome | null, to: number): string => {
  if (outcome === null) return 'Above 0: the game goes on (6.1.5).'
  return outcome.winner === 'rebels'
    ? 'Political Will is at 0: the Rebels win at once (6.1.5).'
    : `Political Will is at ${to} after the last count: the British win (6.1.6).`
}

/** What a phase of the round of one card is about. */
export const aboutPhase = (phase: PhaseId, card: CardId): string =>
  [PHASE_ABOUT[phase as RoundPhase], phase === 'reset' ? ROUND_TEXT[card]?.effect : undefined]
    .filter(Boolean)
    .join(' ')
