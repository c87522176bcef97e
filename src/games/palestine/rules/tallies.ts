import type { Chanced, Tally } from '../../../coin/tally'
import { PILE, isPropaganda, type CardId } from './data/cards'
import type { IntelChit } from './data/chits'
import { FACTIONS, type Faction } from './data/factions'
import type { Palestine } from './script/world'

export type TallyName = `rolls-${Faction}` | 'intel' | 'propaganda'

type Named = Tally<Palestine> & { readonly name: TallyName }

/** Whose roll it is: the side that its success serves, whoever lets it be rolled. */
const rollerOf = ({ why }: Chanced<Palestine>['asked']): Faction =>
  why.what === 'negotiate' ? 'british' : 'irgun'

/** Rolls that succeeded; those that say how many neither succeed nor fail. */
const rollsOf = (side: Faction): Named => ({
  name: `rolls-${side}`,
  drawn: true,
  worth: ({ asked, facts }) => {
    if (asked.ask !== 'roll.die' || asked.about.target === undefined) return null
    if (rollerOf(asked) !== side) return null
    return facts().some((one) => one.fact === 'rolled' && one.success) ? 1 : 0
  },
})

/** The sum of the Intel chits that were drawn. */
const INTEL: Named = {
  name: 'intel',
  drawn: true,
  worth: ({ asked, option }) => (asked.ask === 'intel.draw' ? (option as IntelChit) : null),
}

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
export const TALLIES: readonly Named[] = [...FACTIONS.map(rollsOf), INTEL, PLACE_IN_PILE]
