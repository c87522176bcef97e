import { READABLE, gameIn, type Library, type PictureReading } from '../../store/index'
import { isLessonText } from '../../written/begins'
import type { Stores } from '../kit/stores'
import { tryAgain } from '../../parts/try-again'

/** The longest sign has four bytes; what is longer than any record is not read to its end. */
const MOST_BYTES = 4 * READABLE.characters + 4

/** The largest picture that is searched for a game. */
const MOST_PICTURE = 30_000_000

const isPicture = ({ type, name }: File): boolean => type === 'image/png' || /\.png$/i.test(name)

/** What a picture carries; null where that cannot be told. */
const readPicture = async (file: File): Promise<PictureReading | null> => {
  const bytes = new Uint8Array(await file.slice(0, MOST_PICTURE).arrayBuffer())
  return tryAgain(() => gameIn(bytes)).catch(() => null)
}

/** The record in a file: its text, or what a picture carries; null, with the reason said, where there is none. */
const recordIn = async (file: File, refuse: Library['refuse']): Promise<string | null> => {
  if (!isPicture(file)) return file.slice(0, MOST_BYTES).text()
  const read = await readPicture(file)
  if (!read) refuse({ why: 'not-loaded' })
  else if (read.mistake) refuse({ why: 'picture', picture: read.mistake })
  return read?.text ?? null
}

/** What is done with what a file contains. */
export interface Ways {
  /** Its game is on the table. */
  readonly onOpened: () => void
  /** It is a lesson, which another room opens. */
  readonly onLesson: (text: string) => void
}

/** Opens the game, or the lesson, in a file. */
export const openFile = async (
  file: File,
  library: Stores['library'],
  { onOpened, onLesson }: Ways,
): Promise<void> => {
  const { openText, refuse } = library.getState()
  const text = await recordIn(file, refuse)
  if (text === null) return
  if (isLessonText(text)) onLesson(text)
  else if (await openText(text)) onOpened()
}
