import type { TablePage } from '../table-page'
import type { Hands } from './hands'

/** Plays as quickly as the page can, for tests in which it does not matter how. */
export const quick = (table: TablePage): Hands => {
  const press: Hands['press'] = (target) => target.dispatchEvent('click')
  return {
    press,
    pressSpace: (space) => press(table.space(space)),
    lookAt: (space) => table.space(space).hover(),
    write: (field, text) => field.fill(text),
  }
}
