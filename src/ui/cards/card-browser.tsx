import { useEffect, useMemo, useState } from 'react'
import { cardInPlay, type CardId } from '../../games/index'
import { Icon } from '../kit/icon'
import { reader } from '../reader/reader'
import type { Deck } from '../screen/deck'
import { useScreen } from '../screen/use-screen'
import { BROWSER } from '../words/en/browser'
import { useModal } from '../kit/use-modal'
import { CardFilters, type Sought } from './card-filters'
import { CardList } from './card-list'
import { CardSheet } from './card-sheet'
import { cardsFound, fateText, fatesOf, numbersOf, type GameOfCards } from './catalogue'

const EVERYTHING: Sought = { state: 'all', kind: 'all', words: '' }

const { close } = reader.getState()

/** The card that is read first: the one that was asked for, the one in play, or the first. */
const firstOf = (asked: CardId | null, game: GameOfCards | null, { cards }: Deck): CardId =>
  asked ?? (game && cardInPlay(game.board)) ?? (cards[0] as CardId)

interface Props {
  readonly asked: CardId | null
  readonly game: GameOfCards | null
}

function Browser({ asked, game, deck }: Props & { deck: Deck }) {
  const screen = useScreen()
  const dialog = useModal()
  const [sought, setSought] = useState(EVERYTHING)
  const [chosen, setChosen] = useState<CardId>(() => firstOf(asked, game, deck))
  // Where there is room for one of the two only, it is the card if a card was asked for.
  const [reading, setReading] = useState(asked !== null)
  const fates = useMemo(() => game && fatesOf(game, deck), [game, deck])
  const found = cardsFound(sought, fates, deck, screen)
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [dialog])
  const choose = (card: CardId) => {
    setChosen(card)
    setReading(true)
  }
  useEffect(() => {
    dialog.current?.querySelector('article')?.scrollTo(0, 0)
  }, [dialog, chosen])
  return (
    <dialog
      ref={dialog}
      className={reading ? 'cards reading' : 'cards'}
      aria-label={BROWSER.title}
      onClose={close}
    >
      <header>
        <h1>{BROWSER.title}</h1>
        <span className="note" role="status">
          {BROWSER.found(found.length, deck.cards.length)}
        </span>
        <button type="button" className="to-list" onClick={() => setReading(false)}>
          <Icon of="back" /> {BROWSER.back}
        </button>
        <button type="button" className="close" onClick={() => dialog.current?.close()}>
          <Icon of="close" /> {BROWSER.close}
        </button>
      </header>
      <div className="listed">
        <CardFilters
          kinds={deck.kinds}
          sought={sought}
          numbers={fates && numbersOf(fates)}
          onSeek={(part) => setSought({ ...sought, ...part })}
        />
        <CardList cards={found} fates={fates} chosen={chosen} onChoose={choose} />
      </div>
      <CardSheet
        card={chosen}
        deck={deck}
        fate={game && fates ? fateText(game, fates, chosen, deck, screen) : ''}
        taken={fates?.[chosen]?.taken?.side ?? null}
      />
    </dialog>
  )
}

/** All cards, to be read; with what has become of each where a game is on. */
export function CardBrowser(props: Props) {
  const { Deck } = useScreen()
  return <Deck onClose={close}>{(deck) => <Browser {...props} deck={deck} />}</Deck>
}
