import type { askingIn } from './asking'
import type { Script } from './decision'
import type { Selection, selectingIn } from './selecting'
import type { VerdictOf, World } from './world'

/** The questions that the Events of every game ask. */
export const eventAskingIn = <W extends World>(
  { ask, word, DONE }: ReturnType<typeof askingIn<W>>,
  { oneSpace, perhapsOneSpace, selectSpaces }: ReturnType<typeof selectingIn<W>>,
) => {
  type May = (space: W['space']) => VerdictOf<W>

  /** Selects spaces, one by one. */
  const eachSpace = (selection: Omit<Selection<W>, 'ask' | 'rule'>): Script<W> =>
    selectSpaces({ ...selection, ask: 'event.space', rule: '5.1' })

  /** One space, or null where there is none to choose. */
  const oneSpaceOf = (
    by: W['faction'],
    may: May,
    about: W['about'] = {},
  ): Script<W, W['space'] | null> => oneSpace(by, 'event.space', may, about)

  /** One space, or null where there is none to choose or none is wanted. */
  const perhapsOneSpaceOf = (
    by: W['faction'],
    may: May,
    about: W['about'] = {},
  ): Script<W, W['space'] | null> => perhapsOneSpace(by, 'event.space', may, about)

  /** Whether a Faction wants what the card lets it do. */
  function* wants(by: W['faction']): Script<W, boolean> {
    return (yield* ask(by, 'event.go-on', {}, word<'yes'>('yes'), DONE)) === 'yes'
  }

  return { eachSpace, oneSpaceOf, perhapsOneSpaceOf, wants }
}
