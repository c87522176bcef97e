/*
 * A PNG picture that carries a text, such as the game whose board it shows, in a chunk of its own
 * (iTXt: UTF-8, not compressed). Viewers pass over it.
 */
import { crc32 } from './crc32'

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]
/** Length and type of a chunk before its data, and its sum behind. */
const [BEFORE, BEHIND] = [8, 4]
const TYPES = { text: 0x69545874, last: 0x49454e44 }

interface Chunk {
  readonly type: number
  /** All of it, frame included. */
  readonly bytes: Uint8Array
  readonly start: number
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/** The chunks of a picture, as far as it goes. */
function* chunksOf(png: Uint8Array): Generator<Chunk> {
  const view = viewOf(png)
  for (let start = SIGNATURE.length; start + BEFORE + BEHIND <= png.length;) {
    const end = start + BEFORE + view.getUint32(start) + BEHIND
    if (end > png.length) return
    yield { type: view.getUint32(start + 4), bytes: png.subarray(start, end), start }
    start = end
  }
}

const dataOf = ({ bytes }: Chunk): Uint8Array => bytes.subarray(BEFORE, -BEHIND)

const isSound = ({ bytes }: Chunk): boolean =>
  crc32(bytes.subarray(4, -BEHIND)) === viewOf(bytes).getUint32(bytes.length - BEHIND)

const utf8 = (text: string): readonly number[] => [...new TextEncoder().encode(text)]

/** A keyword and its end, and then: not compressed, no language, no translation. */
const headOf = (keyword: string): readonly number[] => [...utf8(keyword), 0, 0, 0, 0, 0]

const textChunk = (keyword: string, text: string): Uint8Array => {
  const content = [...headOf(keyword), ...utf8(text)]
  const bytes = new Uint8Array(BEFORE + content.length + BEHIND)
  const view = viewOf(bytes)
  view.setUint32(0, content.length)
  view.setUint32(4, TYPES.text)
  bytes.set(content, BEFORE)
  view.setUint32(bytes.length - BEHIND, crc32(bytes.subarray(4, -BEHIND)))
  return bytes
}

/** Where the picture ends; null where it does not, or is none. */
const lastOf = (png: Uint8Array): Chunk | null => {
  if (beginsWith(png, SIGNATURE))
    for (const chunk of chunksOf(png)) if (chunk.type === TYPES.last) return chunk
  return null
}

/** The picture with a text under a keyword, put before its end; as it is where it is no PNG. */
export const withText = (png: Uint8Array, keyword: string, text: string): Uint8Array => {
  const last = lastOf(png)
  if (last === null) return png
  const added = textChunk(keyword, text)
  const bytes = new Uint8Array(png.length + added.length)
  bytes.set(png.subarray(0, last.start))
  bytes.set(added, last.start)
  bytes.set(png.subarray(last.start), last.start + added.length)
  return bytes
}

/** What a picture carries, or why nothing can be had from it. */
export type PictureReading =
  | { readonly text: string; readonly mistake: null }
  | { readonly text: null; readonly mistake: 'not-a-png' | 'carries-nothing' | 'damaged' }

const textOf = (chunk: Chunk, head: readonly number[]): PictureReading =>
  isSound(chunk) && beginsWith(dataOf(chunk), head)
    ? { text: new TextDecoder().decode(dataOf(chunk).subarray(head.length)), mistake: null }
    : { text: null, mistake: 'damaged' }

/** Reads the text under a keyword. It never throws. */
export const textIn = (png: Uint8Array, keyword: string): PictureReading => {
  if (!beginsWith(png, SIGNATURE)) return { text: null, mistake: 'not-a-png' }
  const name = [...utf8(keyword), 0]
  for (const chunk of chunksOf(png)) {
    const isOurs = chunk.type === TYPES.text && beginsWith(dataOf(chunk), name)
    if (isOurs) return textOf(chunk, headOf(keyword))
    if (chunk.type === TYPES.last) return { text: null, mistake: 'carries-nothing' }
  }
  return { text: null, mistake: 'damaged' }
}
