import { oppositionSpaces } from '../board/queries'
import type { EventCard } from './card'

/**
 * Rebel Courts (Rebel Capability).
 * Unshaded: in one space selected for Detain the British may send a Base to Prison instead of a
 * Guerrilla.
 * Shaded: every two spaces with Opposition cost 1 Political Will in each Political Will Phase.
 */
export const a27: EventCard = {
  lasting: {
    unshaded: { detainBase: true },
    shaded: {
      politicalWill(board) {
        const spaces = oppositionSpaces(board)
        const amount = 0 - Math.floor(spaces.length / 2)
        return { rule: 'A27', line: 'opposition', spaces, number: spaces.length, amount }
      },
    },
  },
}
