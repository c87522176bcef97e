import type { About, Ask } from '../../rules/index'
import { ASK_TEXT, ONE_MORE, aboutText } from './asks'
import { at, place } from './names'
import { ASK_NOTES } from './notes'

type Prompt = (space: string, at: string) => string

/** Questions about one space name it. */
const HERE: Readonly<Partial<Record<Ask, Prompt>>> = {
  'intel.spend': (_, here) => `Spend an Intel chit on Underground Cells ${here}, or keep it`,
  'deploy.move': (space) => `Choose Troops to move to ${space}`,
  'patrol.move': (space) => `Choose Police to move to ${space}`,
  'search.move': (space) => `Choose Troops to move to ${space}`,
  'search.city': (_, here) => `Choose between a Curfew and an Intel chit ${here}`,
  'detention.cell': (space) => `Choose a Cell to detain, in ${space} or its District`,
  'recruit.number': (_, here) => `Choose how many Cells to place ${here}`,
  'travel.group': (space) => `Choose who Travels from ${space}`,
  'sabotage.before-roll': (space) => `Roll for ${space}, or add something before`,
  'redeploy.cache-to': (space) => `Choose where the Arms Cache of ${space} goes`,
  'event.piece': (_, here) => `Choose the piece ${here}`,
}

/** A question as the player reads it: with its space, and whether it is one more. */
export const promptText = (ask: Ask, about: About): string => {
  const { space, spaces = [] } = about
  const here = space && HERE[ask]
  if (here) return `${here(place(space), at(space))}.`
  const more = spaces.length > 0 ? ONE_MORE[ask] : undefined
  return `${more ?? ASK_TEXT[ask]}.`
}

/** The space of a question, where the prompt does not name it. */
const spaceText = (ask: Ask, { space }: About): string =>
  space && !HERE[ask] ? `For ${place(space)}` : ''

/** What helps with a question beside its prompt, sentence by sentence, without their stops. */
export const helpTexts = (ask: Ask, about: About): readonly string[] => [
  spaceText(ask, about),
  aboutText(about),
  ASK_NOTES[ask] ?? '',
]
