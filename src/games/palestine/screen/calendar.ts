import type { Calendar } from '../../../ui/screen/screen'
import { CAMPAIGNS, CARDS, PILE, isPropaganda, type CardId, type Palestine } from '../rules/index'

/** How Palestine goes by its cards. */
export const CALENDAR: Calendar<Palestine> = {
  cards: CAMPAIGNS * PILE.size,
  campaigns: CAMPAIGNS,
  actions: ['first-eligible', 'second-eligible'],
  round: ['political-will', 'resources', 'redeploy', 'reset'],
  turned: 'reveal',
  isCard: (id): id is CardId => Object.hasOwn(CARDS, id),
  isCount: isPropaganda,
}
