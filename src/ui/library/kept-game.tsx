import { useState } from 'react'
import { LIMITS, type Kept } from '../../store/index'
import { LIBRARY, dateText, standingOf, titleOf } from '../words/en/library'
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

function Ways({ game, onRename }: { game: Kept; onRename: () => void }) {
  const duplicate = useLibrary((state) => state.duplicate)
  const remove = useLibrary((state) => state.remove)
  const textOf = useLibrary((state) => state.textOf)
  const title = titleOf(game)
  const save = async () => {
    const text = await textOf(game.id)
    if (text !== null) saveFile(fileName(game.format, title, new Date(game.changed)), text)
  }
  const ways: readonly (readonly [string, () => unknown])[] = [
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
export function KeptGame(props: { game: Kept; isOnTable: boolean; onOpen: () => void }) {
  const { game, isOnTable, onOpen } = props
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <li className="kept-game">
      <Thumbnail map={game.map} />
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
          <Ways game={game} onRename={() => setIsRenaming(true)} />
        </p>
      </div>
    </li>
  )
}
