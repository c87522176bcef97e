import { useRef, useState } from 'react'
import { board } from '../../games/index'
import {
  gameLink,
  positionLink,
  present,
  withGame,
  type Moment,
  type TableState,
} from '../../store/index'
import { fileName, saveFile, saveGame } from '../library/save-file'
import { Sheet } from '../map/sheet'
import { pngPicture } from '../records/png-picture'
import { svgPicture } from '../records/svg-picture'
import { SHARE } from '../text/share'
import { useTable } from '../use-table'
import './share.css'

const WIDTH = 1600

/** What came of the last wish: a word, and a link that could not be copied by itself. */
interface Done {
  readonly said: string
  readonly link: string | null
}

const copy = async (fragment: string | null): Promise<Done> => {
  if (fragment === null) return { said: SHARE.noLink, link: null }
  const link = new URL(fragment, location.href).href
  try {
    await navigator.clipboard.writeText(link)
    return { said: SHARE.copied(link.length), link: null }
  } catch {
    return { said: SHARE.copyByHand(link.length), link }
  }
}

const pictureName = (state: TableState, now: Date, kind: 'svg' | 'png'): string =>
  fileName(state.identity?.name ?? '', now, kind)

const saveDrawing = async (sheet: SVGSVGElement, state: TableState): Promise<Done> => {
  const svg = await svgPicture(sheet, SHARE.pictureTitle)
  saveFile(pictureName(state, new Date(), 'svg'), svg, 'image/svg+xml')
  return { said: '', link: null }
}

const savePicture = async (sheet: SVGSVGElement, state: TableState): Promise<Done> => {
  const now = new Date()
  const png = await pngPicture(await svgPicture(sheet, SHARE.pictureTitle), WIDTH)
  if (png === null) return { said: SHARE.noPicture, link: null }
  saveFile(
    pictureName(state, now, 'png'),
    new Uint8Array(await withGame(png, state, now)),
    'image/png',
  )
  return { said: '', link: null }
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

function Ways({ state, now }: { state: TableState; now: Moment }) {
  const picture = useRef<HTMLDivElement>(null)
  const [done, setDone] = useState<Done>({ said: '', link: null })
  const then = (wish: Promise<Done>) => void wish.then(setDone)
  const draw = (save: typeof saveDrawing) => {
    const sheet = picture.current?.querySelector('svg')
    if (sheet) then(save(sheet, state))
  }
  return (
    <article className="share">
      <h2 tabIndex={-1}>{SHARE.title}</h2>
      <p className="note">{SHARE.note}</p>
      <h3>{SHARE.links}</h3>
      <Way name={SHARE.gameLink} onPress={() => then(gameLink(state, new Date()).then(copy))} />
      <Way
        name={SHARE.positionLink}
        note={SHARE.positionNote}
        onPress={() => then(positionLink(state, new Date()).then(copy))}
      />
      <Told {...done} />
      <h3>{SHARE.files}</h3>
      <Way name={SHARE.saveFile} onPress={() => saveGame(state)} />
      <Way name={SHARE.picture} note={SHARE.pictureNote} onPress={() => draw(savePicture)} />
      <Way name={SHARE.drawing} onPress={() => draw(saveDrawing)} />
      <div ref={picture} inert>
        <Sheet board={board(now.game)} forecast={null} />
      </div>
    </article>
  )
}

/** The ways in which the game on the table can be kept outside this browser, and handed on. */
export function Share() {
  const state = useTable((one) => one)
  const now = present(state)
  return now && <Ways state={state} now={now} />
}
