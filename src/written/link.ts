import { crc32 } from '../records/crc32'
import { base64url, bytesOf } from '../records/link/base64url'
import type { Lesson } from '../lessons/lesson'
import { LESSON_BEGINS } from './begins'
import { openLesson, writeLesson, type Mistake, type Reading } from './file'

/** A link is the number of its version, a sum by which damage is seen, and the file of the lesson, deflated. */
const LINK_VERSION = 1
const HEAD = 5

/** What browsers and letter boxes still pass on. */
const LONGEST = 30_000
/** No lesson inflates to more than this. */
const MOST_BYTES = 2_000_000

const through = (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): ReadableStream =>
  new Blob([bytes]).stream().pipeThrough(stream as TransformStream)

/** All that a stream gives; null where it fails, or gives more than any lesson. */
const collected = async (stream: ReadableStream): Promise<Uint8Array<ArrayBuffer> | null> => {
  const reader = stream.getReader() as ReadableStreamDefaultReader<Uint8Array>
  const parts: BlobPart[] = []
  let size = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length
      if (size > MOST_BYTES) {
        await reader.cancel()
        return null
      }
      parts.push(new Uint8Array(part.value))
    }
  } catch {
    // The browser's own errors differ; whichever it is, the bytes are damaged.
    return null
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** A lesson as the fragment of a link; null where it is too long for one. */
export const linkOf = async (lesson: Lesson): Promise<string | null> => {
  const text = new TextEncoder().encode(writeLesson(lesson))
  const packed = await collected(through(text, new CompressionStream('deflate-raw')))
  if (!packed) return null
  const bytes = new Uint8Array(HEAD + packed.length)
  bytes[0] = LINK_VERSION
  new DataView(bytes.buffer).setUint32(1, crc32(packed))
  bytes.set(packed, HEAD)
  const link = LESSON_BEGINS + base64url(bytes)
  return link.length <= LONGEST ? link : null
}

/** The file that a link carries, or what is wrong with it. */
const unpacked = async (link: string): Promise<{ readonly text: string } | Mistake> => {
  const [, letters] = link.replace(/\s/g, '').split(LESSON_BEGINS)
  if (letters === undefined || link.length > 2 * LONGEST) return 'not-a-lesson'
  const bytes = bytesOf(letters)
  if (bytes.length <= HEAD) return 'damaged'
  if (bytes[0] !== LINK_VERSION) return 'from-the-future'
  const packed = bytes.slice(HEAD)
  if (crc32(packed) !== new DataView(bytes.buffer).getUint32(1)) return 'damaged'
  const text = await collected(through(packed, new DecompressionStream('deflate-raw')))
  return text ? { text: new TextDecoder().decode(text) } : 'damaged'
}

/** Reads a link, or only its fragment. It never throws: what is wrong comes back. */
export const openLessonLink = async (link: string): Promise<Reading> => {
  const read = await unpacked(link)
  return typeof read === 'string' ? { lesson: null, mistake: read } : openLesson(read.text)
}
