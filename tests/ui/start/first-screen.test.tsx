// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Page } from '../../../src/ui/page'
import { LINKS, NEW_GAME, START } from '../../../src/ui/words/en/start'
import { TABLE } from '../../../src/ui/words/en/words'
import { COVER } from '../../../src/games/arab-revolt/screen/cover'
import { SUBJECT } from '../../../src/games/arab-revolt/words/en/papers'
import { render } from '../at-table'

// To ask of every element of the map whether it can be reached takes seconds.
// On a busy machine what is loaded later takes its time.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 })

const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  render(<Page resumed={Promise.resolve(false)} />)
})
afterEach(cleanup)

test('without a game there is nothing to continue, and to learn is the first choice', () => {
  expect(screen.queryByRole('button', { name: new RegExp(START.resume) })).toBeNull()
  const [first] = within(screen.getByRole('region', { name: COVER.name })).getAllByRole('button')
  expect(first?.textContent).toBe(START.learn)
})

test('the note on the subject is one press away', async () => {
  fireEvent.click(button(START.of(LINKS.subject, COVER.name)))
  const paper = await screen.findByRole('dialog', { name: LINKS.subject })
  for (const paragraph of SUBJECT.paragraphs) expect(paper.textContent).toContain(paragraph)
  fireEvent.click(within(paper).getByRole('button', { name: START.close }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a game that was left can be continued, and its names are offered again', async () => {
  fireEvent.click(button(/^New game/))
  await screen.findByRole('button', { name: NEW_GAME.begin })
  const write = (field: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: field }), { target: { value } })
  write(NEW_GAME.nameOf('Rebels'), 'Yusuf')
  write(TABLE.seed, '1')
  fireEvent.click(button(NEW_GAME.begin))
  const menu = await screen.findByRole('button', { name: TABLE.menu })
  fireEvent.click(menu)
  const resume = await screen.findByRole('button', { name: new RegExp(`^${START.resume}`) })
  expect(resume.textContent).toMatch(
    /^ContinueBritish and Yusuf, .+, Political Will 18 · First campaign, card 1 · The Rebels to play$/,
  )
  fireEvent.click(button(/^New game/))
  expect(
    screen.getByRole<HTMLInputElement>('textbox', { name: NEW_GAME.nameOf('Rebels') }).value,
  ).toBe('Yusuf')
  fireEvent.click(button(START.back))
  // A game that is only watched does not take its place.
  fireEvent.click(button(START.of(START.watch, COVER.name)))
  fireEvent.click(await screen.findByRole('button', { name: TABLE.menu }))
  expect(
    (await screen.findByRole('button', { name: new RegExp(`^${START.resume}`) })).textContent,
  ).toContain('Yusuf')
})
