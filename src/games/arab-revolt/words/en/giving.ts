import { optionKind, type Ask, type Cause, type Option, type SpaceId } from '../../rules/index'
import { answerText } from './answers'
import { CAUSES, PLACES, at, place } from './names'
import { deedsOf, wayText } from './ways'
import { capital } from '../../../../language/english'

/** Questions for a space in which something else is done than their action says. */
const IN: Readonly<Partial<Record<Ask, (space: SpaceId) => string>>> = {
  'turn.base': (space) => `Place a Base ${at(space)}`,
  'deploy.curfew': (space) => `Curfew ${at(space)}`,
  'rally.opposition': (space) => `Opposition ${at(space)}`,
  'march.space': (space) => `March from ${place(space)}`,
  'mobilize.base': (space) => `Place a Base ${at(space)}`,
  'mobilize.guerrilla': (space) => `Place a Guerrilla ${at(space)}`,
  'reset.troops': (space) => `Place a Troop ${at(space)}`,
  'event.space': (space) => `Choose ${PLACES[space]}`,
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
      return `Choose ${answerText(option)}`
    default:
      return capital(answerText(option))
  }
}

/** What the same answers add in their place; empty where the first says it all. */
export const givingNote = (stroke: readonly Option[]): string =>
  deedsOf(stroke).length > 0 ? wayText(stroke) : ''
