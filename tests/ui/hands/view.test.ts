import { describe, expect, it } from 'vitest'
import { count, type Pick } from '../../../src/games/arab-revolt/rules/index'
import { board, kindOf, options, question, sameOption, type Option } from '../../../src/games/index'
import { legalSpaces, pressed, refusedSpaces, viewOf, type View } from '../../../src/ui/hands/view'
import { refusedGroups, refusedInPlace } from '../../../src/ui/hands/refused-groups'
import { SCREEN } from '../../screen'
import { laneKey, numbersOf, refusalOf, refusedIn } from '../../../src/insight/index'
import { answerWhile, own, propaganda, rebels } from '../../kit'
import { randomTable } from '../random-table'

const all = (view: View): readonly Option[] => [
  ...[...view.plain, ...view.spaces, ...view.picks, ...view.activities].map((one) => one.option),
  ...(view.done ? (['done'] as const) : []),
]

const digitsOf = (view: View): readonly (number | null)[] =>
  [
    ...[...view.plain, ...view.spaces, ...view.picks],
    ...(view.movement?.rows ?? []),
    ...view.activities,
  ].map(({ digit }) => digit)

describe('What can be answered', () => {
  it.each([1, 2])('is shown whole and once, whatever is asked: seed %i', (seed) => {
    for (const { now } of randomTable(seed)) {
      if (question(now.game) === null) continue
      const view = viewOf(now.game)
      // Where several may move it is put together from lanes, in which each answer has its place.
      const isLaid = (one: Option) =>
        view.movement !== null && ['move', 'group'].includes(kindOf(now.game, one))
      const offered = options(now.game).filter((one) => !isLaid(one))
      const lanes = view.movement?.rows.flatMap((row) => row.lanes.map(laneKey)) ?? []
      for (const one of options(now.game).filter(isLaid))
        for (const key of Object.keys(numbersOf(now.game, [one]))) expect(lanes).toContain(key)
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

  it('has every refusal in one of its two places, but that of the end and of what is not there', () => {
    for (const { now } of randomTable(5)) {
      const view = viewOf(now.game)
      const here = own(board(now.game))
      const listed = refusedGroups(now.game, view, SCREEN).flatMap((group) => group.all)
      const expected = refusedIn(now.game).filter(({ option }) => {
        if (typeof option !== 'object') return option !== 'done'
        if ('chit' in option)
          return (
            here.operationsChits[option.from as 'held'][option.chit as 1] > 0 ||
            here.punishmentChits[option.from as 'held'][option.chit as 'fine'] > 0
          )
        return (
          kindOf(now.game, option) !== 'pick' ||
          count(here, (option as Pick).piece, (option as Pick).space) > 0
        )
      })
      expect(listed.length + refusedInPlace(now.game, view, SCREEN).length).toBe(expected.length)
    }
  })

  it('lists first what is refused where the side stands itself', () => {
    const game = rebels('rally', {
      galilee: { police: 1, curfew: 1, guerrillasUnderground: 1 },
      samaria: { guerrillasUnderground: 1 },
    })
    const [first] = refusedGroups(game, viewOf(game), SCREEN)
    expect(first?.all).toEqual(['galilee'])
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
    expect(refusedSpaces(march, view).has('gaza')).toBe(true)
    expect(legalSpaces(view)).toEqual(new Set(['galilee', 'samaria']))
  })

  it('says at a space why nobody can go there (3.3.2)', () => {
    const marching = answerWhile(march, ['march.space'], () => 'samaria')
    const why = refusalOf(marching, 'gaza')
    expect(why).toMatchObject({ rule: '3.3.2', reason: 'not-adjacent' })
    expect(refusedSpaces(marching, viewOf(marching)).has('gaza')).toBe(true)
    expect(refusedSpaces(marching, viewOf(marching)).has('lydda')).toBe(false)
  })

  it('shows who may move by the end that they do not have in common', () => {
    const { movement } = viewOf(answerWhile(march, ['march.space'], () => 'samaria'))
    expect(movement).toMatchObject({ fixed: 'from', at: 'samaria' })
    expect(movement?.rows.map(({ space }) => space)).toContain('lydda')
    const lydda = movement?.rows.find(({ space }) => space === 'lydda')
    expect(lydda?.lanes.map(({ piece, most }) => [piece, most])).toEqual([
      ['guerrillasUnderground', 2],
      ['guerrillasActive', 1],
    ])
  })

  it('shows them by where they stand, where they have neither end in common', () => {
    const troops = answerWhile(
      propaganda({ 'railway-haifa-syria': { troops: 3 } }),
      ['propaganda.punishment', 'roll.die', 'propaganda.resources', 'turn.draw-chit'],
      (game) => own(options(game).at(-1)!),
    )
    const moving = answerWhile(
      troops,
      ['propaganda.assistance', 'propaganda.divide', 'propaganda.mobilize'],
      () => 'done',
    )
    expect(question(moving)?.ask).toBe('redeploy.troops')
    const { movement } = viewOf(moving)
    expect(movement).toMatchObject({ fixed: null, at: null })
    expect(movement?.rows).toHaveLength(1)
    expect(movement?.rows[0]?.lanes.map(({ most }) => most)).toEqual([3, 3, 3])
  })
})
