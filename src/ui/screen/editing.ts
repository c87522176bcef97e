import type { FC } from 'react'
import type { CoinMistake } from '../../coin/error'
import type { World } from '../../coin/world'
import type { House } from '../../games/index'

/** What the editor of a position asks of a game. */
export interface Editing<W extends World = House> {
  /** What is not on the map, and where it is then. */
  readonly note: string
  /** What may ever stand in a space; the rules have the last word. */
  readonly contentsOf: (space: W['space']) => readonly W['content'][]
  /** How many there can be at all. */
  readonly mostOf: (content: W['content']) => number
  readonly contentName: (content: W['content']) => string
  /** What stands beside the map. */
  readonly Beside: FC<{
    readonly position: W['position']
    readonly onChange: (position: W['position']) => void
  }>
  /** What is left of each kind, or how many more are written than there are. */
  readonly left: (position: W['position']) => string
  /** The board of a position. Throws a RulesError that says what is wrong with it. */
  readonly boardOf: (position: W['position']) => W['board']
  /** The same also where it breaks a rule, over the board that it was made from. */
  readonly asWritten: (position: W['position'], from: W['board']) => W['board']
  readonly mistakes: Readonly<Record<W['mistake'] | CoinMistake, string>>
}
