import { CARD_IDS, type CardId } from '../../rules/index'
import { NOT_SEEN, WORKS } from '../../lessons/works'
import type { CardNotes } from '../../../../ui/screen/deck'
import { BACKGROUNDS } from './backgrounds'

/** Where players go wrong with a card; of most there is nothing to be said. */
const TIPS: Readonly<Partial<Record<CardId, string>>> = {
  A1: 'A Detain that is resolved for its Mobilization effect alone, as by Ex-Black and Tans or Punitive Searches, triggers neither side.',
  A2: 'The rolls are those of Coordinate, the Resources Phase, Memory of al-Qassam (shaded), Arab Higher Committee (unshaded) and al-Hajj Muhammad (shaded). In all of them a low result helps the Rebels, and Bases abroad count.',
  A3: 'While Unity is at Centralized its value is 0: no Irregular can be Activated, and only the roll is left.',
  A6: 'A held chit cannot be used here. Each Demolish may bring the Rebels a Guerrilla in both of its spaces.',
  A7: 'The Limited Operations need not be of the same kind. They follow one another, so that a Guerrilla that Marches may act again in the space where it arrives.',
  A8: 'An Ambush that belongs to a Raid counts too. A Troop is moved, not removed.',
  A11: 'The Limited Operations may differ in kind and come one after the other, so that the same Guerrillas may act more than once.',
  A12: 'Without a held chit there is no second Punish.',
  A13: 'The Limited Operations may differ in kind and come one after the other, so that the same pieces may act more than once. Bases in Prison count.',
  A15: 'If no Guerrilla is Available, the Fine removes the marker and nothing replaces it.',
  A22: 'The British must Punish even if the chit does them only harm, and whichever player executes the Event. They choose the chit and where to Punish.',
  A24: 'The Punish is optional, the withdrawal is not. Troops withdrawn before the Munich Conference return with it.',
  A25: 'For a Sweep or Patrol the destination must lie in this area, for a March the origin.',
  A26: 'For a Sweep or Patrol the destination must lie in this area, for a March the origin. The Operations may differ in kind and come one after the other.',
  A27: 'A Base in Prison returns to Available in the next Reset Phase. Its capture does not shift Unity, as an Assault would. A Detain resolved for its Mobilization effect alone does not allow it.',
  A28: 'Pieces that a Rally or Mobilize relocates do not move, so they stay Underground. Censorship counts this card as a British Capability but does not cancel it. It applies to Transjordan and Egypt too, once they are in play.',
  A29: 'The roll for the Unity Track, the other way to Divide, is not part of this Event. Each step beyond Decentralized raises Political Will by 1 instead.',
  A31: 'Pieces in Prison, Bases too, return to Available in the next Reset Phase. If neither Prison nor Available has a Guerrilla left, Rebels who execute the Event may take one from elsewhere on the map.',
  A34: 'This card has two effects of its own. In its Reset Phase all Troops that are Out of Play return, to Cities that the British choose. After it, Tensions in Europe allows two Punishes and withdraws 5 Troops instead of 3. As the third Propaganda card it has neither, since the game ends before the Reset Phase.',
}

const isSeen = (id: keyof typeof WORKS): boolean => !NOT_SEEN.includes(id)

const notesOf = (card: CardId): CardNotes => {
  const claims = BACKGROUNDS[card]
  const ids = [...new Set(claims.flatMap(({ of }) => of))]
  const tips = TIPS[card]
  return {
    background: claims.map(({ says }) => says).join(' '),
    claims: claims.map(({ says, of }) => ({ says, of: of.map((id) => ids.indexOf(id)) })),
    works: ids.map((id) => ({ ...WORKS[id], isSeen: isSeen(id) })),
    ...(tips !== undefined && { tips }),
  }
}

/** Of every card: they are loaded with the card browser, because the table does without. */
export const CARD_NOTES = Object.fromEntries(
  CARD_IDS.map((card) => [card, notesOf(card)]),
) as Readonly<Record<CardId, CardNotes>>
