// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  STARTING_POSITION,
  boardOf,
  count,
  forecast,
  positionOf,
} from '../../../src/games/arab-revolt/rules/index'
import * as palestine from '../../../src/games/palestine/rules/index'
import type { GameId, Position, SpaceId } from '../../../src/games/index'
import { Editor } from '../../../src/ui/edit/editor'
import { checked, withContent } from '../../../src/ui/edit/edited'
import { EDIT } from '../../../src/ui/words/en/edit'
import type { Editing } from '../../../src/ui/screen/editing'
import { loadScreen } from '../../../src/ui/screen/screens'
import { GameContext } from '../../../src/ui/screen/use-screen'
import { EDITING } from '../../../src/games/arab-revolt/screen/edit/editing'
import { asWritten, withCountry } from '../../../src/games/arab-revolt/screen/edit/edited'
import { EDIT as WORDS } from '../../../src/games/arab-revolt/words/en/edit'
import { pieces } from '../../../src/games/arab-revolt/words/en/names'
import { EDITING as OF_PALESTINE } from '../../../src/games/palestine/screen/edit/editing'
import { asWritten as asWrittenInPalestine } from '../../../src/games/palestine/screen/edit/edited'
import { EDIT as PALESTINE_WORDS } from '../../../src/games/palestine/words/en/edit'
import { pieces as piecesOfPalestine } from '../../../src/games/palestine/words/en/names'
import { own } from '../../kit'
import '../../games/palestine/begin'
import { ofHouse } from '../../screen'
import { STEPPER } from '../../../src/ui/words/en/stepper'
import { MISTAKE_TEXT } from '../../../src/games/arab-revolt/words/en/mistakes'
import { MISTAKE_TEXT as PALESTINE_MISTAKES } from '../../../src/games/palestine/words/en/mistakes'

await loadScreen('palestine')
afterEach(cleanup)

const { boardOf: boardOfAny } = ofHouse(EDITING)
const START = positionOf(boardOf(STARTING_POSITION))

interface Edits {
  readonly game: GameId
  readonly editing: Editing
  readonly start: Position
  /** Of which two may stand in a space: its name as content, and what it is called. */
  readonly content: string
  readonly name: string
  /** How many are Available at the start. */
  readonly available: number
  /** What is said of too many in a space, of so many Available, and of so many too many. */
  readonly crowded: string
  readonly left: (number: number) => string
  readonly tooMany: (number: number) => string
}

const REVOLT: Edits = {
  game: 'arab-revolt',
  editing: ofHouse(EDITING),
  start: START,
  content: 'bases',
  name: 'Bases',
  available: boardOf(START).available.bases,
  crowded: MISTAKE_TEXT['too-many-bases-here'],
  left: (number) => pieces(number, 'bases'),
  tooMany: (number) => WORDS.tooMany(pieces(number, 'bases')),
}

const PALESTINE_START = palestine.positionOf(palestine.boardOf(palestine.STARTING_POSITION))

const PALESTINE: Edits = {
  game: 'palestine',
  editing: ofHouse(OF_PALESTINE),
  start: PALESTINE_START,
  content: 'armsCaches',
  name: 'Arms Caches',
  available: palestine.boardOf(PALESTINE_START).available.armsCaches,
  crowded: PALESTINE_MISTAKES['too-many-arms-caches-here'],
  left: (number) => piecesOfPalestine(number, 'armsCaches'),
  tooMany: (number) => PALESTINE_WORDS.tooMany(piecesOfPalestine(number, 'armsCaches')),
}

interface EditedProps {
  readonly edits: Edits
  readonly space?: SpaceId
  readonly onPlay: (position: Position) => void
}

function Edited({ edits, space = 'gaza', onPlay }: EditedProps) {
  const [position, setPosition] = useState<Position>(edits.start)
  return (
    <GameContext value={edits.game}>
      <Editor
        editing={edits.editing}
        position={position}
        space={space}
        isEarlier={false}
        onSpace={vi.fn()}
        onChange={setPosition}
        onPlay={onPlay}
        onLeave={vi.fn()}
      />
    </GameContext>
  )
}

const press = (name: string) =>
  fireEvent.click(
    screen.getByRole('button', {
      name: (full) => [name, `${name} ${EDIT.playNote}`].includes(full),
    }),
  )

const leftSaid = () => screen.getByText(new RegExp(`^${EDIT.available}`)).textContent

describe.each([REVOLT, PALESTINE])('a position of $game changed by hand', (edits) => {
  const { name } = edits

  it('is played as it was written', () => {
    const onPlay = vi.fn<(position: Position) => void>()
    render(<Edited edits={edits} onPlay={onPlay} />)
    press(STEPPER.more(name))
    press(EDIT.play)
    expect(onPlay.mock.calls[0]?.[0].spaces).toMatchObject({ gaza: { [edits.content]: 1 } })
  })

  it('says what is wrong and cannot be played until it is mended', () => {
    const onPlay = vi.fn()
    render(<Edited edits={edits} onPlay={onPlay} />)
    for (let i = 0; i < 3; i++) press(STEPPER.more(name))
    expect(screen.getByText(edits.crowded, { exact: false })).toBeTruthy()
    press(EDIT.play)
    expect(onPlay).not.toHaveBeenCalled()
    press(STEPPER.fewer(name))
    press(EDIT.play)
    expect(onPlay).toHaveBeenCalledOnce()
  })

  it('says how many are left, or too many, while it cannot be played', () => {
    render(<Edited edits={edits} onPlay={vi.fn()} />)
    const { available } = edits
    for (let i = 0; i < 3; i++) press(STEPPER.more(name))
    expect(leftSaid()).toContain(edits.left(available - 3))
    for (let i = 3; i <= available; i++) press(STEPPER.more(name))
    expect(leftSaid()).toContain(edits.tooMany(1))
  })
})

describe('a position of Arab Revolt changed by hand', () => {
  it('is drawn as it is written, whatever is wrong with it', () => {
    const from = boardOf(START)
    expect(asWritten(START, from)).toEqual(from)
    const wrong = withContent(withContent(START, 'gaza', 'bases', 3), 'samaria', 'police', 0)
    const drawn = asWritten(own({ ...wrong, politicalWill: 7 }), from)
    expect(checked(wrong, boardOfAny).board).toBeNull()
    expect(count(drawn, 'bases', 'gaza')).toBe(3)
    expect(count(drawn, 'police', 'samaria')).toBe(0)
    expect(forecast(drawn).from).toBe(7)
    // What is Available is what is written as well.
    expect(drawn.available.bases).toBe(from.available.bases - 3)
    const crowded = asWritten(own(withContent(START, 'gaza', 'troops', 99)), from)
    expect(crowded.available.troops).toBe(from.available.troops - 99)
  })

  it('shows Unity as the board does, and sets it by its place', () => {
    const onPlay = vi.fn<(position: Position) => void>()
    render(<Edited edits={REVOLT} onPlay={onPlay} />)
    const places = within(screen.getByRole('group', { name: WORDS.unity })).getAllByRole('button')
    expect(places.map((one) => one.textContent)).toEqual(['2', '1', '1', '1', '0'])
    fireEvent.click(places[4]!)
    expect(places[4]?.getAttribute('aria-pressed')).toBe('true')
    press(EDIT.play)
    expect(onPlay.mock.calls[0]?.[0]).toMatchObject({ unity: 4 })
  })

  it('brings countries into play one by one', () => {
    const inPlay = withCountry(START, 'egypt', true)
    expect(inPlay.outOfPlay?.countries).toEqual(['transjordan'])
    const manned = own(withContent(START, 'egypt', 'guerrillasUnderground', 1))
    expect(checked(manned, boardOfAny).error?.mistake).toBe('country-out-of-play')
    const crossed = { ...manned, outOfPlay: inPlay.outOfPlay! }
    expect(checked(crossed, boardOfAny).error).toBeNull()
  })
})

describe('a position of Palestine changed by hand', () => {
  const places = () =>
    within(screen.getByRole('group', { name: PALESTINE_WORDS.haganah })).getAllByRole('button')

  it('comes out on the board with the City, the Haganah Track and the chits as they were set', () => {
    const onPlay = vi.fn<(position: Position) => void>()
    render(<Edited edits={PALESTINE} space="jerusalem" onPlay={onPlay} />)
    for (const more of ['Police', 'Curfews', 'Terror markers']) press(STEPPER.more(more))
    press(STEPPER.fewer('Troops'))
    fireEvent.click(places()[2]!)
    expect(places().map((one) => one.getAttribute('aria-pressed'))).toEqual(
      [0, 1, 2, 3, 4].map((value) => (value === 2).toString()),
    )
    for (let i = 0; i < 2; i++) press(STEPPER.more(PALESTINE_WORDS.intel(2)))
    press(STEPPER.more(PALESTINE_WORDS.prison))
    fireEvent.change(screen.getByLabelText(PALESTINE_WORDS.mustPass), {
      target: { value: 'next-card' },
    })
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(EDIT.good)
    press(EDIT.play)
    const made = palestine.boardOf(onPlay.mock.calls[0]![0] as palestine.Position)
    const inCity = (content: palestine.Content) => palestine.count(made, content, 'jerusalem')
    expect((['troops', 'police', 'curfew', 'terror'] as const).map(inCity)).toEqual([1, 2, 1, 1])
    expect(made).toMatchObject({ haganah: 2, prison: 1, mustPass: 'next-card' })
    expect(made.intel).toMatchObject({ held: { 0: 0, 1: 0, 2: 2 }, bag: { 2: 1 } })
    // All fifteen: nine on the map, five on the Track, and one in Prison.
    expect(made.available).toMatchObject({ cells: 0, armsCaches: 2 })
    expect(palestine.onHaganahTrack(made, 'cells')).toBe(5)
    expect(palestine.onHaganahTrack(made, 'armsCaches')).toBe(1)
  })

  it('6.5.2 has on the Track what follows from its value, as it is said and as it is drawn', () => {
    render(<Edited edits={PALESTINE} onPlay={vi.fn()} />)
    const from = palestine.boardOf(PALESTINE_START)
    for (const [haganah, place] of places().entries()) {
      fireEvent.click(place)
      const position = { ...PALESTINE_START, haganah }
      const { available } = palestine.boardOf(position)
      expect(asWrittenInPalestine(position, from)).toEqual(palestine.boardOf(position))
      for (const force of palestine.FORCES)
        expect(leftSaid()).toContain(piecesOfPalestine(available[force], force))
    }
  })
})
