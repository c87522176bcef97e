import { OPERATIONS, type OperationId } from '../data/factions'
import { PUNISHMENTS, type Punishment, type Tray } from '../data/chits'
import { POPULATED, type SpaceId } from '../data/spaces'
import { isPopulated, opposition, troops } from '../board/queries'
import { passPunishmentChit, returnPunishmentChits } from '../board/verbs'
import { canOperate } from '../operations'
import { ask, choice } from '../script/ask'
import { inForce, type Play } from '../script/capability'
import { chitsIn, drawPunishmentChits } from '../script/drawing'
import type { Script } from '../script/decision'
import { bringingAbout, canBringAbout } from '../script/foresight'
import type { ChitChoice } from '../script/option'
import { always, refuse, type Verdict } from '../script/refusal'
import { anySpace, selectSpaces, someSpace } from '../script/select'
import { onlyIn } from '../script/within'
import type { Activity } from './activity'
import { mobilizeAfter, punishIn, type Punished } from './punishments'

type Within = (space: SpaceId) => Verdict

/** 4.2.1 Districts and Cities with Troops. */
export const withTroops = (t: Play, space: SpaceId): Verdict => {
  if (!isPopulated(space)) return refuse('4.2.1', 'needs-district-or-city')
  return troops(t.board, space) > 0 ? true : refuse('4.2.1', 'needs-troops')
}

const punishable =
  (t: Play, within: Within): Within =>
  (space) => {
    const bound = within(space)
    return bound === true ? withTroops(t, space) : bound
  }

/** R14 Whether there is a chit to draw, or a held one. */
const chitAtHand = (t: Play): boolean => {
  const { pool, held } = t.board.punishmentChits
  return chitsIn(pool) + chitsIn(held) > 0
}

/** R14 Whether there is a chit to use and a space to use it in. */
export const canPunish = (t: Play, within: Within = always): Verdict => {
  if (!chitAtHand(t)) return refuse('1.7.1', 'no-chit-left')
  return anySpace(punishable(t, within), '4.2.1')
}

/** 1.7.1 Chooses a chit from these trays; it is set aside, and the others that were drawn go back. */
function* choosePunishmentFrom(t: Play, trays: readonly Tray[]): Script<Punishment> {
  const chits = choice<ChitChoice & { chit: Punishment }>(
    trays.flatMap((from) => PUNISHMENTS.map((chit) => ({ chit, from }))),
    ({ chit, from }) =>
      t.board.punishmentChits[from][chit] > 0 ? true : refuse('1.7.1', 'chit-not-at-hand'),
  )
  const { chit, from } = yield* ask('british', 'punish.chit', {}, chits)
  passPunishmentChit(t, chit, from, 'used')
  returnPunishmentChits(t, ['drawn'])
  return chit
}

/** 4.2.1 Draws two chits, or what is left, and chooses one of them or a held one. */
function* drawPunishment(t: Play): Script<Punishment> {
  if (inForce(t, 'choosePunishment').length > 0)
    return yield* choosePunishmentFrom(t, ['pool', 'held'])
  yield* drawPunishmentChits(t)
  return yield* choosePunishmentFrom(t, ['drawn', 'held'])
}

/** 4.2.1 Up to two spaces, or exactly two if there are: the Punishment in each, then the Mobilization. */
export function* usePunishment(
  t: Play,
  chit: Punishment,
  may: Within,
  owed: 'one' | 'all' = 'one',
): Script {
  const punished: Punished[] = []
  yield* selectSpaces({
    by: 'british',
    ask: 'punish.space',
    limit: 2,
    owed,
    may,
    then(space) {
      punished.push({ space, atOpposition: opposition(t.board, space) })
      return punishIn(t, chit, space, punished)
    },
  })
  for (const one of punished) yield* mobilizeAfter(t, chit, one)
}

/** 4.2.1 Punish, in spaces with Troops; an Event may bind it further. */
export function* punishWithin(t: Play, within: Within = always): Script {
  yield* usePunishment(t, yield* drawPunishment(t), punishable(t, within))
}

/** A12 Whether there is a held chit and a space to use it in. */
export const canPunishWithHeld = (t: Play): Verdict =>
  chitsIn(t.board.punishmentChits.held) > 0 ? canPunish(t) : refuse('1.7.1', 'no-chit-left')

/** A12 Punish with a held chit; nothing is drawn. */
export function* punishWithHeld(t: Play): Script {
  const chit = yield* choosePunishmentFrom(t, ['held'])
  yield* usePunishment(t, chit, (space) => withTroops(t, space))
}

/** A22 Punish in exactly these spaces, whether there are Troops or not. */
export function* punishExactlyIn(t: Play, within: Within): Script {
  if (!chitAtHand(t) || !someSpace(within)) return
  yield* usePunishment(t, yield* drawPunishment(t), within, 'all')
}

/** R39 The hands that the British may come to choose from: what they hold, with any two that are drawn. */
const hands = (t: Play): readonly (readonly Punishment[])[] => {
  const { pool, held } = t.board.punishmentChits
  const kept = PUNISHMENTS.filter((chit) => held[chit] > 0)
  const left = PUNISHMENTS.filter((chit) => pool[chit] > 0)
  if (chitsIn(pool) < 2 || inForce(t, 'choosePunishment').length > 0) return [[...kept, ...left]]
  return left.flatMap((one) =>
    left.filter((other) => other !== one || pool[one] > 1).map((other) => [...kept, one, other]),
  )
}

/**
 * 1.7.2 Deploy wants Rebels gone, as a Detain does it; Assault wants some, as a Demolish brings them, or a
 * Fine that a Capability follows.
 */
const mayHelp = (t: Play, chit: Punishment, operation: OperationId): boolean => {
  if (operation === 'deploy') return chit === 'detain'
  return chit === 'demolish' || (chit === 'fine' && inForce(t, 'fined').length > 0)
}

/** R39 Whether a chit, used in one space, can give the Operation a space. */
const canOpen = (t: Play, chit: Punishment, operation: OperationId): boolean =>
  mayHelp(t, chit, operation) &&
  POPULATED.some(
    (space) =>
      withTroops(t, space) === true &&
      canBringAbout(
        t,
        'british',
        (copy) => usePunishment(copy, chit, onlyIn('4.2.1', space)),
        (copy) => canOperate(copy, operation) === true,
      ),
  )

export const punish: Activity = {
  rule: '4.2.1',
  accompanies: OPERATIONS.british,
  opens: (t, operation) =>
    hands(t).every((hand) => hand.some((chit) => canOpen(t, chit, operation))),
  possible: (t) => canPunish(t),
  carryOut: (t) => punishWithin(t),
  open: (t, operation) =>
    bringingAbout(
      t,
      'british',
      (copy) => punishWithin(copy),
      (copy) => canOperate(copy, operation) === true,
      refuse('R39', 'opens-no-space'),
    ),
}
