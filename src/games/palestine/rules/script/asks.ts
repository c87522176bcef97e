import type { SpaceId } from '../data/spaces'

/** What a decision is about, for those who put it into words. */
export interface About {
  readonly space?: SpaceId
  /** The spaces selected so far, of at most `limit`. */
  readonly spaces?: readonly SpaceId[]
  /** How many pieces have been chosen so far, one by one; `limit` more may or must follow. */
  readonly chosen?: number
  readonly limit?: number
  /** Whether spaces or pieces are owed until none can be chosen any more, or the limit is reached. */
  readonly owed?: true
  readonly target?: number
  /** Whether a die must come to the target at most, and not above it. */
  readonly atMost?: true
  readonly modifier?: number
}

/** Every question that the rules ask. */
export const ASKS = [
  'reveal.card',
  'turn.box',
  'turn.operation',
  'turn.event',
  'turn.activity',
  'roll.die',
  'intel.draw',
  'intel.spend',
  'haganah.piece',
  'haganah.direction',
  'deploy.space',
  'deploy.to',
  'deploy.move',
  'patrol.space',
  'patrol.move',
  'patrol.remove',
  'search.space',
  'search.move',
  'search.city',
  'assault.space',
  'restore.space',
  'detention.space',
  'detention.cell',
  'recruit.space',
  'recruit.number',
  'travel.space',
  'travel.group',
  'sabotage.space',
  'sabotage.before-roll',
  'rob.space',
  'silence.space',
  'propagandize.space',
  'grant.operation',
  'grant.activity',
  'propaganda.discard',
  'propaganda.cache',
  'redeploy.police',
  'redeploy.troops',
  'redeploy.cell',
  'redeploy.cache',
  'redeploy.cache-to',
  'event.space',
  'event.piece',
  'event.number',
  'event.go-on',
] as const
export type Ask = (typeof ASKS)[number]
