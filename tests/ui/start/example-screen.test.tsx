// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExampleScreen } from '../../../src/ui/start/example/example-screen'
import { EXAMPLE_STEPS } from '../../../src/ui/start/example/steps'
import { EXAMPLE_TEXT } from '../../../src/ui/text/example'
import { EXAMPLE } from '../../../src/ui/text/start'

// To ask of every element of the map whether it can be reached takes seconds.
// On a busy machine what is loaded later takes its time.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 })

const LAST = Object.keys(EXAMPLE_STEPS).length
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
  render(<ExampleScreen onBack={onBack} onPlay={onPlay} />)
  await screen.findByRole('button', { name: EXAMPLE.next })
})
afterEach(cleanup)

test('it opens at the set-up, and goes forth and back step by step', () => {
  expect(comment()).toBe(EXAMPLE_TEXT['set-up'])
  press(EXAMPLE.previous)
  expect(comment()).toBe(EXAMPLE_TEXT['set-up'])
  press(EXAMPLE.next)
  press(EXAMPLE.next)
  expect(comment()).toBe(EXAMPLE_TEXT['a13-rebels-chit'])
  press(EXAMPLE.previous)
  expect(comment()).toBe(EXAMPLE_TEXT['a13-game-reveal'])
})

test('a step can be turned to at once, and tells every change', () => {
  turnTo(3)
  expect(comment()).toBe(EXAMPLE_TEXT['a13-rebels-mobilize'])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Rebels take Operation & Special Activity.',
    '1 Base is placed in Galilee.',
    '1 Base is placed in Lydda.',
    '1 Guerrilla is placed in Samaria.',
  ])
})

test('the Propaganda Round shows the sum that the comment names', () => {
  turnTo(Object.keys(EXAMPLE_STEPS).indexOf('a33-game-reveal') + 1)
  expect(comment()).toContain('−7: from 17 to 10')
  expect(screen.getByText('Political Will is counted: −7 in all.')).toBeTruthy()
  expect(screen.getByText('Political Will falls from 17 to 10.')).toBeTruthy()
})

test('it can be played from its beginning and from its end', () => {
  press(EXAMPLE.playFirst)
  expect(onPlay).toHaveBeenLastCalledWith('example-deck')
  turnTo(LAST)
  press(EXAMPLE.next)
  press(EXAMPLE.playOn)
  expect(onPlay).toHaveBeenLastCalledWith('example-end')
})
