import { useEffect, useState } from 'react'
import { keysOf } from '../../coin/keys-of'
import type { GameId } from '../../games/index'
import { isPlayed, type Kept, type TableSetup } from '../../store/index'
import { Reading } from '../help/reading'
import { later } from '../kit/later'
import { MissingPart } from '../kit/missing-part'
import { newSeed } from '../kit/seed'
import { useLibrary } from '../kit/use-library'
import { HintCard } from '../learn/hints'
import { lessonsOf, setupOf, teach } from '../learn/lessons'
import { usePlace } from '../places/use-places'
import { openCard, openHistory, openPage, openRuling } from '../reader/reader'
import { coverOf, coveredGames, offerOf } from '../screen/cover'
import { drawnGames } from '../screen/screens'
import { GAME_LINKS, type GameLink } from '../words/en/start'
import { FirstScreen } from './first-screen'
import type { Offer } from './offer'
import { watchedGame } from './setups'

const PaperOf = later(
  () => import('./paper-of').then((part) => part.PaperOf),
  ({ onClose }) => onClose(),
)

interface FrontProps {
  readonly onBegin: (setup: TableSetup) => void
  readonly onOpened: () => void
  readonly onNewGame: (game: GameId) => void
  readonly onExample: (game: GameId) => void
  readonly onLibrary: () => void
  readonly onLab: () => void
  readonly onTeach: () => void
}

/** Begins the first lesson of a game, as soon as its lessons are there. */
const learn = async (game: GameId, onBegin: FrontProps['onBegin']): Promise<void> => {
  await Promise.all([HintCard.ready(), teach(game)])
  const [first] = lessonsOf(game)
  const setup = first && setupOf(first)
  if (setup) onBegin(setup)
}

/** What can be read of a game without its screen. */
const PAPERS = ['subject', 'about'] as const

/** A paper of a game. */
interface PaperOpen {
  readonly game: GameId
  readonly which: (typeof PAPERS)[number]
}

/** The games, and what can be done with each. */
const offersOf = (
  { onBegin, onNewGame, onExample }: FrontProps,
  onPaper: (paper: PaperOpen) => void,
  onMissing: (again: () => void) => void,
): readonly Offer[] =>
  coveredGames().flatMap((game) => {
    const cover = coverOf(game)
    const offered = offerOf(game)
    if (!cover || !offered) return []
    const opens: Readonly<Record<GameLink, () => void>> = {
      subject: () => onPaper({ game, which: 'subject' }),
      about: () => onPaper({ game, which: 'about' }),
      help: () => openPage('contents', game),
      cards: () => openCard(null, game),
      rulings: () => openRuling(null, game),
    }
    const goLearning = () => void learn(game, onBegin).catch(() => onMissing(goLearning))
    const watch = () => {
      const setup = watchedGame(game, offered.levels, newSeed())
      if (setup) onBegin(setup)
    }
    return {
      game,
      cover,
      offered,
      onNewGame: () => onNewGame(game),
      onLearn: offered.learn && goLearning,
      onExample: offered.example && (() => onExample(game)),
      onWatch: offered.levels.length > 0 ? watch : null,
      links: drawnGames().includes(game) ? keysOf(GAME_LINKS) : PAPERS,
      onLink: (link) => opens[link](),
    }
  })

/** The latest game that is not over; one that somebody plays goes before one that is only watched. */
const toGoOnWith = (kept: readonly Kept[]): Kept | null => {
  const open = kept.filter(({ toMove }) => toMove !== null)
  return open.find(({ seats }) => isPlayed(seats)) ?? open[0] ?? null
}

/** The first screen, with the game that was played last and the papers that can be read. */
export function Front(props: FrontProps) {
  const refresh = useLibrary((state) => state.refresh)
  const open = useLibrary((state) => state.open)
  const last = useLibrary(({ kept }) => toGoOnWith(kept))
  const [paper, setPaper] = useState<PaperOpen | null>(null)
  const [missing, setMissing] = useState<{ readonly again: () => void } | null>(null)
  usePlace(paper, setPaper)
  useEffect(() => void refresh(), [refresh])
  const resume = async () => last && (await open(last.id)) && props.onOpened()
  const offered = paper && offerOf(paper.game)
  const close = () => setMissing(null)
  const tryOnce = () => {
    close()
    missing?.again()
  }
  return (
    <>
      <FirstScreen
        kept={last}
        offers={offersOf(props, setPaper, (again) => setMissing({ again }))}
        ways={{
          onLibrary: props.onLibrary,
          onLab: props.onLab,
          onTeach: props.onTeach,
          onLink: (link) => (link === 'history' ? openHistory('timeline') : openPage(link)),
        }}
        onContinue={() => void resume()}
      />
      {paper && offered && (
        <PaperOf papers={offered.papers} which={paper.which} onClose={() => setPaper(null)} />
      )}
      {missing && <MissingPart onAgain={tryOnce} onClose={close} />}
      <div className="beside-first">
        <Reading game={null} />
      </div>
    </>
  )
}
