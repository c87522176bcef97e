import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/bots/random'
import {
  AS_PLACED,
  CONTENTS,
  FORCES,
  OPERATIONS,
  SPACES,
  apply,
  board,
  count,
  newGame,
  optionKind,
  options,
  outcome,
  question,
  type Board,
  type Cause,
  type Content,
  type Force,
  type Game,
  type Option,
  type SpaceId,
} from '../../../src/games/arab-revolt/rules/index'
import { consequence } from '../../../src/insight/index'
import type { Gain } from '../../../src/ui/facts/telling'
import { outcomeOf } from '../../../src/ui/facts/outcomes'
import { SCREEN } from '../../screen'

const { story: STORY } = SCREEN

/** How much more or less of each content stands in each space. */
type Difference = Readonly<Record<string, number>>

const difference = (before: Board, after: Board): Difference =>
  Object.fromEntries(
    SPACES.flatMap((space) =>
      CONTENTS.flatMap((content): [string, number][] => {
        const by = count(after, content, space) - count(before, content, space)
        return by === 0 ? [] : [[`${content} ${space}`, by]]
      }),
    ),
  )

/** The side that a piece has turned from. */
const OTHER_SIDE: Readonly<Partial<Record<Content, Content>>> = {
  guerrillasActive: 'guerrillasUnderground',
  irregularsActive: 'irregularsUnderground',
  guerrillasUnderground: 'guerrillasActive',
  irregularsUnderground: 'irregularsActive',
}

const isForce = (of: Gain['of']): of is Force => (FORCES as readonly string[]).includes(of)

const told = (gains: readonly Gain[], here: string): Difference => {
  const sums: Record<string, number> = {}
  const add = (content: Content, space: string, by: number) => {
    const name = `${content} ${space}`
    sums[name] = (sums[name] ?? 0) + by
  }
  for (const { of, by, turn, at } of gains) {
    const content = isForce(of) ? AS_PLACED[of] : (of as Content)
    add(content, at ?? here, by)
    if (turn) add(OTHER_SIDE[content]!, at ?? here, -by)
  }
  return Object.fromEntries(Object.entries(sums).filter(([, by]) => by !== 0))
}

const isOperation = ({ what, card }: Cause): boolean =>
  card === undefined && [...OPERATIONS.british, ...OPERATIONS.rebels].some((one) => one === what)

/** The end of an action in which nothing is chosen that is not owed; null where something must be chosen. */
const played = (game: Game, answer: Option): Game | null => {
  const { why, by } = question(game)!
  for (let next = apply(game, answer); ;) {
    const asked = question(next)
    if (asked === null || asked.by !== by || asked.why.what !== why.what) return next
    const all = options(next)
    const [only] = all
    if (all.length > 1 && !all.includes('done')) return null
    next = apply(next, all.length === 1 ? only! : 'done')
  }
}

describe('The figures of a row', () => {
  it('are what the board becomes, whenever nothing more is chosen', () => {
    const met = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const random = randomFrom(seed)
      let game = newGame()
      while (outcome(game) === null) {
        const [asked, all] = [question(game)!, options(game)]
        // What has been selected before has its own consequences at the end; what frames it goes on.
        const isWhole = asked.about.spaces?.length === 0 && isOperation(asked.why)
        for (const space of isWhole ? all : []) {
          if (optionKind(space) !== 'space') continue
          const after = played(game, space)
          const one = consequence(game, [space])
          if (after === null || one.then.what !== 'over') continue
          const { gains } = outcomeOf(one, STORY)
          expect(told(gains, space as SpaceId), `${asked.ask} ${space as string}`).toEqual(
            difference(board(game), board(after)),
          )
          expect(outcomeOf(one, STORY).either).toEqual([])
          met.add(asked.ask)
        }
        game = apply(game, all[Math.floor(random() * all.length)]!)
      }
    }
    expect([...met]).toEqual(
      expect.arrayContaining(['assault.space', 'rally.space', 'sabotage.space', 'sweep.space']),
    )
  })
})
