import type { Chanced, Tally } from '../../../coin/tally'
import { PILE, isPropaganda, type CardId } from './data/cards'
import { PUNISHMENTS, type OperationsChit, type Punishment } from './data/chits'
import { FACTIONS, type Faction } from './data/factions'
import type { ArabRevolt } from './script/world'

export type TallyName = `rolls-${Faction}` | 'spaces' | Punishment | 'propaganda'

type Named = Tally<ArabRevolt> & { readonly name: TallyName }

/** Whose roll it is: the side that its success serves, whoever lets it be rolled. */
const rollerOf = ({ why }: Chanced<ArabRevolt>['asked']): Faction =>
  why.what === 'divide' || why.side === 'unshaded' ? 'british' : 'rebels'

/** Rolls that succeeded. */
const rollsOf = (side: Faction): Named => ({
  name: `rolls-${side}`,
  drawn: true,
  worth: ({ asked, facts }) => {
    if (asked.ask !== 'roll.die' || rollerOf(asked) !== side) return null
    return facts().some((one) => one.fact === 'rolled' && one.success) ? 1 : 0
  },
})

/** The sum of the Operations chits that were drawn. */
const SPACES_ALLOWED: Named = {
  name: 'spaces',
  drawn: true,
  worth: ({ asked, option }) =>
    asked.ask === 'turn.draw-chit' ? (option as OperationsChit) : null,
}

/** How often a Punishment chit was drawn. */
const drawsOf = (chit: Punishment): Named => ({
  name: chit,
  worth: ({ asked, option }) => {
    if (asked.ask !== 'punish.draw') return null
    return option === chit ? 1 : 0
  },
})

/** 2.1 At which card of its pile a Propaganda Round came: it is as likely to be any of the last three. */
const PLACE_IN_PILE: Named = {
  name: 'propaganda',
  each: (PILE.eventsOnTop + 1 + PILE.size) / 2,
  worth: ({ asked, option, board: { played } }) => {
    if (asked.ask !== 'reveal.card' || !isPropaganda(option as CardId)) return null
    return played.length - played.filter(isPropaganda).length * PILE.size + 1
  },
}

/** What chance gives in this game. */
export const TALLIES: readonly Named[] = [
  ...FACTIONS.map(rollsOf),
  SPACES_ALLOWED,
  ...PUNISHMENTS.map(drawsOf),
  PLACE_IN_PILE,
]
