// @vitest-environment happy-dom
/*
 * What “Why” says, held against the rules sentence by sentence: each is read as a person reads it, and its names and
 * numbers are found again from the board before the line and the board after it.
 */
import '../../games/palestine/begin'
import { act, cleanup, configure, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { mindFor } from '../../../src/bots/lab/minds'
import type { Evaluation } from '../../../src/bots/lab/messages'
import { taskOf } from '../../../src/bots/lab/tasks'
import { truthful, type Mind } from '../../../src/bots/mind'
import { bestAnswer } from '../../../src/bots/player'
import { Search } from '../../../src/bots/search'
import { chanceFrom } from '../../../src/bots/value'
import {
  apply,
  board,
  cardInPlay,
  factions,
  newGame,
  options,
  outcome,
  question,
  type Board,
  type Game,
  type GameId,
  type House,
  type Option,
} from '../../../src/games/index'
import { forecast as inRevolt } from '../../../src/games/arab-revolt/rules/index'
import { LAB_WORDS as OF_REVOLT } from '../../../src/games/arab-revolt/words/en/lab'
import { forecast as inPalestine } from '../../../src/games/palestine/rules/index'
import { LAB_WORDS as OF_PALESTINE } from '../../../src/games/palestine/words/en/lab'
import type { Lab } from '../../../src/store/lab/lab'
import { useLabStore } from '../../../src/ui/lab/use-lab'
import { Why } from '../../../src/ui/lab/why'
import type { LabWords } from '../../../src/ui/screen/late'
import { loadScreen, screenOf } from '../../../src/ui/screen/screens'
import { GameContext } from '../../../src/ui/screen/use-screen'
import { givenText } from '../../../src/ui/words/en/announce'
import { LAB } from '../../../src/ui/words/en/lab'
import { randomAnswer } from '../../play-random'
import { render } from '../at-table'

configure({ asyncUtilTimeout: 20_000 })
await loadScreen('palestine')
afterEach(cleanup)

interface OfGame {
  readonly of: GameId
  readonly words: LabWords
  readonly lines: (at: never) => readonly { readonly line: string; readonly amount: number }[]
}

const GAMES: readonly OfGame[] = [
  { of: 'arab-revolt', words: OF_REVOLT, lines: (at) => inRevolt(at).lines },
  { of: 'palestine', words: OF_PALESTINE, lines: (at) => inPalestine(at).lines },
]

/** Every position of a random game in which a player has a real choice. */
const choicesOf = (of: GameId, seed: number): readonly Game[] => {
  const found: Game[] = []
  for (let game = newGame(of); outcome(game) === null; game = apply(game, randomAnswer(game, seed)))
    if (question(game)?.by !== 'chance' && options(game).length > 1) found.push(game)
  return found
}

/** Some of them from the first to the last, after which the game may be over. */
const positions = (of: GameId): readonly Game[] =>
  [3, 4].flatMap((seed) => {
    const all = choicesOf(of, seed)
    return Array.from({ length: 9 }, (_, i) => all[Math.floor((i * (all.length - 1)) / 8)]!)
  })

const PLAYOUTS = 120

const evaluated = (mind: Mind<House>, game: Game): Evaluation<House> => {
  const task = taskOf(mind, { kind: 'evaluate', game, seed: 7, playouts: PLAYOUTS })
  while (!task.step());
  return task.result() as Evaluation<House>
}

/** The board at the end of a line, answer by answer by the rules; before anything of the next phase. */
const boardAfter = (mind: Mind<House>, game: Game, line: readonly Option[]): Board => {
  const last = line.slice(0, -1).reduce((at, option) => apply(at, option), game)
  const ends: Board[] = []
  mind.door.playOn(
    last,
    () => line.at(-1)!,
    (_, now, begun) => {
      if (begun > 0) ends.push(structuredClone(now))
      return begun > 0
    },
  )
  return ends[0] ?? board(apply(last, line.at(-1)!))
}

let lab: { getState: () => Lab; setState: (part: Partial<Lab>) => void }

function LabOfTable() {
  lab = useLabStore()
  return null
}

/** “Why”, pressed, of a position about which all has been found. */
const open = ({ of, words }: OfGame, game: Game, evaluation: Evaluation<House>): void => {
  render(
    <GameContext value={of}>
      <LabOfTable />
      <Why game={game} why={evaluation.why} words={words} />
    </GameContext>,
  )
  act(() => lab.setState({ thought: { game, doing: 'settled', evaluation, message: null } }))
  const details = screen.getByText(LAB.why).closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
}

const sentences = (): string[] => screen.getAllByRole('listitem').map((one) => one.textContent)

/** A number as it is written, with its sign. */
const read = (said: string | undefined): number => Number(said?.replace('−', '-').replace(',', ''))

const rounded = (share: number): number => Math.round(100 * share)

/** The key under which a name stands; a name that stands under none is a lie. */
const keyFor = (names: Readonly<Record<string, string>>, name: string | undefined): string => {
  const keys = Object.keys(names).filter((key) => names[key] === name)
  expect(keys, name).toHaveLength(1)
  return keys[0]!
}

/** What every sentence but that of the reply has to say, found anew; tells which kinds were met. */
const checked = (given: OfGame, mind: Mind<House>, game: Game, line: readonly Option[]) => {
  const { words } = screenOf(given.of)!
  const by = question(game)!.by
  const isFirst = by === factions(given.of)[0]
  const [before, after] = [board(game), boardAfter(mind, game, line)]
  const said = sentences()
  const met = (pattern: RegExp) => said.flatMap((one) => pattern.exec(one) ?? [])
  const all = (pattern: RegExp) =>
    said.flatMap((one) => {
      const found = pattern.exec(one)
      return found ? [found] : []
    })

  // The chances, for whoever is asked.
  const share = (at: Board) => rounded(isFirst ? mind.value(at) : 1 - mind.value(at))
  const kept = met(/^As the model sees it, this line keeps (.+) at (\d+) of 100\.$/)
  const changed = met(/^As the model sees it, this line takes (.+) from (\d+) to (\d+) of 100\.$/)
  expect((kept[1] ?? changed[1])!.toLowerCase()).toContain(words.who(by).toLowerCase())
  if (kept.length > 0) expect([share(before), share(after)]).toEqual([read(kept[2]), read(kept[2])])
  else expect([share(before), share(after)]).toEqual([read(changed[2]), read(changed[3])])

  // The next count: each line that changes, and no other.
  const amounts = (at: Board) => {
    const sums: Record<string, number> = {}
    for (const { line: name, amount } of given.lines(at as never))
      sums[name] = (sums[name] ?? 0) + amount
    return sums
  }
  const [old, now] = [amounts(before), amounts(after)]
  const counts = all(/^The next count: (.+) (0|[+−]\d+), then (0|[+−]\d+)\.$/)
  const told = counts.map(([, name, from, to]) => {
    const key = keyFor(words.willLines, name)
    expect([old[key] ?? 0, now[key] ?? 0]).toEqual([read(from), read(to)])
    return key
  })
  const moved = Object.keys({ ...old, ...now }).filter((key) => (old[key] ?? 0) !== (now[key] ?? 0))
  expect([...told].sort()).toEqual(moved.sort())
  const isStill = said.includes('Nothing changes in the next count.')
  expect(isStill).toBe(moved.length === 0)

  // The terms: the three without which the value would lose or gain most, as far as they show.
  const { features, read: readBoard } = mind.perception
  const [was, is] = [before, after].map((at) => {
    const into = new Float32Array(features.length)
    readBoard(at, into)
    return into
  }) as [Float32Array, Float32Array]
  const chance = (of: Float32Array) => chanceFrom(mind.net, of, mind.truthOf(after))
  const worthOf = (group: string) => {
    const undone = is.map((one, i) => (features[i]!.startsWith(`${group}.`) ? was[i]! : one))
    return (isFirst ? 1 : -1) * (chance(is) - chance(undone))
  }
  const terms = all(/^What it changes in (.+) is worth (0|[+−]\d+) of 100\.$/)
  const groups = terms.map(([, name, worth]) => {
    const key = keyFor(given.words.terms, name)
    expect(rounded(worthOf(key)), name).toBe(read(worth))
    return key
  })
  const largest = Object.keys(given.words.terms)
    .map((key) => ({ key, by: Math.abs(worthOf(key)) }))
    .sort((one, other) => other.by - one.by)
    .slice(0, 3)
    .filter((one) => rounded(one.by) > 0)
    .map(({ key }) => key)
  expect(groups).toEqual(largest)

  // How far it has looked.
  const [, times, looked, of] = met(
    /^Played on ([\d,]+) times? to the end of the action; (\d+) of (\d+) answers? looked at\.$/,
  )
  expect(read(times)).toBeLessThanOrEqual(PLAYOUTS)
  expect(read(of)).toBe(options(game).length)

  // Nothing else is said, but of the reply.
  const others = said.length - (1 + counts.length + (isStill ? 1 : 0) + terms.length + 1)
  return { looked: read(looked), times: read(times), counts, terms, others }
}

/** All that leaves no choice is played. */
const forced = (game: Game): Game =>
  options(game).length === 1 ? forced(apply(game, options(game)[0]!)) : game

/** With which words a reply would begin, and what it is worth to who replies: the best that a search of its own finds. */
const replyTo = (given: OfGame, mind: Mind<House>, game: Game) => {
  const search = new Search(mind, game, 1938)
  search.run(80)
  const by = question(game)!.by
  const said: string[] = []
  let [at, node] = [game, search.root]
  while (node !== null && node.total > 0 && question(at)?.by === by) {
    const best = bestAnswer(node)
    const worth = (i: number) => node!.sign * node!.values[i]!
    node.visits.forEach((visits, i) => {
      if (visits > 0) expect(worth(best)).toBeGreaterThanOrEqual(worth(i))
    })
    const answer = node.options[best]!
    const step = { question: question(at)!, answer, card: cardInPlay(board(at)) }
    if (options(at).length > 1) said.push(givenText(step, screenOf(given.of)!))
    at = apply(at, answer)
    node = node.next[best] ?? null
  }
  return { said, playouts: search.playouts }
}

const REPLY =
  /^As far as playing on ([\d,]+) times? shows, the best reply of (.+?) begins with (.+)\.$/

describe.each(GAMES)('Why, in $of:', (given) => {
  test('every sentence is what the rules, the value and a search of its own come to', async () => {
    const mind = await mindFor(given.of)
    const speaking = truthful(mind)
    const { words } = screenOf(given.of)!
    const seen = { counts: 0, terms: 0, replies: 0, without: 0 }
    for (const game of positions(given.of)) {
      const evaluation = evaluated(mind, game)
      const { line } = evaluation.why
      open(given, game, evaluation)
      const after = forced(line.reduce((at, option) => apply(at, option), game))
      const [first, second] = factions(given.of)
      const other = question(game)!.by === first ? second : first
      const isTheirs = question(after)?.by === other
      if (isTheirs) {
        const one = await screen.findByText(REPLY)
        const [, playouts, who, choices] = REPLY.exec(one.textContent)!
        const reply = replyTo(given, mind, after)
        expect(read(playouts)).toBe(reply.playouts)
        expect(who!.toLowerCase()).toContain(words.who(other).toLowerCase())
        expect(choices).toBe(reply.said.slice(0, 4).join(', '))
        seen.replies += 1
      } else {
        const by = question(after)?.by
        const why =
          by === undefined
            ? 'With this line the game is over.'
            : by === 'chance'
              ? `Chance is asked before ${words.inText(other)} can reply, so no reply is told.`
              : `Before ${words.inText(other)} can reply there is more to decide, so no reply is told.`
        expect(sentences()).toContain(why)
        seen.without += 1
      }
      const { looked, times, counts, terms, others } = checked(given, speaking, game, line)
      expect(looked).toBe(evaluation.answers.length)
      expect(times).toBe(evaluation.playouts)
      expect(others).toBe(1)
      seen.counts += counts.length
      seen.terms += terms.length
      cleanup()
    }
    for (const [kind, number] of Object.entries(seen)) expect(number, kind).toBeGreaterThan(3)
  })
})

test('The reply is looked for once, when “Why” is opened and nobody thinks any more, and dropped with the position', async () => {
  const given = GAMES[0]!
  const mind = await mindFor(given.of)
  const game = positions(given.of).find((one) => {
    const { line } = evaluated(mind, one).why
    const by = question(forced(line.reduce((at, option) => apply(at, option), one)))?.by
    return by !== undefined && by !== 'chance' && by !== question(one)!.by
  })!
  const evaluation = evaluated(mind, game)
  const asked: string[] = []
  render(
    <GameContext value={given.of}>
      <LabOfTable />
      <Why game={game} why={evaluation.why} words={given.words} />
    </GameContext>,
  )
  let dropped = 0
  const ask: Lab['ask'] = (job) => {
    asked.push(job.kind)
    return { result: new Promise(() => undefined), drop: () => (dropped += 1) }
  }
  const think = (doing: 'thinking' | 'settled') =>
    act(() => lab.setState({ ask, thought: { game, doing, evaluation, message: null } }))
  think('thinking')
  const details = screen.getByText(LAB.why).closest('details')!
  const toggle = (isOpen: boolean) => {
    details.open = isOpen
    fireEvent(details, new Event('toggle'))
  }
  toggle(true)
  expect(asked).toEqual([])
  think('settled')
  think('settled')
  expect(asked).toEqual(['move'])
  expect(dropped).toBe(0)
  act(() => lab.setState({ thought: null }))
  expect(dropped).toBe(1)
  expect(within(details).queryByText(REPLY)).toBeNull()
})
