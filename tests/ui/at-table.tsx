import { act, render as draw, type RenderOptions, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createTable, openLibrary } from '../../src/store/index'
import { StoresContext } from '../../src/ui/kit/stores'

/** The one table of a test, and the games that are kept. */
export const table = createTable()
export const library = openLibrary(table)

/** Draws what stands at this table. */
export const render = (drawn: ReactNode, options?: RenderOptions): RenderResult =>
  draw(<StoresContext value={{ table, library }}>{drawn}</StoresContext>, options)

/** Once the page would have been painted: what lies under the pointer is shown. */
export const painted = (): Promise<void> =>
  act(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))))
