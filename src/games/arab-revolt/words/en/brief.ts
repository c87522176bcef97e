import { FORCE, type Fact, type SpaceId } from '../../rules/index'
import { TRAY_NAMES, UNITY_ENDS, at, chitName, pieces, place } from './names'
import { signed } from '../../../../language/english'

/** Whence what is placed comes, if not from Available. */
export const SOURCES = { available: '', prison: ' from Prison', 'out-of-play': ' from Out of Play' }
interface Ends {
  readonly from: SpaceId
  readonly to: SpaceId
}

const GOALS = {
  available: '',
  prison: ' to Prison',
  'out-of-play': ' to Out of Play',
  'tegart-forts': ' to Tegart Forts',
}

/** Whence and to where, unless it is the space that is named beside. */
const way = (fact: Ends, beside: SpaceId | null): string =>
  [
    fact.from === beside ? '' : ` from ${place(fact.from)}`,
    fact.to === beside ? '' : ` to ${place(fact.to)}`,
  ].join('')

/**
 * A fact in two or three words, without the space that is named beside it; empty where it adds nothing.
 */
export const briefText = (fact: Fact, beside: SpaceId | null = null): string => {
  const where = 'space' in fact && fact.space !== beside ? ` ${at(fact.space)}` : ''
  switch (fact.fact) {
    case 'placed':
      return `+${pieces(fact.number, fact.force)}${where}${SOURCES[fact.from]}`
    case 'relocated':
      return `${pieces(1, fact.piece)}${way(fact, beside)}`
    case 'moved':
      return `${pieces(fact.number, fact.piece)}${way(fact, beside)}`
    case 'removed':
      return `−${pieces(fact.number, FORCE[fact.piece])}${where}${GOALS[fact.to]}`
    case 'garrisoned':
      return `${pieces(fact.number, 'police')} to Tegart Forts`
    case 'activated':
      return `${pieces(fact.number, fact.force)} Active${where}`
    case 'hidden':
      return `${pieces(fact.number, fact.force)} Underground${where}`
    case 'opposition':
      return `${fact.present ? '+' : '−'}Opposition${where}`
    case 'curfew':
      return `${fact.present ? '+' : '−'}Curfew${where}`
    case 'sabotage':
      return `Sabotage ${signed(fact.change)}${where}`
    case 'released':
      return 'Prison emptied'
    case 'political-will':
      return `Political Will ${signed(fact.change)}`
    case 'unity':
      return fact.from === fact.to ? 'Unity stays' : `Unity toward ${UNITY_ENDS[fact.toward]}`
    case 'rolled':
      return `die ${fact.die}`
    case 'chit':
      return `${chitName(fact.chit)} ${fact.to === 'pool' ? 'back to the pool' : TRAY_NAMES[fact.to]}`
    case 'begins':
    case 'ends':
    case 'answered':
    case 'revealed':
    case 'took-box':
    case 'eligibility':
    case 'capability':
    case 'countries-in-play':
    case 'will-counted':
    case 'game-over':
      return ''
  }
}
