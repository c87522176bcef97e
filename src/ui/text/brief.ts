import { FORCE, type Fact } from '../../rules/index'
import { TRAY_NAMES, chitName, pieces, place, signed } from './names'

/** A fact in two or three words, where its space is named beside it; empty where it adds nothing. */
export const briefText = (fact: Fact): string => {
  switch (fact.fact) {
    case 'placed':
      return `+${pieces(fact.number, fact.force)}`
    case 'relocated':
      return `${pieces(1, fact.piece)} from ${place(fact.from)}`
    case 'moved':
      return `${pieces(fact.number, fact.piece)} to ${place(fact.to)}`
    case 'removed':
      return `−${pieces(fact.number, FORCE[fact.piece])}`
    case 'garrisoned':
      return `${pieces(fact.number, 'police')} to Tegart Forts`
    case 'activated':
      return `${pieces(fact.number, fact.force)} Active`
    case 'hidden':
      return `${pieces(fact.number, fact.force)} Underground`
    case 'opposition':
      return fact.present ? '+Opposition' : '−Opposition'
    case 'curfew':
      return fact.present ? '+Curfew' : '−Curfew'
    case 'sabotage':
      return `Sabotage ${signed(fact.change)}`
    case 'released':
      return 'Prison emptied'
    case 'political-will':
      return `Political Will ${signed(fact.change)}`
    case 'unity':
      return fact.from === fact.to ? 'Unity stays' : `Unity ${fact.toward}`
    case 'rolled':
      return `die ${fact.die}`
    case 'chit':
      return `${chitName(fact.chit)} ${TRAY_NAMES[fact.to]}`
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
