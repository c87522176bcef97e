// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const KEY = 'arab-revolt.display'
const root = document.documentElement

/** The settings as a page finds them that has just been opened. */
const opened = async () => {
  vi.resetModules()
  const { followSettings, settings } = await import('../../../src/ui/display/settings')
  const { Display } = await import('../../../src/ui/display/display')
  return { stop: followSettings(root), settings, Display }
}

beforeEach(() => {
  localStorage.clear()
  for (const set of Object.keys(root.dataset)) root.removeAttribute(`data-${set}`)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('The display settings', () => {
  it('begin as the system has them, at a table', async () => {
    const { stop } = await opened()
    expect(Object.keys(root.dataset)).toEqual([])
    stop()
  })

  it('mark the page when one is chosen, and are kept', async () => {
    const { stop, Display } = await opened()
    render(<Display />)
    fireEvent.click(screen.getByRole('radio', { name: /projector/ }))
    fireEvent.click(screen.getByRole('radio', { name: 'dark' }))
    expect(root.dataset).toMatchObject({ view: 'projector', theme: 'dark' })
    stop()
    const again = await opened()
    expect(again.settings.getState()).toMatchObject({ view: 'projector', theme: 'dark' })
    again.stop()
  })

  it.each(['{', '7', 'null', '{"theme":"pink","view":3,"motion":["reduced"]}'])(
    'begin anew where what was kept cannot be understood: %s',
    async (kept) => {
      localStorage.setItem(KEY, kept)
      const { stop, settings } = await opened()
      expect(settings.getState()).toMatchObject({ theme: 'system', view: 'table', letters: 'off' })
      stop()
    },
  )

  it('hold until the page is closed where storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    const { stop, settings } = await opened()
    settings.setState({ letters: 'on' })
    expect(root.dataset['letters']).toBe('on')
    settings.setState({ letters: 'off' })
    expect(root.hasAttribute('data-letters')).toBe(false)
    stop()
  })
})
