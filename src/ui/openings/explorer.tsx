import { useMemo, useRef, useState } from 'react'
import { factions, type Faction, type GameId } from '../../games/index'
import type { Where } from '../../coin/openings'
import type { Tallies } from '../../openings/kept-games'
import {
  NOTHING,
  gamesIn,
  wideEnough,
  withResult,
  type Sought,
  type Tally,
} from '../../openings/tally'
import { useScreen } from '../screen/use-screen'
import type { Calendar, Words } from '../screen/screen'
import { OPENINGS } from '../words/en/openings'
import { Filters, type Query } from './filters'
import { useTallies, type AllTallies, type Source } from './use-tallies'
import { Ways } from './ways'

interface Props {
  readonly of: GameId
  /** Where it begins to look. */
  readonly where: Where | null
  /** How deep its heading stands in the page. */
  readonly Heading: 'h2' | 'h3'
}

const queryOf = (of: GameId, where: Where | null): Query => {
  const side = where?.[2] ?? factions(of)[0]
  const sought: Sought = where ?? [null, null, side, 'first']
  return { source: 'book', who: '', side, sought, result: 'all' }
}

/** The tally that is asked for, as wide as it must be. */
const answerTo = (of: GameId, tally: Tally, { sought, side, result }: Query) => {
  const [campaign, card, , order] = sought
  const isFirst = side === factions(of)[0]
  const counted = result === 'all' ? tally : withResult(tally, isFirst === (result === 'won'))
  return wideEnough(counted, [campaign, card, side, order])
}

/** Who took turns, whoever played most games first. */
const whosIn = (tallies: Tallies): readonly string[] =>
  Object.entries(tallies)
    .sort(([, one], [, other]) => gamesIn(other) - gamesIn(one))
    .map(([who]) => who)

const cardsIn = ([, , on = {}]: Tally, { isCard }: Calendar): readonly string[] => {
  const cards = Object.keys(on).map((place) => place.split('/')[1] ?? '')
  return [...new Set(cards)].filter(isCard)
}

/** That what is told is of a wider place than was asked for. */
function Wider({ at, sought }: { at: Sought; sought: Sought }) {
  const isWider = at.some((one, i) => i < 2 && one !== sought[i])
  if (!isWider) return null
  return (
    <p className="note">
      {OPENINGS.wider} {at[1] === null ? OPENINGS.anyCard : OPENINGS.anyCampaign}.
    </p>
  )
}

const headingOf = (at: Sought, side: Faction, { who, cardName }: Words): string => {
  const [campaign, card, , order] = at
  return [
    `${who(side)}, ${OPENINGS.orders[order]}`,
    ...(card === null ? [] : [cardName(card)]),
    ...(campaign === null ? [] : [OPENINGS.campaignOf(campaign)]),
  ].join(' · ')
}

/** Why a source tells nothing yet, or not all. */
function Lack({ source, tallies }: { source: Source; tallies: AllTallies }) {
  const { [source]: from, isMissing, unread } = tallies
  const isBook = source === 'book'
  if (from !== null)
    return !isBook && unread > 0 && <p className="note">{OPENINGS.leftOut(unread)}</p>
  if (isBook) return <p>{isMissing ? OPENINGS.missing : OPENINGS.counting}</p>
  return <p>{unread > 0 ? OPENINGS.unread : OPENINGS.counting}</p>
}

/** What is usually done: which games and where, and the ways in which such turns were taken. */
export function Explorer({ of, where, Heading }: Props) {
  const { words, calendar } = useScreen()
  const tallies = useTallies(of)
  const [query, setQuery] = useState(() => queryOf(of, where))
  const [path, setPath] = useState<readonly string[]>([])
  const from = tallies[query.source]
  const whos = whosIn(from ?? {})
  const who = whos.includes(query.who) ? query.who : (whos[0] ?? '')
  const tally = from?.[who] ?? NOTHING
  const told = useMemo(() => answerTo(of, tally, query), [of, tally, query])
  const heading = useRef<HTMLHeadingElement>(null)
  const { side, sought, result } = query
  const go = (to: readonly string[]) => {
    setPath(to)
    // What was pressed is gone; further down, what one has come to is read on.
    if (to.length === 0) heading.current?.focus()
  }
  return (
    <>
      <details open={where === null}>
        <summary>{OPENINGS.which}</summary>
        <Filters
          {...{ of, whos }}
          query={{ ...query, who }}
          cards={cardsIn(tally, calendar)}
          onChange={(next) => {
            setQuery(next)
            setPath([])
          }}
        />
      </details>
      <Heading ref={heading} tabIndex={-1}>
        {headingOf(told.at, side, words)}
      </Heading>
      <div role="status">
        <Lack source={query.source} tallies={tallies} />
        <Wider at={told.at} sought={sought} />
      </div>
      {from && whos.length > 0 && (
        <Ways {...{ of, side, path }} {...told} shares={result === 'all'} onPath={go} />
      )}
      {from && whos.length === 0 && <p>{OPENINGS.noGames}</p>}
      <p className="note">{OPENINGS.note}</p>
    </>
  )
}
