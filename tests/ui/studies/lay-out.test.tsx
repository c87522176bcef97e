// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SavedGame } from '../../../src/store/index'
import { useAgreement } from '../../../src/ui/hands/agreement'
import { Agreed } from '../../../src/ui/hands/agreement-part'
import type { Edited } from '../../../src/ui/hands/opened'
import { EditPart } from '../../../src/ui/history/edit-part'
import { useTable } from '../../../src/ui/kit/use-table'
import { layOut } from '../../../src/ui/studies/lay-out'
import { EDIT } from '../../../src/ui/words/en/edit'
import { library, render, table } from '../at-table'

afterEach(cleanup)

const onClose = () => undefined

/** What is said of two who have agreed, and whether the lab may be on. */
function Shown() {
  const agreement = useAgreement(useTable((all) => all))
  return (
    <>
      <Agreed {...{ agreement, onClose }} />
      <output>{`${agreement.isThere}`}</output>
    </>
  )
}

const expectNobodyIsAsked = () => {
  const { container, unmount } = render(<Shown />)
  expect(container.textContent).toBe('true')
  unmount()
}

test('Whoever lays out a position alone is asked for no agreement, and told of none; nor in the game begun from it', async () => {
  const laid: { edited?: Edited | null } = {}
  const play = (saved: SavedGame) => table.getState().open(saved)
  layOut('arab-revolt', play, { table, library }, (shown) => Object.assign(laid, shown))
  expectNobodyIsAsked()
  const { identity } = table.getState()
  render(<EditPart table={table.getState()} edited={laid.edited!} onClose={onClose} />)
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(EDIT.play) }))
  cleanup()
  expect(table.getState().identity).not.toEqual(identity)
  expectNobodyIsAsked()
})
