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
import type { Position } from '../../../src/games/index'
import { Editor } from '../../../src/ui/edit/editor'
import { checked, withContent } from '../../../src/ui/edit/edited'
import { EDIT } from '../../../src/ui/words/en/edit'
import { EDITING } from '../../../src/games/arab-revolt/screen/edit/editing'
import { asWritten, withCountry } from '../../../src/games/arab-revolt/screen/edit/edited'
import { EDIT as WORDS } from '../../../src/games/arab-revolt/words/en/edit'
import { pieces } from '../../../src/games/arab-revolt/words/en/names'
import { own } from '../../kit'
import { ofHouse } from '../../screen'
import { STEPPER } from '../../../src/ui/words/en/stepper'
import { MISTAKE_TEXT } from '../../../src/games/arab-revolt/words/en/mistakes'

afterEach(cleanup)

const { boardOf: boardOfAny } = ofHouse(EDITING)
const START = positionOf(boardOf(STARTING_POSITION))

function Edited({ onPlay }: { onPlay: (position: Position) => void }) {
  const [position, setPosition] = useState<Position>(START)
  return (
    <Editor
      editing={ofHouse(EDITING)}
      position={position}
      space="gaza"
      isEarlier={false}
      onSpace={vi.fn()}
      onChange={setPosition}
      onPlay={onPlay}
      onLeave={vi.fn()}
    />
  )
}

const press = (name: string) =>
  fireEvent.click(
    screen.getByRole('button', {
      name: (full) => [name, `${name} ${EDIT.playNote}`].includes(full),
    }),
  )

describe('a position changed by hand', () => {
  it('is played as it was written', () => {
    const onPlay = vi.fn<(position: Position) => void>()
    render(<Edited onPlay={onPlay} />)
    press(STEPPER.more('Bases'))
    press(EDIT.play)
    expect(onPlay.mock.calls[0]?.[0].spaces).toMatchObject({ gaza: { bases: 1 } })
  })

  it('says what is wrong and cannot be played until it is mended', () => {
    const onPlay = vi.fn()
    render(<Edited onPlay={onPlay} />)
    for (let i = 0; i < 3; i++) press(STEPPER.more('Bases'))
    expect(screen.getByText(MISTAKE_TEXT['too-many-bases-here'], { exact: false })).toBeTruthy()
    press(EDIT.play)
    expect(onPlay).not.toHaveBeenCalled()
    press(STEPPER.fewer('Bases'))
    press(EDIT.play)
    expect(onPlay).toHaveBeenCalledOnce()
  })

  it('says how many are left, or too many, while it cannot be played', () => {
    render(<Edited onPlay={vi.fn()} />)
    const before = boardOf(START).available.bases
    for (let i = 0; i < 3; i++) press(STEPPER.more('Bases'))
    expect(screen.getByText(new RegExp(`^${EDIT.available}`)).textContent).toContain(
      pieces(before - 3, 'bases'),
    )
    for (let i = 3; i <= before; i++) press(STEPPER.more('Bases'))
    expect(screen.getByText(new RegExp(`^${EDIT.available}`)).textContent).toContain(
      WORDS.tooMany(pieces(1, 'bases')),
    )
  })

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
    render(<Edited onPlay={onPlay} />)
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
