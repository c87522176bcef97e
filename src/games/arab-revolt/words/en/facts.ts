import {
  CENTRALIZED,
  DECENTRALIZED,
  type Fact,
  type Option,
  type Outcome,
  type SpaceId,
} from '../../rules/index'
import {
  BOX_NAMES,
  UNITY_ENDS,
  WHO,
  at,
  cardName,
  cardSide,
  causeName,
  chitName,
  pieces,
  place,
  unityName,
} from './names'
import { answerText } from './answers'
import { SOURCES } from './brief'
import { listed, plural, signed } from '../../../../language/english'

const are = (number: number): string => plural(number, 'is', 'are')

const placedOrRemoved = (placed: boolean, space: SpaceId): string =>
  placed ? `placed ${at(space)}` : `removed from ${place(space)}`

const GOALS = {
  available: '',
  prison: ' and put in Prison',
  'out-of-play': ' and put Out of Play',
  'tegart-forts': ' and put on Tegart Forts',
}

const causeText = (why: Fact['why']): string => {
  const { by, what, card, side } = why
  const name = what === 'event' && card ? `Event, ${cardSide(card, side)}` : causeName(why)
  return by ? `${WHO[by]}: ${name}` : name
}

export const outcomeText = ({ winner }: Outcome): string =>
  winner === 'rebels'
    ? 'The Rebels win: Political Will is at 0'
    : 'The British win: Political Will is above 0 after the last Propaganda Round'

const released = ({ guerrillas, bases }: Readonly<Record<'guerrillas' | 'bases', number>>) => {
  const who = [
    ...(guerrillas > 0 ? [pieces(guerrillas, 'guerrillas')] : []),
    ...(bases > 0 ? [pieces(bases, 'bases')] : []),
  ]
  return `${listed(who)} ${plural(guerrillas + bases, 'leaves', 'leave')}`
}

const CHIT_GOES = {
  pool: 'goes back to the pool',
  drawn: 'is drawn',
  held: 'is held',
  used: 'is used',
}

/** “toward Centralized”, “2 steps, to Decentralized”. */
const shiftText = ({ from, to, toward }: Extract<Fact, { fact: 'unity' }>): string => {
  const steps = Math.abs(to - from)
  const isEnd = to === DECENTRALIZED || to === CENTRALIZED
  const end = `${isEnd ? 'to' : 'toward'} ${UNITY_ENDS[toward]}`
  return steps === 1 ? end : `${steps} steps${isEnd ? ',' : ''} ${end}`
}

/** One fact in a few words. */
export const factText = (fact: Fact): string => {
  switch (fact.fact) {
    case 'begins':
      return causeText(fact.why)
    case 'ends':
      return `${causeText(fact.why)} ends`
    case 'answered':
      return `${WHO[fact.by]}${fact.by === 'chance' ? ':' : ' choose'} ${answerText(fact.answer as Option)}`
    case 'revealed':
      return `${cardName(fact.card)} is turned up`
    case 'took-box':
      return `${WHO[fact.by]} take ${BOX_NAMES[fact.box]}`
    case 'eligibility':
      return `${WHO[fact.first]} are First Eligible next`
    case 'placed':
      return `${pieces(fact.number, fact.force)} ${are(fact.number)} placed ${at(fact.space)}${SOURCES[fact.from]}`
    case 'relocated':
      return `${pieces(1, fact.piece)} is taken from ${place(fact.from)} and placed ${at(fact.to)}`
    case 'moved':
      return `${pieces(fact.number, fact.piece)} ${plural(fact.number, 'moves', 'move')} from ${place(fact.from)} to ${place(fact.to)}`
    case 'removed':
      return `${pieces(fact.number, fact.piece)} ${are(fact.number)} removed from ${place(fact.space)}${GOALS[fact.to]}`
    case 'garrisoned':
      return `${pieces(fact.number, 'police')} ${are(fact.number)} put on Tegart Forts`
    case 'activated':
      return `${pieces(fact.number, fact.force)} ${at(fact.space)} ${plural(fact.number, 'becomes', 'become')} Active`
    case 'hidden':
      return `${pieces(fact.number, fact.force)} ${at(fact.space)} ${plural(fact.number, 'goes', 'go')} Underground`
    case 'opposition':
      return `Opposition is ${placedOrRemoved(fact.present, fact.space)}`
    case 'curfew':
      return `A Curfew is ${placedOrRemoved(fact.present, fact.space)}`
    case 'sabotage':
      return `${pieces(Math.abs(fact.change), 'sabotage')} ${are(Math.abs(fact.change))} ${placedOrRemoved(fact.change > 0, fact.space)}, now ${fact.left}`
    case 'released':
      if (fact.guerrillas + fact.bases === 0) return 'Prison is empty'
      return `${released(fact)} Prison`
    case 'political-will':
      return fact.from === fact.to
        ? `Political Will stays at ${fact.to}`
        : `Political Will ${fact.from < fact.to ? 'rises' : 'falls'} from ${fact.from} to ${fact.to}`
    case 'unity':
      return fact.from === fact.to
        ? `Unity stays ${unityName(fact.to)}`
        : `Unity shifts ${shiftText(fact)}`
    case 'rolled': {
      const sum =
        fact.modifier === 0 ? '' : ` ${fact.modifier < 0 ? '−' : '+'} ${Math.abs(fact.modifier)}`
      const test = fact.test === 'at-most' ? 'at most' : 'above'
      return `The die shows ${fact.die}${sum}; ${test} ${fact.target} is needed: ${fact.success ? 'yes' : 'no'}`
    }
    case 'chit':
      return `${chitName(fact.chit)} ${CHIT_GOES[fact.to]}`
    case 'capability':
      return `${cardSide(fact.card, fact.side)} ${fact.inPlay ? 'comes into effect' : 'is no longer in effect'}`
    case 'countries-in-play':
      return `${listed(fact.countries.map(place))} ${are(fact.countries.length)} in play`
    case 'will-counted':
      return `Political Will is counted: ${signed(fact.net)} in all`
    case 'game-over':
      return outcomeText(fact.outcome)
  }
}
