import { useState } from 'react'
import { LIMITS, gameOf, type Kept } from '../../store/index'
import { LIBRARY, dateText, standingOf, titleOf } from '../words/en/library'
import { OfGame } from '../kit/of-game'
import { useLibrary } from '../kit/use-library'
import { fileName, saveFile } from '../kit/save-file'
import { Thumbnail } from './thumbnail'

function Renaming({ game, onDone }: { game: Kept; onDone: () => void }) {
  const rename = useLibrary((state) => state.rename)
  return (
    <form
      className="renaming"
      onSubmit={(event) => {
        event.preventDefault()
        const name = new FormData(event.currentTarget).get('name')
        if (typeof name === 'string') void rename(game.id, name.trim())
        onDone()
      }}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      <input
        name="name"
        autoFocus
        maxLength={LIMITS.name}
        defaultValue={titleOf(game)}
        aria-label={LIBRARY.nameOf(titleOf(game))}
      />
      <button type="submit">{LIBRARY.save}</button>
      <button type="button" onClick={onDone}>
        {LIBRARY.cancel}
      </button>
    </form>
  )
}

interface Props {
  readonly game: Kept
  readonly isOnTable: boolean
  readonly onOpen: () => void
  /** Opens it with its review. */
  readonly onReview: () => void
}

function Ways({
  game,
  onRename,
  onReview,
}: Pick<Props, 'game' | 'onReview'> & { onRename: () => void }) {
  const duplicate = useLibrary((state) => state.duplicate)
  const remove = useLibrary((state) => state.remove)
  const textOf = useLibrary((state) => state.textOf)
  const title = titleOf(game)
  const save = async () => {
    const text = await textOf(game.id)
    if (text !== null) saveFile(fileName(game.format, title, new Date(game.changed)), text)
  }
  const ways: readonly (readonly [string, () => unknown])[] = [
    ...(game.card > 0 ? [[LIBRARY.review, onReview] as const] : []),
    [LIBRARY.rename, onRename],
    [LIBRARY.duplicate, () => duplicate(game.id, LIBRARY.copyOf(title).slice(0, LIMITS.name))],
    [LIBRARY.saveFile, save],
    [LIBRARY.remove, () => remove(game.id)],
  ]
  return ways.map(([name, does]) => (
    <button key={name} type="button" aria-label={`${name}: ${title}`} onClick={() => void does()}>
      {name}
    </button>
  ))
}

/** One game of the list: how it stands, and what can be done with it. */
export function KeptGame({ game, isOnTable, onOpen, onReview }: Props) {
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <li className="kept-game">
      <div className="picture">
        <OfGame game={gameOf(game)}>
          <Thumbnail map={game.map} />
        </OfGame>
      </div>
      <div>
        {isRenaming ? (
          <Renaming game={game} onDone={() => setIsRenaming(false)} />
        ) : (
          <h2>
            <button type="button" className="open" onClick={onOpen}>
              {titleOf(game)}
            </button>{' '}
            {isOnTable && <span className="note">{LIBRARY.onTable}</span>}
          </h2>
        )}
        <p>{standingOf(game)}</p>
        <p className="note">
          <time dateTime={game.changed}>{dateText(game.changed)}</time>
        </p>
        <p className="ways">
          <Ways game={game} onReview={onReview} onRename={() => setIsRenaming(true)} />
        </p>
      </div>
    </li>
  )
}
