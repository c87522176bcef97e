import { isOfKind, type Faction, type GameId, type Option } from '../../games/index'
import { AND } from '../../openings/turns'
import { listed, inRow } from '../../language/english'
import type { Words } from '../screen/screen'
import { PLAYERS } from '../../openings/kept-games'
import { OPENINGS } from '../words/en/openings'
import { levelName } from '../words/en/seats'

/** What one way to go on is called, by how far one has come: a box, an action, spaces. */
export const wayName = (
  of: GameId,
  path: readonly string[],
  name: string,
  card: string | null,
  words: Words,
): string => {
  const all = name.split(AND).filter(Boolean)
  if (path.length === 2)
    return all.length === 0 ? OPENINGS.noSpace : listed(all.map((space) => words.spaceName(space)))
  if (all.length === 0) return OPENINGS.nothing
  return inRow(all.map((one) => optionName(of, one, card, words)))
}

const optionName = (of: GameId, option: Option, card: string | null, words: Words): string => {
  if (!isOfKind({ of }, option, 'side')) return words.answer(option)
  const heading = card === null ? undefined : words.side(card, option)?.heading
  return heading ?? words.sides[option]
}

/** Who took the turns. */
export const whoName = (of: GameId, who: string, side: Faction): string =>
  who === PLAYERS ? OPENINGS.player : levelName(of, side, who)
