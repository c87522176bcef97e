import { expect, test } from 'vitest'
import { begin, press } from '../../src/classroom/run'
import { shownAt } from '../../src/classroom/shown'
import { stopsOf } from '../../src/classroom/stops'
import { board } from '../../src/games/index'
import { afterSome, played } from '../../src/lessons/scenes'
import { SMALL } from './small-lesson'

const { scenes, fault } = played(SMALL)
const stops = stopsOf(SMALL, 45)
const fresh = begin(SMALL, 45)
const shown = (at: number) => shownAt(SMALL, scenes, { ...fresh, at })!
const at = (step: number, stage: string) =>
  stops.findIndex((stop) => stop.step === step && stop.stage === stage)

test('the lesson is played by the rules', () => {
  expect(fault).toBeNull()
})

test('nothing is shown before it is revealed, and notes never are', () => {
  for (const [n, { stage }] of stops.entries()) {
    const text = JSON.stringify(shown(n))
    if (stage !== 'revealed') expect(text, `stop ${n}`).not.toContain('SECRET')
    for (const { note } of SMALL.steps) if (note) expect(text).not.toContain(note)
  }
})

test('a question is revealed with each answer, whether it can be defended, and why', () => {
  expect(shown(at(2, 'vote')).choices.map(({ right }) => right)).toEqual(Array(3).fill(undefined))
  expect(shown(at(2, 'revealed')).choices).toMatchObject([
    { right: true, because: 'SECRET they did' },
    { right: true, because: 'SECRET they did too' },
    { right: false, because: 'SECRET somebody did' },
  ])
})

test('hands are shown when a vote is over, and of a second vote beside the first', () => {
  let run = { ...fresh, at: at(4, 'vote') }
  for (const key of ['1', '1', '2']) run = press(run, SMALL, key)
  const hands = () => shownAt(SMALL, scenes, run)!.choices.map((choice) => choice.hands)
  expect(hands()).toEqual([[], []])
  run = press(run, SMALL, 'PageDown')
  expect(hands()).toEqual([[2], [1]])
  run = press(press(run, SMALL, 'PageDown'), SMALL, '2')
  expect(hands()).toEqual([[], []])
  expect(shownAt(SMALL, scenes, press(run, SMALL, 'PageDown'))?.choices).toMatchObject([
    { hands: [2, 0] },
    { hands: [1, 1] },
  ])
})

test('every position is the one that the rules have reached', () => {
  for (const [n, { step, answers }] of stops.entries()) {
    const scene = typeof step === 'number' && scenes[step]
    const now = shown(n).board
    if (now && scene) expect(now).toEqual(board(afterSome(scene, SMALL, answers)))
  }
  expect(shown(at(1, 'said')).board).toEqual(board(afterSome(scenes[1]!, SMALL, 1)))
  expect(shown(at(7, 'vote')).board).toEqual(board(scenes[7]!.before))
  expect(shown(at(7, 'revealed')).board).toEqual(board(scenes[7]!.game))
  expect(shown(at(8, 'said')).earlier).toEqual(board(scenes[0]!.game))
})

test('a source comes with the work that it is in, and what is to be asked of it', () => {
  expect(shown(at(6, 'said'))).toMatchObject({ works: SMALL.works, asks: 'Who wrote it?' })
  expect(shown(at(5, 'said')).works).toEqual(SMALL.works)
})
