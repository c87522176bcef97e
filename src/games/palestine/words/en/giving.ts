import {
  optionKind,
  type Ask,
  type Cause,
  type Option,
  type Pick,
  type SpaceId,
} from '../../rules/index'
import { answerText } from './answers'
import { CAUSES, PLACES, at, place } from './names'
import { choiceTitle } from './notes'
import { deedsOf, wayText } from './ways'
import { capital } from '../../../../language/english'

/** Questions for a space in which something else is done than their action says. */
const IN: Readonly<Partial<Record<Ask, (space: SpaceId) => string>>> = {
  'deploy.to': (space) => `Move Troops to ${place(space)}`,
  'patrol.remove': (space) => `Remove Cells ${at(space)}`,
  'travel.space': (space) => `Travel from ${place(space)}`,
  // It is asked by a Pass and in the Resources Phase too.
  'rob.space': (space) => `Rob ${at(space)}`,
  'propaganda.cache': (space) => `Place an Arms Cache ${at(space)}`,
  'redeploy.cache-to': (space) => `Move the Arms Cache to ${place(space)}`,
  'event.space': (space) => `Choose ${PLACES[space]}`,
}

/** Pieces that are chosen for something that has a name. */
const PICKING: Readonly<Partial<Record<Ask, (pick: Pick) => string>>> = {
  'haganah.piece': (pick) => `Give up ${answerText(pick)}`,
  'detention.cell': (pick) => `Detain ${answerText(pick)}`,
  'redeploy.cache': ({ space }) => `Move an Arms Cache from ${place(space)}`,
}

const pickText = (ask: Ask, pick: Pick): string => {
  const deed = PICKING[ask]?.(pick)
  if (deed) return deed
  const title = choiceTitle(pick, ask)
  return title === capital(answerText(pick)) ? `Choose ${answerText(pick)}` : title
}

/** What the button says that gives these answers. */
export const givingText = (ask: Ask, { what }: Cause, stroke: readonly Option[]): string => {
  const [option = 'done'] = stroke
  switch (optionKind(option)) {
    case 'space': {
      const space = option as SpaceId
      return IN[ask]?.(space) ?? `${CAUSES[what]} ${at(space)}`
    }
    case 'move':
    case 'group':
      return `Move ${answerText(option)}`
    case 'pick':
      return pickText(ask, option as Pick)
    default:
      return choiceTitle(option, ask)
  }
}

/** What the same answers add in their place; empty where the first says it all. */
export const givingNote = (stroke: readonly Option[]): string =>
  deedsOf(stroke).length > 0 ? wayText(stroke) : ''
