import type { TableSetup } from '../../store/index'
import { WHO } from '../../games/arab-revolt/words/en/who'
import type { Names } from './seats'

/** The names that were written for the game before; empty where none were. */
export const namesBefore = (setup: TableSetup | null): Names => {
  const written = (faction: keyof Names) => {
    const name = setup?.mode === 'play' ? setup.names[faction] : WHO[faction]
    return name === WHO[faction] ? '' : name
  }
  return { british: written('british'), rebels: written('rebels') }
}

/** A game that plays itself. */
export const watchedGame = (seed: number): TableSetup => ({
  game: 'arab-revolt',
  names: { british: WHO.british, rebels: WHO.rebels },
  seed,
  chance: 'seed',
  mode: 'watch',
  handovers: false,
})
