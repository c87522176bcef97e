import { describe, expect, it } from 'vitest'
import {
  optionKind,
  options,
  question,
  refusals,
  sameOption,
  type Option,
} from '../../../src/games/index'
import {
  legalSpaces,
  onlyAt,
  pressed,
  refusedGroups,
  refusedInPlace,
  refusedSpaces,
  viewOf,
  type View,
} from '../../../src/ui/decision/view'
import { firstGroup, groupOf } from '../../../src/ui/decision/route-group'
import { propaganda, rebels, answerWhile } from '../../kit'
import { randomTable } from '../random-table'

const all = (view: View): readonly Option[] => [
  ...[...view.plain, ...view.spaces, ...view.picks, ...view.activities].map((one) => one.option),
  ...view.origins.flatMap(({ goals }) => goals.flatMap(({ moves }) => moves)),
  ...view.routes.flatMap(({ groups }) => groups),
  ...(view.done ? (['done'] as const) : []),
]

const digitsOf = (view: View): readonly (number | null)[] =>
  [
    ...[...view.plain, ...view.spaces, ...view.picks],
    ...view.origins,
    ...view.routes,
    ...view.activities,
  ].map(({ digit }) => digit)

describe('What can be answered', () => {
  it.each([1, 2])('is shown whole and once, whatever is asked: seed %i', (seed) => {
    for (const { now } of randomTable(seed)) {
      if (question(now.game) === null) continue
      const view = viewOf(now.game)
      const offered = options(now.game)
      const shown = all(view)
      expect(shown).toHaveLength(offered.length)
      expect(offered.filter((one) => !shown.some((other) => sameOption(one, other)))).toEqual([])
    }
  })

  it('has digits from 1 to 9 in the order in which it is shown', () => {
    for (const { now } of randomTable(3)) {
      const digits = digitsOf(viewOf(now.game))
      expect(digits).toEqual(digits.map((_, index) => (index < 9 ? index + 1 : null)))
    }
  })

  it('has every refusal in one of its two places, but that of the end', () => {
    for (const { now } of randomTable(5)) {
      const view = viewOf(now.game)
      const listed = refusedGroups(view).flatMap((group) => group.all)
      const expected = refusals(now.game).filter(({ option }) => option !== 'done')
      expect(listed.length + refusedInPlace(view).length).toBe(expected.length)
    }
  })
})

describe('The board', () => {
  const march = rebels('march', {
    samaria: { guerrillasUnderground: 2, guerrillasActive: 1 },
    galilee: { guerrillasUnderground: 1 },
  })

  it('answers with a space that can be chosen, and refuses the others', () => {
    const view = viewOf(march)
    expect(pressed(view, 'samaria')).toBe('samaria')
    expect(pressed(view, 'gaza')).toBeNull()
    expect(refusedSpaces(view).has('gaza')).toBe(true)
    expect(legalSpaces(view)).toEqual(new Set(['galilee', 'samaria']))
  })

  it('shows the ways to one space when it is pressed', () => {
    const groups = answerWhile(march, ['march.space'], () => 'samaria')
    const view = viewOf(groups)
    expect(pressed(view, 'lydda')).toBeNull()
    const { routes } = onlyAt(view, 'lydda')
    expect(routes.map(({ to }) => to)).toEqual(['lydda'])
    expect(groupOf(routes[0]!, 2, 1)).toMatchObject({ underground: 2, active: 1 })
    expect(groupOf(routes[0]!, 0, 0)).toBeUndefined()
    expect(firstGroup(routes[0]!)).toMatchObject({ underground: 1, active: 0 })
  })

  it('shows moves by their origins, each goal with its numbers', () => {
    const troops = answerWhile(
      propaganda({ 'railway-haifa-syria': { troops: 3 } }),
      ['propaganda.punishment', 'roll.die', 'propaganda.resources', 'turn.draw-chit'],
      (game) => options(game).at(-1)!,
    )
    const moving = answerWhile(
      troops,
      ['propaganda.assistance', 'propaganda.divide', 'propaganda.mobilize'],
      () => 'done',
    )
    expect(question(moving)?.ask).toBe('redeploy.troops')
    const { origins } = viewOf(moving)
    expect(origins).toHaveLength(1)
    expect(origins[0]).toMatchObject({ from: 'railway-haifa-syria', piece: 'troops', most: 3 })
    expect(origins[0]!.goals.map(({ moves }) => moves.map(({ number }) => number))).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ])
    expect(options(moving).every((one) => optionKind(one) === 'move')).toBe(true)
  })
})
