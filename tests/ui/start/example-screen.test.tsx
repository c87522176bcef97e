// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExampleScreen } from '../../../src/ui/start/example/example-screen'
import { EXAMPLE_OF_PLAY } from '../../../src/games/arab-revolt/lessons/example-of-play'
import { EXAMPLE } from '../../../src/ui/words/en/start'

// To ask of every element of the map whether it can be reached takes seconds.
// On a busy machine what is loaded later takes its time.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 })

const STEPS = EXAMPLE_OF_PLAY.steps
const LAST = STEPS.length - 1
const said = (step: number) => (STEPS[step] as { say: string }).say
const onBack = vi.fn()
const onPlay = vi.fn()

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const turnTo = (step: number) =>
  fireEvent.change(screen.getByRole('slider', { name: EXAMPLE.slider }), {
    target: { value: step.toString() },
  })
const comment = () => screen.getByRole('status').textContent

beforeEach(async () => {
  // Unlike a browser, happy-dom complains of an animation that is broken off.
  document.documentElement.dataset['motion'] = 'reduced'
  vi.clearAllMocks()
  render(<ExampleScreen game="arab-revolt" onBack={onBack} onPlay={onPlay} />)
  await screen.findByRole('button', { name: EXAMPLE.next })
})
afterEach(cleanup)

test('it opens at the set-up, and goes forth and back step by step', () => {
  expect(comment()).toBe(said(0))
  press(EXAMPLE.previous)
  expect(comment()).toBe(said(0))
  press(EXAMPLE.next)
  press(EXAMPLE.next)
  expect(comment()).toBe(said(2))
  press(EXAMPLE.previous)
  expect(comment()).toBe(said(1))
})

test('a step can be turned to at once, and tells every change', () => {
  turnTo(3)
  expect(comment()).toBe(said(3))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Rebels take Operation & Special Activity.',
    '1 Base is placed in Galilee.',
    '1 Base is placed in Lydda.',
    '1 Guerrilla is placed in Samaria.',
  ])
})

test('the Propaganda Round shows the sum that the comment names', () => {
  turnTo(STEPS.findIndex((step) => 'play' in step && step.play[0] === 'A33'))
  expect(comment()).toContain('−7: from 17 to 10')
  expect(screen.getByText('Political Will is counted: −7 in all.')).toBeTruthy()
  expect(screen.getByText('Political Will falls from 17 to 10.')).toBeTruthy()
})

test('it shows the card in play, with the side that was taken', () => {
  turnTo(STEPS.findIndex((step) => 'play' in step && step.play.includes('shaded')))
  const card = screen.getByRole('region', { name: EXAMPLE.card })
  expect(card.textContent).toContain('A10')
  expect(card.querySelector('[data-taken]')?.textContent).toContain(' shaded')
})

test('the arrows and a clicker turn its pages, but not while they move the slider', () => {
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  expect(comment()).toBe(said(2))
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  expect(comment()).toBe(said(1))
  fireEvent.keyDown(screen.getByRole('slider', { name: EXAMPLE.slider }), { key: 'ArrowRight' })
  expect(comment()).toBe(said(1))
})

test('it can be played on from every step', () => {
  for (const step of [0, 7, LAST]) {
    turnTo(step)
    press(EXAMPLE.playOn)
    const given = STEPS.slice(0, step + 1).flatMap((one) => ('play' in one ? one.play : []))
    const [game] = onPlay.mock.lastCall as [{ branches: [{ answers: unknown[] }] }]
    expect(game.branches[0].answers).toEqual(given)
  }
})
