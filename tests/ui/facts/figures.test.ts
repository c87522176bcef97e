import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/bots/random'
import * as arabRevolt from '../../../src/games/arab-revolt/rules/index'
import { STORY as ARAB_REVOLT } from '../../../src/games/arab-revolt/story/index'
import * as palestine from '../../../src/games/palestine/rules/index'
import { STORY as PALESTINE } from '../../../src/games/palestine/story/index'
import {
  admit,
  answerCount,
  apply,
  board,
  chanceAnswer,
  facts,
  newGame,
  options,
  outcome,
  question,
} from '../../../src/games/index'
import type { Board, Fact, Game } from '../../../src/games/index'
import { gainsOf } from '../../../src/ui/facts/gains'
import type { Story } from '../../../src/ui/facts/story'
import { ofHouse } from '../../screen'

admit(palestine.DOOR)

/** How much more or less of each content stands in each space. */
type Difference = Readonly<Record<string, number>>

/** What the figures need to know of a game: what stands where, and what its forces stand as. */
interface Printed {
  readonly story: Story
  readonly spaces: readonly string[]
  readonly contents: readonly string[]
  readonly count: (board: Board, content: string, space: string) => number
  readonly asPlaced: Readonly<Record<string, string>>
}

const GAMES: readonly Printed[] = [
  {
    story: ofHouse(ARAB_REVOLT),
    spaces: arabRevolt.SPACES,
    contents: arabRevolt.CONTENTS,
    count: arabRevolt.count as unknown as Printed['count'],
    asPlaced: arabRevolt.AS_PLACED,
  },
  {
    story: ofHouse(PALESTINE),
    spaces: palestine.SPACES,
    contents: palestine.CONTENTS,
    count: palestine.count as unknown as Printed['count'],
    asPlaced: palestine.AS_PLACED,
  },
]

const whole = (sums: ReadonlyMap<string, number>): Difference =>
  Object.fromEntries([...sums].filter(([, by]) => by !== 0).sort())

const difference = ({ spaces, contents, count }: Printed, before: Board, after: Board) =>
  whole(
    new Map(
      spaces.flatMap((space) =>
        contents.map((of) => [
          `${of} ${space}`,
          count(after, of, space) - count(before, of, space),
        ]),
      ),
    ),
  )

const otherSide = (of: string): string =>
  of.endsWith('Active') ? of.replace('Active', 'Underground') : of.replace('Underground', 'Active')

const told = ({ story, asPlaced }: Printed, all: readonly Fact[]): Difference => {
  const sums = new Map<string, number>()
  const add = (of: string, at: string, by: number) =>
    sums.set(`${of} ${at}`, (sums.get(`${of} ${at}`) ?? 0) + by)
  for (const { of, by, turn, at } of gainsOf(all, null, story)) {
    const content = asPlaced[of] ?? of
    add(content, at!, by)
    if (turn) add(otherSide(content), at!, -by)
  }
  return whole(sums)
}

/** Every answer of a random game, with what it brought. */
function* answered(of: string, seed: number): Generator<{ before: Game; after: Game }> {
  const random = randomFrom(seed)
  let game = newGame(of)
  while (outcome(game) === null) {
    const legal = options(game)
    const isChance = question(game)!.by === 'chance'
    const answer = isChance
      ? chanceAnswer(game, random())
      : legal[Math.floor(random() * legal.length)]!
    const after = apply(game, answer)
    yield { before: game, after }
    game = after
  }
}

describe('The figures of what has happened', () => {
  it.each(GAMES)('are what the board has become: $story.of', (printed) => {
    let changes = 0
    for (const seed of [1, 2, 3, 4])
      for (const { before, after } of answered(printed.story.of, seed)) {
        const news = facts(after, answerCount(before))
        const expected = difference(printed, board(before), board(after))
        expect(told(printed, news), JSON.stringify(news)).toEqual(expected)
        changes += Object.keys(expected).length
      }
    expect(changes).toBeGreaterThan(500)
  })
})
