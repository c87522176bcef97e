import { Suspense, lazy, useEffect } from 'react'
import { useStore } from 'zustand'
import type { GameOfCards } from '../cards/catalogue'
import { reader, type Leaf } from './reader'
import { useReturn } from './use-return'

const loadPanel = () => import('./panel')
const loadCards = () => import('../cards/card-browser')

/** What is read is loaded apart from the table, which does without it at first. */
const Panel = lazy(async () => ({ default: (await loadPanel()).Panel }))
const CardBrowser = lazy(async () => ({ default: (await loadCards()).CardBrowser }))

interface Props {
  readonly game: GameOfCards | null
}

function Open({ leaf, steps, game }: Props & { leaf: Leaf; steps: number }) {
  useReturn()
  return (
    <Suspense>
      {leaf.at === 'cards' ? (
        <CardBrowser key={leaf.card} asked={leaf.card} game={game} />
      ) : (
        <Panel leaf={leaf} steps={steps} />
      )}
    </Suspense>
  )
}

/** Loaded as soon as the page has nothing better to do, so that it is there when it is wanted. */
const useLoaded = (): void => {
  useEffect(() => {
    const waiting = setTimeout(() => void Promise.all([loadPanel(), loadCards()]), 2000)
    return () => clearTimeout(waiting)
  }, [])
}

/** What is being read, if anything is: a page of help, or the cards. */
export function Reading({ game }: Props) {
  const trail = useStore(reader, (state) => state.trail)
  const leaf = trail.at(-1)
  useEffect(() => reader.getState().close, [])
  useLoaded()
  return leaf && <Open leaf={leaf} steps={trail.length} game={game} />
}
