import type { Evaluation } from '../../bots/lab/messages'
import { record, type Game, type House } from '../../games/index'
import { crc32 } from '../../records/crc32'
import type { Around } from './around'

/** Of so many positions it is known what was found. */
const MOST = 12

type Entry = readonly [key: string, evaluation: Evaluation<House>]

const keyFor = (game: Game): string => {
  const text = JSON.stringify([game.of, record(game)])
  return `${text.length}.${crc32(new TextEncoder().encode(text))}`
}

/** What has been found of the latest positions: it need not be looked for again, not even after a reload. */
export class Found {
  private readonly kept: Around['kept']
  private entries: readonly Entry[]

  constructor(kept: Around['kept']) {
    this.kept = kept
    this.entries = readBack(kept.read())
  }

  of(game: Game): Evaluation<House> | null {
    const key = keyFor(game)
    return this.entries.find(([one]) => one === key)?.[1] ?? null
  }

  keep(game: Game, evaluation: Evaluation<House>): void {
    const key = keyFor(game)
    const others = this.entries.filter(([one]) => one !== key)
    this.entries = [[key, evaluation] as const, ...others].slice(0, MOST)
    this.kept.write(JSON.stringify(this.entries))
  }
}

/** What was written once; nothing where it cannot be read. */
const readBack = (text: string | null): readonly Entry[] => {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? (read as Entry[]) : []
  } catch {
    return []
  }
}
