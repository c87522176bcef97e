import { describe, expect, it } from 'vitest'
import {
  FACTIONS,
  OTHER,
  answerCount,
  facts,
  newGame,
  odds,
  apply,
  record,
  seededChance,
  question,
  options,
} from '../../src/games/arab-revolt/rules/index'
import type { CardId, Faction, Game, Option, Side } from '../../src/games/arab-revolt/rules/index'
import { luckOf, type Luck } from '../../src/insight/luck'
import { event, play, propaganda } from '../kit'

/** A game whose sides take the first answer, with chance from a seed or as told. */
const played = (seed: number, tell?: (game: Game) => Option | undefined): Game => {
  const chance = seededChance(seed)
  let game = newGame()
  for (let asked = question(game); asked !== null; asked = question(game)) {
    const given = asked.by === 'chance' ? (tell?.(game) ?? chance(game)) : options(game)[0]!
    game = apply(game, given)
  }
  return game
}

const ask = (game: Game) => question(game)?.ask

/** A die that succeeds, or fails, if one does. */
const dieThat = (game: Game, success: boolean): Option | undefined =>
  options(game).find((die) =>
    facts(apply(game, die), answerCount(game)).some(
      (fact) => fact.fact === 'rolled' && fact.success === success,
    ),
  )

const line = ({ lines }: Luck, name: string) => lines.find((one) => one.name === name)!

const rollsIn = (luck: Luck) => ({
  british: line(luck, 'rolls-british'),
  rebels: line(luck, 'rolls-rebels'),
})

describe('luck', () => {
  it('adds up what the Operations chits gave, against the mean of what was in the pool', () => {
    const whole = played(3)
    let game = newGame()
    let [got, expected, times] = [0, 0, 0]
    for (const answer of record(whole).answers) {
      if (ask(game) === 'turn.draw-chit') {
        const all = odds(game)
        const chits = all.reduce((sum, { weight }) => sum + weight, 0)
        expected +=
          all.reduce((sum, { option, weight }) => sum + (option as number) * weight, 0) / chits
        got += answer as number
        times += 1
      }
      game = apply(game, answer)
    }
    const spaces = line(luckOf(whole), 'spaces')
    expect(spaces.times).toBe(times)
    expect(spaces.got).toBe(got)
    expect(spaces.expected).toBeCloseTo(expected)
  })

  it('counts rolls that succeed against the odds that they would', () => {
    const rolls = (success: boolean) => {
      const die = (game: Game) => (ask(game) === 'roll.die' ? dieThat(game, success) : undefined)
      const { british, rebels } = rollsIn(luckOf(played(5, die)))
      return { got: british.got + rebels.got, expected: british.expected + rebels.expected }
    }
    const [good, bad] = [rolls(true), rolls(false)]
    expect(good.got).toBeGreaterThan(good.expected)
    expect(bad.got).toBeLessThan(bad.expected)
  })

  /** A game that waits for a die, and the luck of a six on it. */
  const rolling = (game: Game) => {
    expect(ask(game)).toBe('roll.die')
    const after = apply(game, 6)
    return rollsIn(luckOf(after, answerCount(game)))
  }

  it('counts the roll of the Resources Phase for the Rebels (6.2.2)', () => {
    const rolls = rolling(play(propaganda({ syria: { bases: 1 } }), 'done'))
    expect([rolls.british.times, rolls.rebels.times]).toEqual([0, 1])
    expect(rolls.rebels.expected).toBeCloseTo(1 / 6)
  })

  it.each<[CardId, Side, Faction]>([
    ['A7', 'unshaded', 'british'],
    ['A20', 'unshaded', 'british'],
    ['A7', 'shaded', 'rebels'],
    ['A23', 'shaded', 'rebels'],
  ])('counts the roll of %s, %s, for the side that it serves', (card, side, whose) => {
    for (const by of FACTIONS) {
      const rolls = rolling(event(card, side, by, {}))
      expect(rolls[whose].times).toBe(1)
      expect(rolls[OTHER[whose]].times).toBe(0)
    }
  })

  it('places each Propaganda Round in its pile: the fifth card at the earliest, the seventh at the latest', () => {
    const propaganda = luckOf(played(7)).lines.filter(({ name }) => name === 'propaganda')
    expect(propaganda.length).toBeGreaterThan(0)
    for (const { got, expected } of propaganda) {
      expect([5, 6, 7]).toContain(got)
      expect(expected).toBe(6)
    }
  })

  it('is fair: over many games it comes near to nothing', () => {
    let [ahead, times] = [0, 0]
    for (let seed = 0; seed < 30; seed++) {
      const spaces = line(luckOf(played(seed)), 'spaces')
      ahead += spaces.got - spaces.expected
      times += spaces.times
    }
    expect(Math.abs(ahead) / times).toBeLessThan(0.1)
  })

  it('may begin in mid-game, as for a branch', () => {
    const game = played(3)
    const half = Math.floor(answerCount(game) / 2)
    const [all, late] = [luckOf(game), luckOf(game, half)]
    expect(late.course.every(({ answers }) => answers > half)).toBe(true)
    expect(line(late, 'spaces').times).toBeLessThan(line(all, 'spaces').times)
    expect(late.course.at(-1)?.answers).toBe(all.course.at(-1)?.answers)
  })
})
