// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readRecord } from '../../../src/records/read'
import { lastSeat, recordOf } from '../../../src/store/index'
import { Notice } from '../../../src/ui/rescue/notice'
import { Rescue } from '../../../src/ui/rescue/rescue'
import { RESCUE } from '../../../src/ui/words/en/rescue'
import { SETUP, playOn } from '../../store/playing'
import { library, render, table } from '../at-table'

let isBroken = true

function Fragile() {
  if (isBroken) throw new Error('on purpose')
  return <p>The table</p>
}

const stopped = () =>
  render(
    <Rescue>
      <Fragile />
    </Rescue>,
  )

beforeEach(() => {
  isBroken = true
  // React tells the console of what is caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  table.setState(table.getInitialState(), true)
})

describe('a page that cannot be drawn', () => {
  it('says so, and goes on where the mistake was a passing one', () => {
    stopped()
    expect(screen.getByRole('alert').textContent).toContain(RESCUE.title)
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: RESCUE.again }))
    expect(screen.getByText('The table')).toBeTruthy()
  })

  it('says so again where it was not', () => {
    stopped()
    fireEvent.click(screen.getByRole('button', { name: RESCUE.again }))
    expect(screen.getByRole('heading', { name: RESCUE.title })).toBeTruthy()
  })

  it('comes back to the table by a reload, though the tab has left its place there', () => {
    table.getState().newGame(SETUP)
    library.getState().sit(true)
    stopped()
    history.replaceState(null, '')
    dispatchEvent(new PopStateEvent('popstate'))
    expect(lastSeat()).toBe(table.getState().identity?.id)
  })

  it('hands out the record of the game, without any storage', async () => {
    table.getState().newGame(SETUP)
    playOn(table, 12)
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:'
    })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    stopped()
    fireEvent.click(screen.getByRole('button', { name: RESCUE.saveFile }))
    expect(click).toHaveBeenCalledTimes(1)
    const { game } = readRecord(await files[0]!.text())
    expect(game).toEqual(recordOf(table.getState(), game!.changed))
  })

  it('has no record to offer where there is no game', () => {
    stopped()
    expect(screen.queryByRole('button', { name: RESCUE.saveFile })).toBeNull()
  })
})

describe('what fails outside the page', () => {
  const fail = (event: Event) => act(() => window.dispatchEvent(event))

  it('is told in a line that can be put away', () => {
    render(<Notice />)
    expect(screen.queryByRole('status')).toBeNull()
    void fail(new ErrorEvent('error', { error: new Error('on purpose') }))
    expect(screen.getByRole('status').textContent).toContain(RESCUE.notice)
    fireEvent.click(screen.getByRole('button'))
    expect(screen.queryByRole('status')).toBeNull()
    void fail(new Event('unhandledrejection'))
    expect(screen.getByRole('status')).toBeTruthy()
  })

  it('is not told where it is nothing but the layout of the browser', () => {
    render(<Notice />)
    void fail(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }))
    expect(screen.queryByRole('status')).toBeNull()
  })
})
