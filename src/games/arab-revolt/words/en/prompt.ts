import type { About, Ask } from '../../rules/index'
import { ASK_TEXT, ONE_MORE, aboutText } from './asks'
import { at, place } from './names'
import { ASK_NOTES } from './notes'

type Prompt = (space: string, at: string) => string

/** Questions about one space name it. */
const HERE: Readonly<Partial<Record<Ask, Prompt>>> = {
  'deploy.piece': (_, here) => `Choose a piece to place ${here}`,
  'patrol.move': (space) => `Choose cubes to move to ${space}`,
  'sweep.move': (space) => `Choose Troops to move to ${space}`,
  'sweep.irregular': (_, here) => `Choose whether to Activate an Irregular for the Sweep ${here}`,
  'rally.guerrilla': (_, here) => `Place a Guerrilla ${here}, or stop`,
  'march.group': (space) => `Choose who Marches from ${space}`,
  'ambush.target': (_, here) => `Choose the piece to remove ${here}`,
  'punish.detain': (_, here) => `Choose the piece to detain ${here}`,
  'punish.sabotage': (space) => `Choose where to remove Sabotage, next to ${space}`,
  'divide.guerrilla': (space) => `Choose the Guerrilla to replace, in or next to ${space}`,
  'raid.group': (space) => `Choose who joins the Raid on ${space}`,
  'raid.operation': (_, here) => `Choose an Operation for the Raid ${here}, if any`,
  'place.marched': (_, here) => `Choose which of the Guerrillas ${here} to take`,
  'event.piece': (_, here) => `Choose the piece to remove ${here}`,
  'place.from-map': (space) => `None is Available for ${space}: choose one to take from the map`,
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
