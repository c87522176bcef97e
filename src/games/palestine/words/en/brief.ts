import { FORCE, type Fact, type SpaceId } from '../../rules/index'
import { at, chitName, pieces, place } from './names'
import { signed } from '../../../../language/english'

/** Whence what is placed comes, if not from Available. */
export const SOURCES = { available: '', prison: ' from Prison' } as const

const GOALS = {
  available: '',
  prison: ' to Prison',
  'haganah-track': ' to the Haganah Track',
} as const

const INTEL = { drawn: 'drawn', spent: 'spent', discarded: 'back to the bag' } as const

/** Whence and to where, unless it is the space that is named beside. */
const way = ({ from, to }: Readonly<Record<'from' | 'to', SpaceId>>, beside: SpaceId | null) =>
  [from === beside ? '' : ` from ${place(from)}`, to === beside ? '' : ` to ${place(to)}`].join('')

/**
 * A fact in two or three words, without the space that is named beside it; empty where it adds nothing.
 */
export const briefText = (fact: Fact, beside: SpaceId | null = null): string => {
  const where = 'space' in fact && fact.space !== beside ? ` ${at(fact.space)}` : ''
  switch (fact.fact) {
    case 'placed':
      return `+${pieces(fact.number, fact.force)}${where}${SOURCES[fact.from]}`
    case 'moved':
      return `${pieces(fact.number, fact.piece)}${way(fact, beside)}`
    case 'removed':
      return `−${pieces(fact.number, FORCE[fact.piece])}${where}${GOALS[fact.to]}`
    case 'activated':
      return `${pieces(fact.number, 'cells')} Active${where}`
    case 'hidden':
      return `${pieces(fact.number, 'cells')} Underground${where}`
    case 'curfew':
      return `${fact.present ? '+' : '−'}Curfew${where}`
    case 'sabotage':
      return `Sabotage ${signed(fact.change)}${where}`
    case 'terror':
      return `Terror ${signed(fact.change)}${where}`
    case 'flipped':
      return `${fact.number} Terror to Sabotage${where}`
    case 'released':
      return `${pieces(fact.number, 'cells')} from Prison`
    case 'left-the-game':
      return `${pieces(fact.number, 'cells')} out of the game`
    case 'haganah':
      return `Haganah ${fact.from} to ${fact.to}`
    case 'withheld':
      return `${pieces(fact.number, fact.force)} to the Haganah Track`
    case 'provided':
      return `${pieces(fact.number, fact.force)} from the Haganah Track`
    case 'rolled':
      return `die ${fact.die}`
    case 'intel':
      return `${chitName(fact.chit)} ${INTEL[fact.change]}`
    case 'must-pass':
      return fact.on === null ? '' : 'British must Pass'
    case 'political-will':
      return `Political Will ${signed(fact.change)}`
    case 'begins':
    case 'ends':
    case 'answered':
    case 'revealed':
    case 'took-box':
    case 'eligibility':
    case 'capability':
    case 'will-counted':
    case 'game-over':
      return ''
  }
}
