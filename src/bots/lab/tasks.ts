import type { World } from '../../coin/world'
import { LEVELS } from '../levels'
import { truthful, type Mind } from '../mind'
import { bestAnswer, moveOf } from '../player'
import { Search } from '../search'
import { whyOf } from '../why'
import { evaluating } from './evaluating'
import type { Job, Moved, MoveJob } from './messages'
import { reviewing } from './reviewing'
import { simulating } from './simulating'
import type { Task } from './task'

/** A bot's move: a search one playout a step, any other manner at once. */
const moving = <W extends World>(
  mind: Mind<W>,
  { game, level, seed, playouts }: MoveJob<W>,
): Task<Moved<W>> => {
  const manner = LEVELS[level]
  const wanted = manner.by === 'search' ? (playouts ?? manner.playouts) : 0
  if (wanted === 0 || mind.door.options(game).length < 2) {
    const { option, priority = null } = moveOf(mind, manner, game, { seed })
    return { step: () => true, result: () => ({ option, priority, why: null }) }
  }
  const search = new Search(mind, game, seed)
  return {
    step: () => {
      search.run(1)
      return search.hasRun(wanted)
    },
    result: () => {
      const root = search.root!
      const option = root.options[bestAnswer(root)]!
      return { option, priority: null, why: whyOf(truthful(mind), game, root) }
    },
  }
}

export const taskOf = <W extends World>(mind: Mind<W>, job: Job<W>): Task<unknown> => {
  switch (job.kind) {
    case 'move':
      return moving(mind, job)
    case 'evaluate':
      return evaluating(truthful(mind), job)
    case 'simulate':
      return simulating(mind, job)
    case 'review':
      return reviewing(truthful(mind), job)
  }
}
