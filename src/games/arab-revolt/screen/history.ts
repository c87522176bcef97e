import type { Cited } from '../../../ui/screen/deck'
import type { History } from '../../../ui/screen/history'
import { NOT_SEEN, SHELVES, WORKS, type WorkId } from '../lessons/works'
import { TIMELINE } from '../words/en/timeline'

const cited = (id: WorkId): Cited => ({ ...WORKS[id], isSeen: !NOT_SEEN.includes(id) })

/** The history that Arab Revolt is about. */
export const HISTORY: History = {
  timeline: TIMELINE.map(({ happenings, ...stretch }) => ({
    ...stretch,
    happenings: happenings.map((one) => ({ ...one, of: one.of.map(cited) })),
  })),
  shelves: SHELVES.map(({ name, works }) => ({ name, works: works.map(cited) })),
}
