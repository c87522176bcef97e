import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { openLab } from '../../bots/lab/open'
import type { Game } from '../../games/index'
import { createLab, type Lab } from '../../store/lab/lab'
import { readKept, writeKept } from '../kit/kept'
import { MEDIA } from '../kit/media'
import { beside, useStores } from '../kit/stores'

const KEY = 'lab.found'

/** A small device gets less to do: one worker, and fewer samples. */
export const isSmall = matchMedia(MEDIA.phone).matches || navigator.hardwareConcurrency < 2

const AROUND = {
  open: openLab,
  workers: isSmall ? 1 : 2,
  playouts: isSmall ? 400 : 1600,
  now: () => performance.now(),
}

const labOf = beside(() =>
  createLab({
    ...AROUND,
    kept: {
      // The address of this file names the build, whose weights are its own.
      build: import.meta.url,
      read: () => readKept('sessionStorage', KEY),
      write: (found) => writeKept('sessionStorage', KEY, found),
    },
  }),
)

/** The lab of this table. */
export const useLabStore = (): StoreApi<Lab> => labOf(useStores())

/** A lab beside it, that looks at one position and is closed. */
export const labBeside = () =>
  createLab({
    ...AROUND,
    workers: 1,
    kept: { build: '', read: () => null, write: () => undefined },
  })

/** What a component needs of it. */
export const useLab = <Part>(part: (state: Lab) => Part): Part => useStore(useLabStore(), part)

/** Looks at a position while a component is there, and the page is seen. */
export const useLooked = (game: Game | null): void => {
  const lab = useLabStore()
  useEffect(() => lab.getState().look(game), [lab, game])
  useEffect(() => {
    const see = () => lab.getState().see(!document.hidden)
    see()
    document.addEventListener('visibilitychange', see)
    return () => {
      document.removeEventListener('visibilitychange', see)
      lab.getState().close()
    }
  }, [lab])
}
