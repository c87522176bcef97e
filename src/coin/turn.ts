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

/** An Operation as it is being carried out. */
export interface Turn<W extends World> {
  readonly by: W['faction']
  readonly operation: W['operation']
  /** 3.1 How many spaces may be selected. What happens on the way may raise it. */
  limit: number
  /** Where the Operation may take place; an Event may bind it. */
  readonly within: (space: W['space']) => VerdictOf<W>
  readonly interruption: Interruption<W>
  /** 3.1 The spaces selected so far, in order. */
  readonly selected: W['space'][]
  /** How many of each kind of piece in each space have moved with it, and so do not move again. */
  readonly moved: Map<OptionOf<W>, number>
}

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
  ): Turn<W> => ({
    by,
    operation,
    limit,
    within,
    interruption: noActivity(rule),
    selected: [],
    moved: new Map(),
  })

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

  const isActivity = (turn: Turn<W>, answer: string): answer is W['activity'] =>
    (activitiesOf[turn.by] as readonly string[]).includes(answer)

  const about = (turn: Turn<W>): W['about'] => ({ spaces: [...turn.selected], limit: turn.limit })

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
    while (anySpaceLeft() || anyActivity(turn, pauses)) {
      const stop = choice<'done'>(['done'], mayStop)
      const interruptions = activities(turn, pauses)
      const answer = yield* ask(turn.by, key, about(turn), spaces(may), interruptions, stop)
      if (answer === 'done') return null
      if (!isActivity(turn, answer)) {
        turn.selected.push(answer)
        return answer
      }
      yield* turn.interruption.carryOut(answer)
    }
    return null
  }

  /** A pause between two later steps of an Operation, or after it, if a Special Activity is possible. */
  function* pause(turn: Turn<W>): Script<W> {
    if (!anyActivity(turn)) return
    const answer = yield* ask(turn.by, 'turn.activity', about(turn), activities(turn), DONE)
    if (answer !== 'done') yield* turn.interruption.carryOut(answer)
  }

  return { turnWithoutActivity, nextSpace, pause }
}
