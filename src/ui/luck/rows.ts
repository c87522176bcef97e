import type { Count, Luck, LuckLine } from '../../insight/luck'
import type { LuckWords } from '../screen/late'
import { LUCK } from '../words/en/luck'

/** One line of what chance gave. */
export interface LuckRow extends Count {
  readonly what: string
}

const rowOf =
  (words: LuckWords) =>
  ({ name, ...count }: LuckLine, at: number, all: readonly LuckLine[]): LuckRow => {
    const time = all.slice(0, at + 1).filter((one) => one.name === name).length
    return { what: words.line(name, time), ...count }
  }

/** What chance gave, line by line; nothing of what it was never asked for. */
export const luckRows = ({ lines, will }: Luck, words: LuckWords): readonly LuckRow[] =>
  [...lines.map(rowOf(words)), { what: LUCK.will, ...will }].filter(({ times }) => times > 0)
