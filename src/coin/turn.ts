import type { askingIn } from './asking'
import type { Choice, Script } from './decision'
import { always, refuse } from './refusal'
import type { selectingIn } from './selecting'
import type { OptionOf, VerdictOf, World } from './world'

/** 4.1 How a Special Activity may interrupt an Operation. */
export interface Interruption<W extends World> {
  judge(activity: W['activity']): VerdictOf<W>
  carryOut(activity: W['activity']): Script<W>
}

/** How one more space may be paid for, once in an Operation. */
export interface Extension<W extends World> {
  /** What it may be paid with: only where a space will be left to select. */
  readonly payments: Choice<W>
  isPayment(answer: OptionOf<W>): boolean
  pay(answer: OptionOf<W>): Script<W>
}

/** An Operation as it is being carried out. */
export interface Turn<W extends World> {
  readonly by: W['faction']
  readonly operation: W['operation']
  /** 3.1 How many spaces may be selected. What happens on the way may raise it. */
  limit: number
  /** Where the Operation may take place; an Event may bind it. */
  readonly within: (space: W['space']) => VerdictOf<W>
  readonly interruption: Interruption<W>
  /** How one more space may be paid for; null once it has been, or where it cannot be. */
  extension: Extension<W> | null
  /** The space that is being resolved, while what happens there may still be changed. */
  current: W['space'] | null
  /** What a game notes about it. */
  readonly own: Partial<W['turn']>
  /** 3.1 The spaces selected so far, in order. */
  readonly selected: W['space'][]
  /** How many of each kind of piece in each space have moved with it, and so do not move again. */
  readonly moved: Map<OptionOf<W>, number>
}

/** What makes an Operation the one that it is. */
type Terms<W extends World> = Pick<
  Turn<W>,
  'by' | 'operation' | 'limit' | 'within' | 'interruption'
>

/** An Operation before its first space. Field by field: a spread makes it slow to ask, and it is asked all the time. */
export const newTurn = <W extends World>(
  { by, operation, limit, within, interruption }: Terms<W>,
  own: Partial<W['turn']> = {},
): Turn<W> => ({
  by,
  operation,
  limit,
  within,
  interruption,
  extension: null,
  current: null,
  own: { ...own },
  selected: [],
  moved: new Map(),
})

/** Whether the Operation pauses now, so that a Special Activity may interrupt it. */
type Pause<W extends World> = () => VerdictOf<W>

/** How the Operations of a game go from space to space, with the Special Activities that may interrupt them. */
export const turnsIn = <W extends World>(
  activitiesOf: Readonly<Record<W['faction'], readonly W['activity'][]>>,
  { ask, choice, spaces, DONE }: ReturnType<typeof askingIn<W>>,
  { someSpace }: ReturnType<typeof selectingIn<W>>,
) => {
  const noActivity = (rule: string): Interruption<W> => ({
    judge: () => refuse(rule, 'no-activity-now'),
    // Nothing is accepted, so nothing is ever carried out.
    *carryOut() {},
  })

  /** An Operation without a Special Activity; the rule says why there is none. */
  const turnWithoutActivity = (
    by: W['faction'],
    operation: W['operation'],
    limit: number,
    rule: string,
    within: (space: W['space']) => VerdictOf<W> = always,
    own?: Partial<W['turn']>,
  ): Turn<W> => newTurn({ by, operation, limit, within, interruption: noActivity(rule) }, own)

  /** 3.1 Whether a space may be selected now: not twice, not too many, and as its Operation wants it. */
  const maySelect = (
    turn: Turn<W>,
    space: W['space'],
    judge: (space: W['space']) => VerdictOf<W>,
  ): VerdictOf<W> => {
    if (turn.selected.includes(space)) return refuse('3.1', 'already-selected')
    if (turn.selected.length >= turn.limit)
      return refuse('3.1', 'no-more-spaces', { limit: turn.limit })
    const bound = turn.within(space)
    return bound === true ? judge(space) : bound
  }

  /** The Special Activities, as answers; at a moment that may be no pause. */
  const activities = (turn: Turn<W>, now: Pause<W> = always): Choice<W, W['activity']> =>
    choice(activitiesOf[turn.by], (activity) => {
      const verdict = turn.interruption.judge(activity)
      return verdict === true ? now() : verdict
    })

  const anyActivity = (turn: Turn<W>, now: Pause<W> = always): boolean =>
    now() === true &&
    activitiesOf[turn.by].some((activity) => turn.interruption.judge(activity) === true)

  const isActivity = (turn: Turn<W>, answer: OptionOf<W>): answer is W['activity'] =>
    (activitiesOf[turn.by] as readonly OptionOf<W>[]).includes(answer)

  const about = (turn: Turn<W>): W['about'] => ({ spaces: [...turn.selected], limit: turn.limit })

  const noPayment = choice<never>([])

  /** What one more space may be paid with, as answers. */
  const paymentsOf = ({ extension }: Turn<W>): Choice<W> => extension?.payments ?? noPayment

  const anyPayment = (turn: Turn<W>): boolean => {
    const payments = paymentsOf(turn)
    const all = typeof payments.of === 'function' ? payments.of() : payments.of
    return all.some((payment) => payments.judge(payment) === true)
  }

  /** Pays for one more space, which must then be selected at once. */
  function* extend(
    turn: Turn<W>,
    extension: Extension<W>,
    payment: OptionOf<W>,
    key: W['ask'],
    may: (space: W['space']) => VerdictOf<W>,
  ): Script<W, W['space']> {
    turn.extension = null
    turn.limit += 1
    yield* extension.pay(payment)
    return yield* ask(turn.by, key, about(turn), spaces(may))
  }

  /**
   * Asks for the next space of an Operation, or null when it is enough. This is where a Special Activity
   * interrupts (4.1): before the first space, between two, or after the last, if the Operation pauses there.
   */
  function* nextSpace(
    turn: Turn<W>,
    key: W['ask'],
    judge: (space: W['space']) => VerdictOf<W>,
    pauses: Pause<W> = always,
  ): Script<W, W['space'] | null> {
    const may = (space: W['space']) => maySelect(turn, space, judge)
    const anySpaceLeft = () => turn.selected.length < turn.limit && someSpace(may)
    const mayStop = (): VerdictOf<W> =>
      turn.selected.length > 0 ? true : refuse('3.1', 'nothing-selected-yet')
    while (anySpaceLeft() || anyActivity(turn, pauses) || anyPayment(turn)) {
      const stop = choice<'done'>(['done'], mayStop)
      const others = [paymentsOf(turn), activities(turn, pauses), stop] as const
      const answer = yield* ask(turn.by, key, about(turn), spaces(may), ...others)
      if (answer === 'done') return null
      if (isActivity(turn, answer)) {
        yield* turn.interruption.carryOut(answer)
        continue
      }
      const { extension } = turn
      const space = extension?.isPayment(answer)
        ? yield* extend(turn, extension, answer, key, may)
        : (answer as W['space'])
      turn.selected.push(space)
      return space
    }
    return null
  }

  /** A pause between two later steps of an Operation, or after it, if a Special Activity is possible. */
  function* pause(turn: Turn<W>): Script<W> {
    if (!anyActivity(turn)) return
    const answer = yield* ask(turn.by, 'turn.activity', about(turn), activities(turn), DONE)
    if (answer !== 'done') yield* turn.interruption.carryOut(answer)
  }

  return { turnWithoutActivity, nextSpace, pause, activities, anyActivity, isActivity }
}
