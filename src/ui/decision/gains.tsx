import type { Content, Fact, Force, SpaceId } from '../../games/index'
import type { Prospect } from '../../store/index'
import { merged } from '../facts/merged'
import { briefText } from '../text/brief'
import { signed } from '../text/names'
import { Piece } from './piece'

/** One change in a space: what, and how many more or fewer. */
interface Gain {
  readonly of: Content | Force
  readonly change: string
  readonly said: string
}

const changeOf = (fact: Fact): Omit<Gain, 'said'> | null => {
  switch (fact.fact) {
    case 'placed':
      return { of: fact.force, change: signed(fact.number) }
    case 'relocated':
      return { of: fact.piece, change: signed(1) }
    case 'removed':
      return { of: fact.piece, change: signed(-fact.number) }
    case 'activated':
      return {
        of: fact.force === 'irregulars' ? 'irregularsActive' : 'guerrillasActive',
        change: fact.number.toString(),
      }
    case 'opposition':
    case 'curfew':
      return { of: fact.fact, change: signed(fact.present ? 1 : -1) }
    case 'sabotage':
      return { of: 'sabotage', change: signed(fact.change) }
    default:
      return null
  }
}

const isHere = (fact: Fact, space: SpaceId): boolean =>
  fact.fact === 'relocated' ? fact.to === space : 'space' in fact && fact.space === space

/** What a space gets or loses. */
const gainsOf = ({ facts }: Prospect, space: SpaceId): readonly Gain[] =>
  merged(facts.filter((fact) => isHere(fact, space))).flatMap((fact) => {
    const change = changeOf(fact)
    return change ? [{ ...change, said: briefText(fact) }] : []
  })

/** What a space gets or loses, each with its figure. */
export function Gains({ outlook, space }: { outlook: Prospect; space: SpaceId }) {
  return gainsOf(outlook, space).map(({ of, change, said }) => (
    <span className="gain" key={`${of} ${change}`}>
      <Piece of={of} />
      <span aria-hidden="true">{change}</span>
      <span className="heard">{said}</span>
    </span>
  ))
}
