import { expect } from '@playwright/test'
import { newSteps, type Step } from '../../src/store/index'
import { own } from '../kit'
import type { Words } from '../../src/ui/screen/screen'
import { accessibilityTree, type Heard } from './accessibility-tree'
import { screenReader } from './hands/screen-reader'
import { Lockstep } from './lockstep'
import { expectedAt, spacesOf } from './mirror'
import type { TablePage } from './table-page'
import { inOneStep, test } from './test'

const plain = (text: string): string => text.replace(/\s+/g, ' ')

/** What is read aloud, and what has the focus. */
const listen = (tree: readonly Heard[]) => ({
  asked: tree.filter(({ role }) => role === 'heading').map(({ text }) => text),
  announced: tree
    .filter(({ live }) => live)
    .map(({ text }) => text)
    .join(' '),
  focus: tree.find(({ focused, role }) => focused && role !== 'RootWebArea'),
})

/** Where something has happened, by name. */
const placesOf = (steps: readonly Step[], { spaceName }: Words): readonly string[] =>
  steps
    .flatMap(({ facts }) => own(facts))
    .flatMap((fact) =>
      'space' in fact ? [fact.space] : fact.fact === 'moved' ? [fact.from, fact.to] : [],
    )
    .map((space) => plain(spaceName(space)))

/** One answer: what was asked, what was pressed, what has changed, and where the focus is then. */
const follow = async (game: Lockstep, pressed: string[]): Promise<readonly string[]> => {
  const { page, screen } = game.table
  const { spaceName } = screen.words
  const before = listen(await accessibilityTree(page))
  const { prompt } = expectedAt(game.now)
  expect(before.asked.some((heading) => heading.endsWith(prompt))).toBe(true)
  pressed.length = 0
  await game.step()
  const steps = newSteps(game.mirror.getState())
  const chosen = steps[0]?.given === 'player' ? spacesOf(game.now.game, steps[0].answer) : []
  const named = chosen.filter((space) => pressed.join(' ').includes(plain(spaceName(space))))
  expect(named.length > 0, pressed.join(', ')).toBe(chosen.length > 0)
  // What is read aloud is written once all else is there.
  await expect(async () => {
    const { announced, focus } = listen(await accessibilityTree(page))
    expect(focus).toBeDefined()
    // It is read aloud, or read because the focus goes to it: in order, and once.
    const read = `${announced} ${focus?.text}`
    const asked = read.indexOf(expectedAt(game.now).prompt)
    expect(asked).toBeGreaterThanOrEqual(0)
    for (const place of placesOf(steps, screen.words)) expect(read.slice(0, asked)).toContain(place)
    expect(read.indexOf(expectedAt(game.now).prompt, asked + 1)).toBe(-1)
  }).toPass()
  return placesOf(steps, screen.words)
}

/** Four turns; tells how many places were heard of. */
const followTurns = async (table: TablePage, seed: number): Promise<number> => {
  const pressed: string[] = []
  const hands = screenReader(table, (name) => pressed.push(name))
  const game = new Lockstep(table, hands)
  await game.begin(seed)
  const places: string[] = []
  for (let turns = 0; turns < 4; turns += Number(game.now.turnBegins))
    places.push(...(await follow(game, pressed)))
  return places.length
}

test(
  'Whole turns can be followed by ear',
  inOneStep(async ({ table }) => {
    expect(await followTurns(table, 1974)).toBeGreaterThan(5)
  }),
)

test.describe('Palestine', () => {
  test.use({ game: 'palestine' })

  test(
    'Whole turns of it can be followed by ear',
    inOneStep(async ({ table }) => {
      expect(await followTurns(table, 1946)).toBeGreaterThan(5)
    }),
  )
})
