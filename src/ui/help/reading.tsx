import { useContext, useEffect } from 'react'
import { useStore } from 'zustand'
import type { GameOfCards } from '../cards/catalogue'
import { later } from '../kit/later'
import { reader, type Leaf } from '../reader/reader'
import { OfGame } from '../kit/of-game'
import { drawnGames } from '../screen/screens'
import { GameContext } from '../screen/use-screen'
import { usePlaces } from '../places/use-places'
import { useReturn } from '../kit/use-return'

const { close } = reader.getState()

const Panel = later(() => import('./panel').then((part) => part.Panel), close)
const HistoryPage = later(
  () => import('../cards/history-page').then((part) => part.HistoryPage),
  close,
)
const CardBrowser = later(
  () => import('../cards/card-browser').then((part) => part.CardBrowser),
  close,
)

interface Props {
  readonly game: GameOfCards | null
}

function Open({ leaf, steps, game }: Props & { leaf: Leaf; steps: number }) {
  useReturn()
  if (leaf.at === 'cards') return <CardBrowser key={leaf.card} asked={leaf.card} game={game} />
  if (leaf.at === 'history') return <HistoryPage part={leaf.part} />
  return <Panel leaf={leaf} steps={steps} />
}

/** What is being read, if anything is: a page of help, the cards, or the history. */
export function Reading({ game }: Props) {
  const trail = useStore(reader, (state) => state.trail)
  const leaf = trail.at(-1)
  const here = useContext(GameContext)
  usePlaces(trail, (open) => reader.setState({ trail: open }))
  useEffect(() => reader.getState().close, [])
  const about = leaf?.of ?? here ?? drawnGames()[0]
  return (
    leaf &&
    about !== undefined && (
      <OfGame game={about} onClose={close}>
        <Open leaf={leaf} steps={trail.length} game={game} />
      </OfGame>
    )
  )
}
