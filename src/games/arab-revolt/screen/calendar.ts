import type { Calendar } from '../../../ui/screen/screen'
import { CAMPAIGNS, CARDS, PILE, isPropaganda, type CardId, type ArabRevolt } from '../rules/index'

/** How Arab Revolt goes by its cards. */
export const CALENDAR: Calendar<ArabRevolt> = {
  cards: CAMPAIGNS * PILE.size,
  campaigns: CAMPAIGNS,
  actions: ['first-eligible', 'second-eligible'],
  round: ['political-will', 'resources', 'support', 'redeploy', 'reset'],
  turned: 'mandatory-event',
  isCard: (id): id is CardId => Object.hasOwn(CARDS, id),
  isCount: isPropaganda,
}
