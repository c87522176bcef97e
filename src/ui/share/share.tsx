import { useRef, useState } from 'react'
import { atOf, linkTo, withGame, type SavedGame, type TableState } from '../../store/index'
import { recordAt } from '../../store/table/position-record'
import { fileName, saveFile, saveGame } from '../kit/save-file'
import { Sheet } from '../map/sheet'
import { pngPicture } from '../records/png-picture'
import { svgPicture } from '../records/svg-picture'
import { MISSING } from '../words/en/missing'
import { coverOf } from '../screen/cover'
import { SHARE } from '../words/en/share'
import { useTable } from '../kit/use-table'
import { tryAgain } from '../../parts/try-again'
import { now, useShown, type Shown } from './shown'

const WIDTH = 1600

/** What came of the last wish: a word, and a link that could not be copied by itself. */
interface Done {
  readonly said: string
  readonly link: string | null
}

const NOTHING: Done = { said: '', link: null }

const copyLink = async (game: SavedGame | null): Promise<Done> => {
  if (game === null) return { said: SHARE.noPosition, link: null }
  const fragment = await tryAgain(() => linkTo(game))
  if (fragment === null) return { said: SHARE.noLink, link: null }
  const link = new URL(fragment, location.href).href
  try {
    await navigator.clipboard.writeText(link)
    return { said: SHARE.copied(link.length), link: null }
  } catch {
    return { said: SHARE.copyByHand(link.length), link }
  }
}

const pictureName = (state: TableState, kind: 'svg' | 'png'): string =>
  fileName(state.setup?.game, state.identity?.name ?? '', new Date(), kind)

const pictureTitle = ({ setup }: TableState): string =>
  SHARE.pictureTitle((setup && coverOf(setup.game)?.name) ?? setup?.game ?? '')

const saveDrawing = async (sheet: SVGSVGElement, state: TableState): Promise<Done> => {
  const svg = await svgPicture(sheet, pictureTitle(state))
  saveFile(pictureName(state, 'svg'), svg, 'image/svg+xml')
  return NOTHING
}

const savePicture = async (
  sheet: SVGSVGElement,
  state: TableState,
  { game }: Shown,
): Promise<Done> => {
  const png = await pngPicture(await svgPicture(sheet, pictureTitle(state)), WIDTH)
  if (png === null) return { said: SHARE.noPicture, link: null }
  const carried = game()
  const content = carried ? await tryAgain(() => withGame(png, carried)) : png
  saveFile(pictureName(state, 'png'), new Uint8Array(content), 'image/png')
  return carried ? NOTHING : { said: SHARE.carriesNothing, link: null }
}

/** What was said, and the link where it must be copied by hand. */
function Told({ said, link }: Done) {
  return (
    <div className="told">
      <p role="status">{said}</p>
      {link !== null && (
        <input
          readOnly
          value={link}
          aria-label={SHARE.gameLink}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  )
}

interface WayProps {
  readonly name: string
  readonly note?: string
  readonly onPress: () => void
}

function Way({ name, note, onPress }: WayProps) {
  return (
    <p>
      <button type="button" onClick={onPress}>
        {name}
      </button>{' '}
      {note && <span className="note">{note}</span>}
    </p>
  )
}

function Ways({ state, shown }: { state: TableState; shown: Shown }) {
  const picture = useRef<HTMLDivElement>(null)
  const [done, setDone] = useState(NOTHING)
  const then = (wish: Promise<Done>) =>
    void wish.then(setDone, () => setDone({ said: MISSING.what, link: null }))
  const draw = (save: typeof savePicture) => {
    const sheet = picture.current?.querySelector('svg')
    if (sheet) then(save(sheet, state, shown))
  }
  return (
    <article className="share">
      <h2 tabIndex={-1}>{SHARE.title}</h2>
      <p className="note">{SHARE.note}</p>
      <h3>{SHARE.links}</h3>
      <Way
        name={SHARE.gameLink}
        onPress={() => then(copyLink(recordAt(state, atOf(state), now())))}
      />
      <Way
        name={SHARE.positionLink}
        note={SHARE.positionNote}
        onPress={() => then(copyLink(shown.position()))}
      />
      <Told {...done} />
      <h3>{SHARE.files}</h3>
      <Way name={SHARE.saveFile} onPress={() => saveGame(state)} />
      <Way name={SHARE.picture} note={SHARE.pictureNote} onPress={() => draw(savePicture)} />
      <Way name={SHARE.drawing} onPress={() => draw(saveDrawing)} />
      <div ref={picture} inert>
        <Sheet board={shown.board} forecast={null} />
      </div>
    </article>
  )
}

/** The ways in which the game on the table can be kept outside this browser, and handed on. */
export function Share() {
  const state = useTable((one) => one)
  const shown = useShown(state)
  return shown && <Ways state={state} shown={shown} />
}
