import type { About } from '../../../games/index'
import { plural } from '../../../language/english'

/** How many more spaces may be chosen, of so many in all; null where that is not the question. */
export const moreSpaces = ({ spaces, limit }: About, all: number): number | null =>
  spaces === undefined ? null : Math.max(0, (limit ?? all) - spaces.length)

/** How many spaces a question allows, of so many in all; empty where it does not count them. */
export const limitText = (about: About, all: number): string => {
  const more = moreSpaces(about, all)
  if (more === null || more === 0 || (about.limit ?? all) >= all) return ''
  if (about.owed)
    return `All that can be chosen, at most ${more}${about.spaces?.length === 0 ? '' : ' more'}`
  if (about.spaces?.length === 0) return plural(more, 'One space', `Up to ${more} spaces`)
  return plural(more, 'This is the last one', `Up to ${more} more`)
}

/** How many pieces may or must still be chosen, one by one; empty where they are not counted. */
export const piecesText = ({ chosen, limit, owed }: About): string => {
  if (chosen === undefined || limit === undefined) return ''
  const more = chosen > 0 ? 'more ' : ''
  const number = plural(limit, `One ${more}piece`, `${limit} ${more}pieces`)
  if (owed) return chosen > 0 ? number : `${number} in all`
  return plural(limit, `${number} at most`, `Up to ${number}`)
}
