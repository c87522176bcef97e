import type { Faction } from '../../games/index'
import type { Seat, TableSetup } from '../../store/index'
import { WHO } from '../../games/arab-revolt/words/en/names'
import { newSeed, readSeed } from '../kit/seed'
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

/** What a filled form says; null where its seed is none. Dice rolled by hand need no seed. */
export const writtenIn = (form: FormData): Written | null => {
  const byHand = said(form, 'chance') === 'hand'
  const seed = byHand ? newSeed() : readSeed(said(form, 'seed'))
  if (seed === null) return null
  const seat = (faction: Faction): Seat => {
    const level = said(form, `${faction}-sitter`)
    return level === ''
      ? { kind: 'player', name: said(form, faction) || WHO[faction] }
      : { kind: 'bot', level, seed }
  }
  return {
    setup: {
      game: 'arab-revolt',
      seats: { british: seat('british'), rebels: seat('rebels') },
      seed,
      chance: byHand ? 'hand' : 'seed',
      handovers: form.get('handovers') !== null,
    },
    start: STARTS.find((start) => start === said(form, 'start')) ?? 'printed',
  }
}
