import { useId } from 'react'
import { factions, type Faction, type GameId } from '../../games/index'
import type { Sought } from '../../openings/tally'
import { useScreen } from '../screen/use-screen'
import { OPENINGS } from '../words/en/openings'
import { whoName } from './names'
import { SOURCES, type Source } from './use-tallies'

const RESULTS = ['all', 'won', 'lost'] as const

/** What is asked of the openings. */
export interface Query {
  readonly source: Source
  readonly who: string
  readonly sought: Sought
  readonly side: Faction
  readonly result: (typeof RESULTS)[number]
}

interface Props {
  readonly of: GameId
  readonly query: Query
  /** Who took turns in these games, and the cards on which any were taken. */
  readonly whos: readonly string[]
  readonly cards: readonly string[]
  readonly onChange: (query: Query) => void
}

type FilterChoice<Value extends string = string> = readonly [value: Value, name: string]

function Select<Value extends string>(props: {
  name: string
  value: Value
  choices: readonly FilterChoice<Value>[]
  onChoose: (value: Value) => void
}) {
  const { name, value, choices, onChoose } = props
  const id = useId()
  const choose = (value: string) => {
    const chosen = choices.find(([one]) => one === value)
    if (chosen) onChoose(chosen[0])
  }
  return (
    <div>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
        {choices.map(([one, said]) => (
          <option key={one} value={one}>
            {said}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Nothing chosen, as a select has it. */
const ANY = ''

const orAny = (value: string): string | null => (value === ANY ? null : value)

/** Which games, whose turns, and where. */
export function Filters({ of, query, whos, cards, onChange }: Props) {
  const { words, calendar } = useScreen()
  const [campaign, card, , order] = query.sought
  const { source, who, side, result } = query
  const change = (part: Partial<Query>) => onChange({ ...query, ...part })
  const any: FilterChoice = [ANY, OPENINGS.any]
  const campaigns = Array.from({ length: calendar.campaigns }, (_, i) => String(i + 1))
  const named = cards
    .map((one): FilterChoice => [one, words.cardName(one)])
    .sort((a, b) => a[1].localeCompare(b[1]))
  return (
    <div className="query">
      <Select
        name={OPENINGS.source}
        value={source}
        choices={SOURCES.map((one) => [one, OPENINGS.sources[one]])}
        onChoose={(one) => change({ source: one })}
      />
      {whos.length > 0 && (
        <Select
          name={OPENINGS.who}
          value={who}
          choices={whos.map((one) => [one, whoName(of, one, side)])}
          onChoose={(one) => change({ who: one })}
        />
      )}
      <Select
        name={OPENINGS.side}
        value={side}
        choices={factions(of).map((one) => [one, words.who(one)])}
        onChoose={(one) => change({ side: one })}
      />
      <Select
        name={OPENINGS.order}
        value={order}
        choices={(['first', 'second'] as const).map((one) => [one, OPENINGS.orders[one]])}
        onChoose={(one) => change({ sought: [campaign, card, side, one] })}
      />
      <Select
        name={OPENINGS.campaign}
        value={campaign ?? ANY}
        choices={[any, ...campaigns.map((one): FilterChoice => [one, one])]}
        onChoose={(one) => change({ sought: [orAny(one), card, side, order] })}
      />
      <Select
        name={OPENINGS.card}
        value={card ?? ANY}
        choices={[any, ...named]}
        onChoose={(one) => change({ sought: [campaign, orAny(one), side, order] })}
      />
      <Select
        name={OPENINGS.result}
        value={result}
        choices={RESULTS.map((one) => [one, OPENINGS.results[one]])}
        onChoose={(one) => change({ result: one })}
      />
    </div>
  )
}
