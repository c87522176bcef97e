import { useEffect, useState } from 'react'
import type { TableSetup } from '../../store/index'
import { Reading } from '../help/reading'
import { later } from '../kit/later'
import { newSeed } from '../kit/seed'
import { useLibrary } from '../kit/use-library'
import { HintCard } from '../learn/hints'
import { setupOf, taught } from '../learn/taught'
import { usePlace } from '../places/use-places'
import { openCard, openPage, openRuling } from '../reader/reader'
import type { LinkId } from '../words/en/start'
import { FirstScreen } from './first-screen'
import { watchedGame } from './setups'

const PaperOf = later(
  async () => (await import('./paper-of')).PaperOf,
  ({ onClose }) => onClose(),
)

interface FrontProps {
  readonly onBegin: (setup: TableSetup) => void
  readonly onOpened: () => void
  readonly onNewGame: () => void
  readonly onExample: () => void
  readonly onLibrary: () => void
}

/** The first screen, with the game that was played last and the papers that can be read. */
export function Front({ onBegin, onOpened, ...goes }: FrontProps) {
  const refresh = useLibrary((state) => state.refresh)
  const open = useLibrary((state) => state.open)
  const last = useLibrary(({ kept }) => kept.find(({ toMove }) => toMove !== null)) ?? null
  const [paper, setPaper] = useState<LinkId | null>(null)
  usePlace(paper, setPaper)
  useEffect(() => void refresh(), [refresh])
  const learn = () => {
    const [first] = taught.getState()
    const setup = first && setupOf(first)
    if (setup) onBegin(setup)
  }
  const resume = async () => last && (await open(last.id)) && onOpened()
  return (
    <>
      <FirstScreen
        kept={last}
        {...goes}
        onContinue={() => void resume()}
        onLearn={() => void HintCard.ready().then(learn)}
        onWatch={() => onBegin(watchedGame(newSeed()))}
        links={{
          subject: () => setPaper('subject'),
          about: () => setPaper('about'),
          help: () => openPage('contents'),
          cards: () => openCard(null),
          rulings: () => openRuling(null),
          keys: () => openPage('keys'),
          display: () => openPage('display'),
        }}
      />
      {paper && <PaperOf link={paper} onClose={() => setPaper(null)} />}
      <div className="beside-first">
        <Reading game={null} />
      </div>
    </>
  )
}
