// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lineOf, recordText } from '../../../src/store/index'
import { Drop } from '../../../src/ui/library/drop'
import { LibraryPage } from '../../../src/ui/library/library-page'
import { LIBRARY, standingOf, titleOf } from '../../../src/ui/words/en/library'
import { SETUP, playOn } from '../../store/playing'
import { library, render, table } from '../at-table'

// On a busy machine what is loaded later takes its time.
configure({ asyncUtilTimeout: 20_000 })

const shown = () => {
  const onOpened = vi.fn()
  const onLesson = vi.fn()
  render(
    <>
      <LibraryPage {...{ onOpened, onLesson }} onBack={() => undefined} />
      <Drop {...{ onOpened, onLesson }} />
    </>,
  )
  return onOpened
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(async () => {
  table.getState().newGame(SETUP)
  playOn(table, 12)
  await library.getState().settled()
})
afterEach(async () => {
  cleanup()
  table.setState(table.getInitialState(), true)
  await library.getState().settled()
  const db = await openDB('arab-revolt', 1)
  await Promise.all([db.clear('kept'), db.clear('texts')])
  db.close()
  library.setState({ ...library.getInitialState() })
})

describe('the list of games', () => {
  it('tells of each how it stands, and opens it', async () => {
    const onOpened = shown()
    const title = titleOf(library.getState().kept[0]!)
    await waitFor(() => expect(titles()).toEqual([`${title} ${LIBRARY.onTable}`]))
    expect(screen.getByText(standingOf(library.getState().kept[0]!))).toBeTruthy()
    press(title)
    await waitFor(() => expect(onOpened).toHaveBeenCalledTimes(1))
  })

  it('says so where it is empty', async () => {
    await library.getState().remove(table.getState().identity!.id)
    library.getState().dismiss()
    shown()
    await waitFor(() => expect(screen.getByText(LIBRARY.none)).toBeTruthy())
  })

  it('renames, and takes a name for nothing but a name', async () => {
    shown()
    press(/^Rename/)
    const field = screen.getByRole('textbox')
    fireEvent.change(field, { target: { value: '  <img src=x>  ' } })
    fireEvent.submit(field)
    await waitFor(() => expect(titles()).toEqual([`<img src=x> ${LIBRARY.onTable}`]))
    expect(document.querySelector('img')).toBeNull()
  })

  it('leaves the name where one thinks better of it', () => {
    shown()
    press(/^Rename/)
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('duplicates, deletes and puts back', async () => {
    shown()
    press(/^Duplicate/)
    await waitFor(() => expect(titles()).toHaveLength(2))
    const { length: both } = titles()
    const copy = LIBRARY.copyOf(titleOf(library.getState().kept[0]!))
    press(`${LIBRARY.remove}: ${copy}`)
    await waitFor(() => expect(titles()).toHaveLength(both - 1))
    press(LIBRARY.restoreOf(copy))
    await waitFor(() => expect(titles()).toHaveLength(both))
  })

  it('puts back each of the games that were deleted', async () => {
    shown()
    press(/^Duplicate/)
    await waitFor(() => expect(titles()).toHaveLength(2))
    press(new RegExp(`^${LIBRARY.remove}.*copy`))
    await waitFor(() => expect(titles()).toHaveLength(1))
    press(new RegExp(`^${LIBRARY.remove}`))
    await waitFor(() => expect(screen.getByText(LIBRARY.none)).toBeTruthy())
    for (const left of [1, 2]) {
      fireEvent.click(screen.getAllByText(LIBRARY.restore).at(-1)!)
      await waitFor(() => expect(titles()).toHaveLength(left))
    }
  })

  /** The game of which nothing can be told any more, on no table. */
  const damage = async () => {
    const { id } = table.getState().identity!
    table.setState(table.getInitialState(), true)
    await library.getState().settled()
    const db = await openDB('arab-revolt', 1)
    await db.put('kept', { id })
    db.close()
  }

  it('asks before it deletes a game of which nothing can be told', async () => {
    await damage()
    shown()
    await waitFor(() => expect(titles()).toEqual([LIBRARY.damaged]))
    press(LIBRARY.remove)
    press(LIBRARY.keep)
    expect(screen.queryByRole('button', { name: LIBRARY.removeForGood })).toBeNull()
    expect(titles()).toEqual([LIBRARY.damaged])
    press(LIBRARY.remove)
    press(LIBRARY.removeForGood)
    await waitFor(() => expect(screen.getByText(LIBRARY.none)).toBeTruthy())
    expect(screen.queryByText(LIBRARY.restore)).toBeNull()
  })

  it('names a game of which nothing can be told, and opens it all the same', async () => {
    await damage()
    const onOpened = shown()
    await waitFor(() => expect(titles()).toEqual([LIBRARY.damaged]))
    press(LIBRARY.open)
    await waitFor(() => expect(onOpened).toHaveBeenCalled())
    expect(lineOf(table.getState())).toHaveLength(13)
  })
})

describe('a file', () => {
  const choose = (text: string) =>
    fireEvent.change(document.querySelector('input[type=file]')!, {
      target: { files: [new File([text], 'game.json')] },
    })

  it('is opened', async () => {
    const text = recordText(table.getState(), new Date())
    table.setState(table.getInitialState(), true)
    const onOpened = shown()
    choose(text)
    await waitFor(() => expect(onOpened).toHaveBeenCalled())
    expect(lineOf(table.getState())).toHaveLength(13)
  })

  it('that is no game is refused with a reason', async () => {
    const onOpened = shown()
    choose('{"format":"chess"}')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('not played here'))
    expect(onOpened).not.toHaveBeenCalled()
    press(LIBRARY.close)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is opened where it is dropped on the window', async () => {
    const text = recordText(table.getState(), new Date())
    const onOpened = shown()
    const dataTransfer = { types: ['Files'], files: [new File([text], 'game.json')] }
    const drag = (type: string) =>
      fireEvent(window, Object.assign(new Event(type, { cancelable: true }), { dataTransfer }))
    drag('dragover')
    expect(screen.getByText(LIBRARY.dropHere)).toBeTruthy()
    drag('drop')
    expect(screen.queryByText(LIBRARY.dropHere)).toBeNull()
    await waitFor(() => expect(onOpened).toHaveBeenCalled())
  })
})
