import type { Option } from '../../games/index'
import type { TableSetup } from '../../store/index'
import type { HintId } from '../../games/arab-revolt/words/en/learn'
import { WHO } from '../../games/arab-revolt/words/en/names'

const DECK = ['A13', 'A20'] as const

/** The first game: its cards and its seed are fixed, so that its course is known. */
export const FIRST_GAME: TableSetup = {
  game: 'arab-revolt',
  names: { british: WHO.british, rebels: WHO.rebels },
  seed: 1936,
  chance: 'seed',
  mode: 'play',
  handovers: true,
  rules: { deck: DECK },
}

/** Whether a game is the first game; one that was kept and opened again is too. */
export const isFirstGame = ({ seed, chance, mode, rules = {} }: TableSetup): boolean =>
  mode === 'play' &&
  chance === 'seed' &&
  seed === FIRST_GAME.seed &&
  rules.position === undefined &&
  rules.deck?.join() === DECK.join()

/** A hint, and the answers that it suggests, one after the other; none where a turn is to be ended. */
export interface PathStep {
  readonly hint: HintId
  readonly answers: readonly Option[]
}

const step = (hint: HintId, ...answers: Option[]): PathStep => ({ hint, answers })

/** The course that the hints suggest: two turns of each side. */
export const PATH: readonly PathStep[] = [
  step('chit', { chit: 2, from: 'drawn' }),
  step('box', 'operation-and-special'),
  step('rally', 'rally'),
  step('mobilize', 'mobilize'),
  step('bases', 'galilee', 'lydda'),
  step('samaria', 'samaria'),
  step('rally-galilee', 'galilee', 'guerrillas', 'guerrillas'),
  step('rally-lydda', 'lydda', 'guerrillas', 'guerrillas'),
  step('opposition', 'galilee'),
  step('end-rally'),
  step('limited', 'limited-operation'),
  step('sweep', 'sweep'),
  step(
    'sweep-lydda',
    'lydda',
    { piece: 'troops', from: 'jerusalem-district', to: 'lydda', number: 2 },
    { piece: 'troops', from: 'tel-aviv-jaffa', to: 'lydda', number: 2 },
  ),
  step('end-sweep'),
  step('full', 'operation-and-special'),
  step('assault', 'assault', 'lydda'),
  step('punish', 'punish'),
  step('detain', { chit: 'detain', from: 'drawn' }),
  step('detain-where', 'lydda', 'haifa-district'),
  step('stop', 'done'),
  step('small-chit', { chit: 1, from: 'drawn' }),
  step('event', 'event'),
  step('unity', 'shaded', 'yes'),
  step('end-event'),
]
