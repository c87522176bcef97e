import type { Standing } from '../../bots/lab/messages'
import type { Content, SpaceId } from '../../games/index'

/** How much of something stands somewhere on an average, and in which part of the games there is any. */
export interface Usually {
  readonly space: SpaceId
  readonly content: Content
  readonly mean: number
  readonly share: number
}

/** What stands in less than this part of the games is not told. */
export const SELDOM = 0.2

/** What usually stands where, space by space, each of its contents in the order of the board. */
export const usualIn = (
  { games, sums, held }: Standing,
  spaces: readonly SpaceId[],
  contents: readonly Content[],
  least = SELDOM,
): readonly Usually[] =>
  spaces.flatMap((space, i) =>
    contents.flatMap((content, j) => {
      const at = i * contents.length + j
      const [mean, share] = [(sums[at] ?? 0) / games, (held[at] ?? 0) / games]
      return share >= least ? [{ space, content, mean, share }] : []
    }),
  )
