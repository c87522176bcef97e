import type { askingIn } from './asking'
import type { Script } from './decision'
import type { operationsIn } from './operations'
import { always, refuse } from './refusal'
import type { Play } from './table'
import { newTurn, type Turn } from './turn'
import type { CauseOf, VerdictOf, World } from './world'

export interface Activity<W extends World> {
  /** The section of the rulebook. */
  readonly rule: string
  /** 4.1.1 The Operations that it may accompany. */
  readonly accompanies: readonly W['operation'][]
  /** Whether there is anything to do it with, at this moment of the Operation. */
  readonly possible: (t: Play<W>, turn: Turn<W>) => VerdictOf<W>
  /** 4.1 Whether, carried out first, it is sure to give the Operation a space, if its player wants. */
  readonly opens?: (t: Play<W>, operation: W['operation']) => boolean
  readonly carryOut: (t: Play<W>, turn: Turn<W>) => Script<W>
  /** 4.1 The same where the Operation waits for a space: only such ways as give it one. */
  readonly open?: (t: Play<W>, operation: W['operation']) => Script<W>
}

interface Names<W extends World> {
  readonly activitiesOf: Readonly<Record<W['faction'], readonly W['activity'][]>>
  readonly factionOf: (action: W['operation'] | W['activity']) => W['faction']
  readonly activities: Readonly<Record<W['activity'], Activity<W>>>
  /** The ruling on an Operation that only an Activity can open. */
  readonly openingRule: string
}

/** 4.0 The Special Activities of a game, as its Operations and Events call them. */
export const activitiesIn = <W extends World>(
  { activitiesOf, factionOf, activities, openingRule }: Names<W>,
  { ask, choice, during, DONE }: ReturnType<typeof askingIn<W>>,
  { canOperate }: ReturnType<typeof operationsIn<W>>,
) => {
  /** 4.0 Carries out a Special Activity for a reason of its own. */
  function* asActivity(
    t: Play<W>,
    by: W['faction'],
    activity: W['activity'],
    script: Script<W>,
  ): Script<W> {
    const cause: CauseOf<W> = { ...t.cause, rule: activities[activity].rule, what: activity, by }
    yield* during(t, cause, script)
  }

  /** 4.1 An Operation that one Special Activity may interrupt, once, at any pause. */
  const turnWithActivity = (
    t: Play<W>,
    by: W['faction'],
    operation: W['operation'],
    limit: number,
  ): Turn<W> => {
    let used = false
    /** Whether only an Activity can give the Operation its first space. */
    const waits = () => turn.selected.length === 0 && canOperate(t, operation) !== true
    const turn: Turn<W> = newTurn({
      by,
      operation,
      limit,
      within: always,
      interruption: {
        judge(activity) {
          if (used) return refuse('4.1', 'used-this-turn')
          const { rule, accompanies, possible, opens } = activities[activity]
          if (!accompanies.includes(operation)) return refuse(rule, 'not-with-this-operation')
          // What only an Activity can open begins with one that does.
          if (waits() && opens?.(t, operation) !== true)
            return refuse(openingRule, 'opens-no-space')
          return possible(t, turn)
        },
        // No generator function: one that is made anew for each turn outlives it until memory is swept as a whole.
        carryOut(activity) {
          used = true
          const { open, carryOut } = activities[activity]
          const script = open && waits() ? open(t, operation) : carryOut(t, turn)
          return asActivity(t, by, activity, script)
        },
      },
    })
    return turn
  }

  /** 4.1 An Operation that has a space, or to which a Special Activity carried out first can give one. */
  const canOperateWithActivity = (t: Play<W>, operation: W['operation']): VerdictOf<W> => {
    const verdict = canOperate(t, operation)
    if (verdict === true) return true
    const opened = activitiesOf[factionOf(operation)].some((name) => {
      const { accompanies, opens } = activities[name]
      return accompanies.includes(operation) && opens?.(t, operation) === true
    })
    return opened ? true : verdict
  }

  /** 4.1 A card lets a Faction carry out a Special Activity, if it can and wants to. Tells whether it did. */
  function* mayDo(
    t: Play<W>,
    activity: W['activity'],
    possible: VerdictOf<W>,
    script: () => Script<W>,
  ): Script<W, boolean> {
    if (possible !== true) return false
    const by = factionOf(activity)
    const offer = choice([activity])
    if ((yield* ask(by, 'grant.activity', {}, offer, DONE)) === 'done') return false
    yield* asActivity(t, by, activity, script())
    return true
  }

  return { asActivity, turnWithActivity, canOperateWithActivity, mayDo }
}
