import { expect, test } from 'vitest'
import {
  begin,
  countOf,
  cut,
  isAsked,
  later,
  press,
  runOf,
  stopAt,
  type Run,
} from '../../src/classroom/run'
import { planOf, stopsOf } from '../../src/classroom/stops'
import { SMALL } from './small-lesson'

const pressed = (run: Run, ...keys: readonly string[]): Run =>
  keys.reduce((now, key) => press(now, SMALL, key), run)

const fresh = begin(SMALL, 45)
const stops = stopsOf(SMALL, 45)
const at = (step: number, stage: string) =>
  stops.findIndex((stop) => stop.step === step && stop.stage === stage)

test('PageDown goes from the note before it to the question after it, and stays there', () => {
  let run = fresh
  expect(stopAt(SMALL, run)?.step).toBe('before')
  for (let n = 1; n < stops.length; n++) {
    expect(isAsked(SMALL, run)).toBe(false)
    run = press(run, SMALL, 'PageDown')
    expect(run.at).toBe(n)
  }
  expect(stopAt(SMALL, run)?.step).toBe('after')
  expect(isAsked(SMALL, run)).toBe(true)
  expect(press(run, SMALL, 'PageDown')).toEqual(run)
})

test('PageUp takes back every press', () => {
  for (const [n] of stops.entries()) {
    const run = { ...fresh, at: n }
    expect(pressed(run, 'PageDown', 'PageUp').at).toBe(Math.min(n, stops.length - 2))
  }
  expect(press(fresh, SMALL, 'PageUp')).toEqual(fresh)
})

test('the period covers the picture, and no key goes on behind the cover', () => {
  const covered = press(fresh, SMALL, '.')
  expect(covered).toMatchObject({ at: 0, isCovered: true })
  expect(press(covered, SMALL, '.')).toEqual(fresh)
  expect(press(covered, SMALL, 'PageDown')).toEqual(fresh)
})

test.each(['F5', 'Escape', 'Enter', 'a', '0', ''])('%j means nothing to a lesson', (key) => {
  for (const [n] of stops.entries()) {
    const run = { ...fresh, at: n }
    expect(press(run, SMALL, key)).toEqual(run)
  }
})

test('a step that is played piece by piece stops at each answer', () => {
  const played = stops.filter(({ step }) => step === 1)
  expect(played.map(({ answers }) => answers)).toEqual([1, 2, 3, 4, 5, 6])
})

test('cuts leave out what has no time, and never the note or the question after it', () => {
  const steps = (minutes: number) => new Set(stopsOf(SMALL, minutes).map(({ step }) => step))
  expect(steps(45)).toContain(3)
  expect(steps(30)).not.toContain(3)
  expect(steps(30)).toContain(5)
  expect(steps(20)).not.toContain(5)
  for (const minutes of [45, 30, 20]) {
    expect(stopsOf(SMALL, minutes)[0]?.step).toBe('before')
    expect(stopsOf(SMALL, minutes).at(-1)?.step).toBe('after')
  }
})

test('the plan tells when each stop begins', () => {
  const plan = planOf(SMALL, 45)
  expect(plan).toHaveLength(stops.length + 1)
  expect(plan.slice(0, 3)).toEqual([0, 2, 5])
  expect(plan).toEqual([...plan].sort((one, other) => one - other))
})

test('thirty hands are counted, the last can be taken back, and a second vote is another', () => {
  const vote = { ...fresh, at: at(4, 'vote') }
  const hands = Array.from({ length: 30 }, (_, hand) => (hand % 3 === 0 ? '2' : '1'))
  const voted = pressed(vote, ...hands)
  expect(countOf(voted, 4, 'vote', 2)).toEqual([20, 10])
  expect(countOf(press(voted, SMALL, 'Backspace'), 4, 'vote', 2)).toEqual([19, 10])
  expect(press(voted, SMALL, '3')).toEqual(voted)
  const again = pressed(voted, 'PageDown', 'PageDown', '2')
  expect(stopAt(SMALL, again)?.stage).toBe('again')
  expect(countOf(again, 4, 'vote', 2)).toEqual([20, 10])
  expect(countOf(again, 4, 'again', 2)).toEqual([0, 1])
})

test('hands are counted only where there is a vote', () => {
  expect(press(fresh, SMALL, '1')).toEqual(fresh)
  const talk = { ...fresh, at: at(4, 'talk') }
  expect(press(talk, SMALL, '1')).toEqual(talk)
})

test('what is kept comes back as it was', () => {
  const run = later(pressed(fresh, 'PageDown', 'PageDown', '.'), 61_000)
  expect(run.spent).toBe(61_000)
  expect(later(run, -5)).toEqual(run)
  expect(runOf(JSON.parse(JSON.stringify(run)), SMALL)).toEqual(run)
})

test('what is damaged or of another lesson does not', () => {
  const damaged: readonly unknown[] = [
    null,
    'run',
    [],
    {},
    { ...fresh, lesson: 'other' },
    { ...fresh, at: -1 },
    { ...fresh, hands: { '4-vote': [9] } },
    { ...fresh, spent: 'long' },
  ]
  for (const one of damaged) expect(runOf(one, SMALL)).toBeNull()
  expect(runOf({ ...fresh, at: 999 }, SMALL)?.at).toBe(stops.length - 1)
})

test('a class that is cut in mid-lesson stays where it is, with its hands and its time', () => {
  const left = (minutes: number) => stopsOf(SMALL, minutes)
  for (const [n, stop] of stops.entries()) {
    const run = later({ ...fresh, at: n, hands: { '4-vote': [0, 1] } }, 90_000)
    const short = cut(run, SMALL, 20)
    expect(short).toMatchObject({ minutes: 20, hands: run.hands, spent: 90_000 })
    const now = left(20)[short.at]!
    const isLeft = left(20).some((one) => JSON.stringify(one) === JSON.stringify(stop))
    if (isLeft) expect(now).toEqual(stop)
    // What is left out has been: nothing of what comes next is shown already.
    else
      expect(stops.findIndex((one) => JSON.stringify(one) === JSON.stringify(now))).toBeLessThan(n)
    expect(stopAt(SMALL, cut(short, SMALL, 45))).toEqual(now)
  }
})
