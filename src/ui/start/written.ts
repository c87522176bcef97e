import type { Faction, GameId } from '../../games/index'
import type { Seat, TableSetup } from '../../store/index'
import { newSeed, readSeed } from '../kit/seed'
import { seatsOf, sideName } from '../words/en/seats'
import { STARTS, type Start } from './starting'

/** What the players have written, as far as it needs no loading. */
export interface Written {
  readonly setup: TableSetup
  readonly start: Start
}

const said = (form: FormData, key: string): string => {
  const value = form.get(key)
  return typeof value === 'string' ? value.trim() : ''
}

/** What a filled form says of a game; null where its seed is none. Dice rolled by hand need no seed. */
export const writtenIn = (game: GameId, form: FormData): Written | null => {
  const byHand = said(form, 'chance') === 'hand'
  const seed = byHand ? newSeed() : readSeed(said(form, 'seed'))
  if (seed === null) return null
  const seat = (side: Faction): Seat => {
    const level = said(form, `${side}-sitter`)
    return level === ''
      ? { kind: 'player', name: said(form, side) || sideName(game, side) }
      : { kind: 'bot', level, seed }
  }
  return {
    setup: {
      game,
      seats: seatsOf(game, seat),
      seed,
      chance: byHand ? 'hand' : 'seed',
      handovers: form.get('handovers') !== null,
    },
    start: STARTS.find((start) => start === said(form, 'start')) ?? 'printed',
  }
}
