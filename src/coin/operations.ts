import type { askingIn } from './asking'
import type { Choice, Script } from './decision'
import { always, refuse } from './refusal'
import type { selectingIn } from './selecting'
import type { Play } from './table'
import type { Turn, turnsIn } from './turn'
import type { CauseOf, VerdictOf, World } from './world'

export interface Operation<W extends World> {
  /** The section of the rulebook. */
  readonly rule: string
  /** Whether a space may be selected for it. */
  select(t: Play<W>, space: W['space']): VerdictOf<W>
  /** Carries it out, space by space. */
  carryOut(t: Play<W>, turn: Turn<W>): Script<W>
}

interface Names<W extends World> {
  readonly operationsOf: Readonly<Record<W['faction'], readonly W['operation'][]>>
  readonly factionOf: (operation: W['operation']) => W['faction']
  readonly operations: Readonly<Record<W['operation'], Operation<W>>>
}

/** 3.0 The Operations of a game, as its boxes and Events call them. */
export const operationsIn = <W extends World>(
  { operationsOf, factionOf, operations }: Names<W>,
  { ask, choice, during, DONE }: ReturnType<typeof askingIn<W>>,
  { anySpace }: ReturnType<typeof selectingIn<W>>,
  { turnWithoutActivity }: ReturnType<typeof turnsIn<W>>,
) => {
  type Within = (space: W['space']) => VerdictOf<W>

  /** 3.1 An Operation without a space cannot be chosen. */
  const canOperate = (
    t: Play<W>,
    operation: W['operation'],
    within: Within = always,
  ): VerdictOf<W> =>
    anySpace((space) => {
      const bound = within(space)
      return bound === true ? operations[operation].select(t, space) : bound
    }, operations[operation].rule)

  /** Whether an Operation may take place in this one space. */
  const canOperateIn = (t: Play<W>, operation: W['operation'], space: W['space']): VerdictOf<W> =>
    operations[operation].select(t, space)

  /** 3.0 Carries out an Operation. */
  function* operate(t: Play<W>, turn: Turn<W>): Script<W> {
    const operation = operations[turn.operation]
    const cause: CauseOf<W> = {
      ...t.cause,
      rule: operation.rule,
      what: turn.operation,
      by: turn.by,
    }
    yield* during(t, cause, operation.carryOut(t, turn))
  }

  /** The Operations of a Faction, as answers. */
  const choiceOf = (
    t: Play<W>,
    by: W['faction'],
    within: Within = always,
  ): Choice<W, W['operation']> =>
    choice(operationsOf[by], (operation) => canOperate(t, operation, within))

  /** 3.1 Whether a Faction has any Operation to conduct. */
  const canOperateAtAll = (t: Play<W>, by: W['faction'], within: Within = always): VerdictOf<W> =>
    operationsOf[by].some((operation) => canOperate(t, operation, within) === true)
      ? true
      : refuse('3.1', 'no-space-for-this')

  /** An Event lets a Faction conduct an Operation in up to so many spaces. Tells whether it did. */
  function* grantedOperation(
    t: Play<W>,
    by: W['faction'],
    spaces: number,
    within: Within = always,
    about: W['about'] = {},
  ): Script<W, boolean> {
    if (canOperateAtAll(t, by, within) !== true) return false
    const answer = yield* ask(by, 'grant.operation', about, choiceOf(t, by, within), DONE)
    if (answer === 'done') return false
    yield* operate(t, turnWithoutActivity(by, answer, spaces, '4.1', within))
    return true
  }

  /** 5.1 An Event lets a Faction conduct Limited Operations, one after the other, in one space each. */
  function* limitedOperations(
    t: Play<W>,
    by: W['faction'],
    number: number,
    within: Within = always,
  ): Script<W> {
    for (let left = number; left > 0; left--)
      if (!(yield* grantedOperation(t, by, 1, within, { limit: left }))) return
  }

  /** An Event lets a Faction conduct one Operation of a given kind. */
  function* mayOperate(
    t: Play<W>,
    operation: W['operation'],
    spaces: number,
    within: Within,
  ): Script<W> {
    if (canOperate(t, operation, within) !== true) return
    const by = factionOf(operation)
    const offer = choice([operation])
    if ((yield* ask(by, 'grant.operation', {}, offer, DONE)) === 'done') return
    yield* operate(t, turnWithoutActivity(by, operation, spaces, '4.1', within))
  }

  return {
    canOperate,
    canOperateIn,
    canOperateAtAll,
    operate,
    grantedOperation,
    limitedOperations,
    mayOperate,
  }
}
