import type { OperationsChit } from '../data/chits'
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
  readonly modifier?: number
  readonly chit?: OperationsChit
}

/** Every question that the rules ask. */
export const ASKS = [
  'reveal.card',
  'turn.chit',
  'turn.draw-chit',
  'turn.box',
  'turn.operation',
  'turn.event',
  'turn.punishment-to-hold',
  'turn.base',
  'turn.activity',
  'chit-effect.guerrilla',
  'roll.die',
  'place.from-map',
  'place.marched',
  'deploy.space',
  'deploy.piece',
  'deploy.curfew',
  'patrol.space',
  'patrol.move',
  'patrol.assault',
  'sweep.space',
  'sweep.move',
  'sweep.irregular',
  'assault.space',
  'rally.space',
  'rally.guerrilla',
  'rally.opposition',
  'march.space',
  'march.group',
  'sabotage.space',
  'ambush.space',
  'ambush.target',
  'punish.draw',
  'punish.chit',
  'punish.space',
  'punish.detain',
  'punish.sabotage',
  'divide.way',
  'divide.space',
  'divide.guerrilla',
  'air-recon.space',
  'mobilize.base',
  'mobilize.guerrilla',
  'raid.space',
  'raid.group',
  'raid.operation',
  'grant.operation',
  'grant.activity',
  'propaganda.punishment',
  'propaganda.assistance',
  'propaganda.resources',
  'propaganda.chit',
  'propaganda.divide',
  'propaganda.mobilize',
  'redeploy.troops',
  'redeploy.police',
  'redeploy.irregular',
  'redeploy.guerrillas',
  'reset.troops',
  'event.space',
  'event.piece',
  'event.punishment',
  'event.go-on',
] as const
export type Ask = (typeof ASKS)[number]
