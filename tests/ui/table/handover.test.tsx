// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Ask } from '../../../src/games/arab-revolt/rules/index'
import { question } from '../../../src/games/index'
import { SCREEN } from '../../screen'
import { atOf, lineOf, type TableStore } from '../../../src/store/index'
import { Handover, handoverLines } from '../../../src/ui/table/handover'
import { HANDOVER } from '../../../src/games/arab-revolt/words/en/handover'
import { position } from '../../kit'
import { played } from '../played'
import { randomTable } from '../random-table'

const states = [...randomTable(3)].filter(({ state }) => state.between === 'handover')
const before = (ask: Ask) =>
  states.find(({ now, state }) => atOf(state) > 0 && question(now.game)?.ask === ask)!

const goOn = vi.fn()
const shown = ({ state, now }: (typeof states)[number]) =>
  render(<Handover table={{ ...state, goOn } as unknown as TableStore} now={now} />)

describe('The handover', () => {
  afterEach(cleanup)

  test('names who comes, who has had the turn and what was done in it', () => {
    shown(before('turn.box'))
    expect(screen.getByRole('heading').textContent).toContain('British')
    expect(screen.getByText(/^The Rebels have ended their turn \(.+\)\./)).toBeTruthy()
  })

  test('says which boxes are open, or what is asked first', () => {
    const { container } = shown(before('turn.box'))
    expect(container.textContent).toMatch(/Open to you: (Limited Operation|Event|Operation)/)
    cleanup()
    expect(shown(before('turn.chit')).container.textContent).toContain(
      'First: choose the Operations',
    )
  })

  test('does not say that a turn has ended in the middle of which the other side chooses', () => {
    shown(before('chit-effect.guerrilla'))
    expect(screen.getByText(/^In the middle of a turn \(.+\)\./)).toBeTruthy()
    expect(screen.getByRole('button').textContent).toBe(HANDOVER.choose('british'))
  })

  test('keeps the focus, and lets it go to a dialog that opens above it', () => {
    shown(before('turn.box'))
    const begin = screen.getByRole('button')
    expect(document.activeElement).toBe(begin)
    // A press beside it does not let go of it: its default is prevented.
    expect(fireEvent.mouseDown(screen.getByRole('heading'))).toBe(false)
    expect(fireEvent.mouseDown(begin)).toBe(true)
    const behind = document.body.appendChild(document.createElement('button'))
    behind.focus()
    expect(document.activeElement).toBe(begin)
    const above = document.body.appendChild(document.createElement('dialog'))
    above.append(behind)
    above.showModal()
    behind.focus()
    expect(document.activeElement).toBe(behind)
    above.remove()
  })

  test('sets a piece or a sign beside each change', () => {
    for (const one of states) {
      const lines = handoverLines(one.state as TableStore, one.now, SCREEN)
      const { container } = shown(one)
      const signs = container.querySelectorAll('li svg')
      const plain = lines.filter(({ kind }) => kind === 'nothing' || kind === 'others')
      expect(signs).toHaveLength(lines.length - plain.length)
      cleanup()
    }
  })

  test('forgets nothing: who went to Prison, who moved, what is held', () => {
    const state = played(
      position(
        {
          lydda: { troops: 2, guerrillasUnderground: 1 },
          haifa: { troops: 2 },
          'jerusalem-district': { troops: 1, guerrillasActive: 1 },
        },
        { phase: 'first-eligible', firstEligible: 'british', played: ['A19'] },
      ),
      ...(['operation-and-special', 'sweep', 'punish', 'detain', 'fine'] as const),
      ...([{ chit: 'detain', from: 'drawn' }, 'lydda', 'jerusalem-district'] as const),
      ...([
        'haifa-district',
        { piece: 'troops', from: 'haifa', to: 'haifa-district', number: 2 },
      ] as const),
      ...(['done', 1] as const),
    )
    const now = lineOf(state)[atOf(state)]!
    const told = handoverLines(state as TableStore, now, SCREEN).map(({ text }) => text)
    expect(told).toEqual([
      '1 Underground Guerrilla put in Prison: Lydda.',
      '1 Active Guerrilla put in Prison: Jerusalem District.',
      'Opposition placed: Lydda and Jerusalem District.',
      '2 Troops moved: Haifa District.',
      expect.stringMatching(/^Forecast/),
    ])
  })

  test('tells in its last line what had no room of its own', () => {
    const state = played(
      position(
        {
          samaria: { troops: 3, guerrillasUnderground: 1 },
          lydda: { troops: 3, guerrillasActive: 1 },
        },
        { phase: 'first-eligible', firstEligible: 'british', played: ['A19'] },
      ),
      ...(['operation-and-special', 'deploy', 'punish', 'detain', 'fine'] as const),
      ...([{ chit: 'detain', from: 'drawn' }, 'samaria', 'lydda'] as const),
      ...(['samaria', 'police', 'police', 'lydda', 'irregulars', 'lydda', 1] as const),
    )
    const told = handoverLines(state as TableStore, lineOf(state)[atOf(state)]!, SCREEN)
    expect(told.map(({ kind }) => kind)).toEqual([
      ...['imprisoned', 'imprisoned', 'placed', 'placed', 'others', 'forecast'],
    ])
    expect(told.at(-2)?.text).toBe(
      'Also: Opposition placed: Samaria and Lydda; Curfew placed: Lydda.',
    )
  })

  test('is left by its one button', () => {
    shown(before('turn.box'))
    fireEvent.click(screen.getByRole('button', { name: HANDOVER.begin('british') }))
    expect(goOn).toHaveBeenCalledOnce()
  })
})
