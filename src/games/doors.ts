import { tryAgain } from '../parts/try-again'
import type { Door as CoinDoor } from '../coin/door'
import type { FactOf } from '../coin/world'
import type { Door, GameId, House, Unfit } from './house'
import { whichever, type OfAny } from './whichever'

/** A door of whichever game. */
type AnyDoor = { readonly of: GameId } & OfAny<Door>

/** Of a game that has a screen, what it writes down and tells has to be what the house takes it for. */
const fitting = <W extends House>(
  door: [Unfit<FactOf<W>>] extends [never] ? CoinDoor<W> : never,
): AnyDoor => door

const LOADERS: Readonly<Record<GameId, () => Promise<AnyDoor>>> = {
  'arab-revolt': () => import('./arab-revolt/rules/index').then((part) => fitting(part.DOOR)),
  palestine: () => import('./palestine/rules/index').then((part) => fitting(part.DOOR)),
}

const loaded = new Map<GameId, Door>()

/** The games that can be played here. */
export const GAMES: readonly GameId[] = Object.keys(LOADERS)

/** The game that was meant before games were named: in what was kept and handed on at first. */
export const UNNAMED_GAME: GameId = 'arab-revolt'

/** Whether there is such a game. */
export const isGame = (id: string): boolean => loaded.has(id) || Object.hasOwn(LOADERS, id)

/** Makes a game known by its door. Every other use of a game finds it by the id that the game bears. */
export const admit = (door: AnyDoor): void => {
  loaded.set(door.of, whichever<Door>(door))
}

/** A part without which a game cannot be opened did not come. */
export class NotLoaded extends Error {
  constructor(part: string, cause: unknown) {
    super(`${part} did not come`, { cause })
  }
}

/** Fetches the rules of a game, so that it can be played. */
export const load = async (id: GameId): Promise<void> => {
  if (loaded.has(id)) return
  const fetched = LOADERS[id]
  if (fetched === undefined) throw new Error(`there is no game '${id}'`)
  const door = await tryAgain(fetched).catch((cause: unknown) => {
    throw new NotLoaded(`the rules of '${id}'`, cause)
  })
  admit(door)
}

/** The door of a game that has been loaded. */
export const door = (id: GameId): Door => {
  const known = loaded.get(id)
  if (known === undefined) throw new Error(`the rules of '${id}' are not loaded`)
  return known
}
