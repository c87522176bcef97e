import { drawingIn, sumOf as chitsIn } from '../../../../coin/drawing'
import { basesOnMap, irregularsOnMap, oppositionSpaces } from '../board/queries'
import {
  returnOperationsChits,
  noteRoll,
  passOperationsChit,
  passPunishmentChit,
} from '../board/verbs'
import { OPERATIONS_CHITS, PUNISHMENTS, type OperationsChit, type Punishment } from '../data/chits'
import { inForce, type Play } from './capability'
import type { Script } from './decision'
import { ask, asking, choice } from './ask'
import type { ArabRevolt } from './world'
import { refuse } from './refusal'
import type { ChitChoice } from './option'

const { rollDie, drawn } = drawingIn<ArabRevolt>(asking)

/** R40 What Capabilities add to a roll against the number of Bases on the map. */
const modifierAgainstBases = (t: Play): number =>
  inForce(t, 'rollAgainstBases').reduce((sum, modifier) => sum + modifier, 0)

/** A roll that succeeds at or below the number of Bases on the map. */
export function* rollWithinBases(t: Play): Script<boolean> {
  const about = { target: basesOnMap(t.board), modifier: modifierAgainstBases(t) }
  return noteRoll(t, yield* rollDie(about), 'at-most', about.target, about.modifier)
}

/** A20 A roll that succeeds above the number of Bases on the map. */
export function* rollAboveBases(t: Play): Script<boolean> {
  const about = { target: basesOnMap(t.board), modifier: modifierAgainstBases(t) }
  return noteRoll(t, yield* rollDie(about), 'above', about.target, about.modifier)
}

/** A roll that succeeds at or below the number of Irregulars on the map. */
export function* rollWithinIrregulars(t: Play): Script<boolean> {
  const target = irregularsOnMap(t.board)
  return noteRoll(t, yield* rollDie({ target, modifier: 0 }), 'at-most', target, 0)
}

/** A19 A roll that succeeds above the number of spaces with Opposition. */
export function* rollAboveOpposition(t: Play): Script<boolean> {
  const target = oppositionSpaces(t.board).length
  return noteRoll(t, yield* rollDie({ target, modifier: 0 }), 'above', target, 0)
}

/** 1.8.1 Draws an Operations chit, each chit in the pool as likely as any other. */
export function* drawOperationsChit(t: Play): Script<OperationsChit> {
  const { pool } = t.board.operationsChits
  const chit = yield* drawn('turn.draw-chit', '1.8.1', OPERATIONS_CHITS, pool)
  passOperationsChit(t, chit, 'pool', 'drawn')
  return chit
}

/** Whether no Operations chit is at hand. Only set-ups by hand can use up all nine in a campaign. */
const noneAtHand = ({ pool, held }: Play['board']['operationsChits']): boolean =>
  chitsIn(pool) + chitsIn(held) === 0

/**
 * 1.8.1 The Rebels draw so many Operations chits, or what is left, and choose one of them or a held one.
 * If there is none at all, those set aside go back to the pool first.
 */
export function* chooseOperationsChit(t: Play, draws: number): Script<AtHand> {
  const chits = t.board.operationsChits
  if (noneAtHand(chits)) returnOperationsChits(t, ['used'])
  for (let drawn = 0; drawn < draws && chitsIn(chits.pool) > 0; drawn++)
    yield* drawOperationsChit(t)
  const atHand = choice(AT_HAND, ({ chit, from }) =>
    chits[from][chit] > 0 ? true : refuse('1.8.1', 'chit-not-at-hand'),
  )
  return yield* ask('rebels', 'turn.chit', {}, atHand)
}

interface AtHand extends ChitChoice {
  readonly chit: OperationsChit
  readonly from: 'drawn' | 'held'
}

const AT_HAND: readonly AtHand[] = (['drawn', 'held'] as const).flatMap((from) =>
  OPERATIONS_CHITS.map((chit) => ({ chit, from })),
)

/** 1.7.1 Draws a Punishment chit, each chit in the pool as likely as any other. */
export function* drawPunishmentChit(t: Play): Script<Punishment> {
  const chit = yield* drawn('punish.draw', '1.7.1', PUNISHMENTS, t.board.punishmentChits.pool)
  passPunishmentChit(t, chit, 'pool', 'drawn')
  return chit
}

/** 4.2.1 Draws two Punishment chits, or what is left. */
export function* drawPunishmentChits(t: Play): Script {
  for (let drawn = 0; drawn < 2 && chitsIn(t.board.punishmentChits.pool) > 0; drawn++)
    yield* drawPunishmentChit(t)
}

/** How many chits of any kind lie in a tray. */
export { sumOf as chitsIn } from '../../../../coin/drawing'
