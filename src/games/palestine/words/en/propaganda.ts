import type { Outcome, PhaseId, SpaceId, WillLineId } from '../../rules/index'
import { PLACES, pieces } from './names'
import { inRow } from '../../../../language/english'

type RoundPhase = Extract<PhaseId, 'political-will' | 'resources' | 'redeploy' | 'reset'>

/** The short names of the phases, for the stepper. */
export const PHASE_STEPS: Readonly<Record<RoundPhase, string>> = {
  'political-will': 'Political Will',
  resources: 'Resources',
  redeploy: 'Redeploy',
  reset: 'Reset',
}

/** What each phase is about. */
const PHASE_ABOUT: Readonly<Record<RoundPhase, string>> = {
  'political-will': 'The map is counted once, and Political Will moves by the sum.',
  resources:
    'Irgun may Rob in one space. The British draw an Intel chit if they hold none, or discard half. Then Haganah helps one side, if it stands at an end of its Track.',
  redeploy:
    'The British may move Police, then Troops. Irgun may move a Cell into each City without a Curfew, then one Arms Cache.',
  reset:
    'Curfews, Sabotage and Terror are removed, half of the Prison comes back, and all Cells go Underground. Irgun are First Eligible.',
}

/** The parts of 6.1, by their lines. */
export const SUM_HEADINGS: Readonly<Record<WillLineId, string>> = {
  districts: 'Disorder',
  railways: 'Disorder',
  'cities-sabotage': 'Disorder',
  'cities-terror': 'Disorder',
  'no-railway': 'Order',
  'clear-cities': 'Order',
}

/** What each line counts. */
export const SUM_LINES: Readonly<Record<WillLineId, string>> = {
  districts: 'Each Sabotage marker in a District',
  railways: 'Each Railway with Sabotage',
  'cities-sabotage': 'Each Sabotage marker in a City',
  'cities-terror': 'Each Terror marker in a City',
  'no-railway': 'No Sabotage on any Railway',
  'clear-cities': 'Each City without Sabotage and Terror',
}

const names = (spaces: readonly string[]): string =>
  inRow(spaces.map((space) => PLACES[space as SpaceId]))

/** Lines that count markers, of which several may lie in a space. */
const MARKERS: Readonly<Partial<Record<string, 'sabotage' | 'terror'>>> = {
  districts: 'sabotage',
  'cities-sabotage': 'sabotage',
  'cities-terror': 'terror',
}

/** What a line found on the board. */
export const sumDetail = ({
  id,
  spaces,
  number,
}: {
  readonly id: string
  readonly spaces: readonly string[]
  readonly number: number
}): string => {
  if (id === 'no-railway') return spaces.length > 0 ? 'all four are clear' : 'not so'
  if (spaces.length === 0) return 'none'
  const marker = MARKERS[id]
  return marker ? `${pieces(number, marker)}: ${names(spaces)}` : names(spaces)
}

/** What the count means for the game. */
export const verdict = (outcome: Outcome | null, to: number): string => {
  if (outcome === null) return 'Above 0: the game goes on (6.1.3).'
  return outcome.winner === 'irgun'
    ? 'Political Will is at 0: Irgun win at once (6.1.3).'
    : `Political Will is at ${to} after the last count: the British win (6.1.4).`
}

/** What a phase of the round is about. */
export const aboutPhase = (phase: PhaseId): string => PHASE_ABOUT[phase as RoundPhase]
