import type { askingIn } from './asking'
import type { CardBoard } from './board'
import type { Script } from './decision'
import type { Play } from './table'
import type { CauseOf, World } from './world'

export interface PhaseRule<W extends World> {
  /** The section of the rulebook. */
  readonly rule: string
  /**
   * What happens in it; it ends by entering the next phase. What comes before its first question may be
   * played twice, because a game is kept as it stands at that question: it must change nothing then.
   */
  readonly play: (t: Play<W>, nextCard: W['card'] | undefined) => Script<W> | undefined
}

/** 2.0 The sequence of play of a game. */
export const phasesIn = <W extends World & { board: CardBoard<W> }>(
  phases: Readonly<Record<Exclude<W['phase'], 'over'>, PhaseRule<W>>>,
  { during }: ReturnType<typeof askingIn<W>>,
) => {
  function* carryOut(
    t: Play<W>,
    play: PhaseRule<W>['play'],
    nextCard: W['card'] | undefined,
  ): Script<W> {
    const script = play(t, nextCard)
    if (script) yield* script
  }

  /** The script of the phase that the board is in; none when the game is over. */
  return (t: Play<W>, nextCard: W['card'] | undefined): Script<W> | null => {
    const { phase } = t.board
    if (phase === 'over') return null
    const { rule, play } = phases[phase as Exclude<W['phase'], 'over'>]
    const cause: CauseOf<W> = { rule, what: phase, by: null }
    return during(t, cause, carryOut(t, play, nextCard))
  }
}
