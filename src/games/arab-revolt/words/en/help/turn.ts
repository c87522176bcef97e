import type { Chapter } from './terms'

/** How a card is played. */
export const TURN: Chapter<'turn'> = {
  sequence: {
    brief: 'On each Event card both players act once, the First Eligible before the Second.',
    points: [
      'A card is turned up. A Mandatory Event takes effect at once (5.4); a Propaganda card starts a Propaganda Round (2.4).',
      'The First Eligible takes one of three boxes and carries out what it allows.',
      'The Second Eligible takes one of the two boxes that are left.',
      'Before choosing a box, the Rebels draw Operations chits and choose one to play (2.3.4).',
      'Then First and Second Eligible are set for the next card, and it is turned up.',
    ],
    mistake:
      'Neither player sits out. A player who wants no action takes a box and Passes in it, which brings a small gain.',
    see: ['eligible', 'initiative-track', 'pass', 'operations-chits'],
  },
  eligible: {
    brief:
      'First Eligible acts first on a card: the player whose cylinder stood farther left on the last one.',
    points: [
      'The Rebels begin the game as First Eligible.',
      'After both have acted, the cylinder farther left makes its player First Eligible on the next card, whatever was done in the boxes.',
      'The Limited Operation box always makes you first, the box on the right always second. With the Event it depends on the other player.',
      'A Propaganda Round leaves the order as it was (R33).',
    ],
    mistake:
      'A Pass counts like any action here: it is the box that decides, not what was done in it.',
    see: ['initiative-track', 'sequence', 'pass'],
  },
  'initiative-track': {
    brief: 'Three boxes, left to right; each side takes one of them on every Event card.',
    points: [
      'Limited Operation: an Operation without a Special Activity.',
      'Event: the card, one of its two sides.',
      'Operation & Special Activity: the full action.',
      'A box farther left allows less now, but gives the first choice on the next card.',
      'Taking the Event box is the only way to keep the Event from the other player.',
    ],
    mistake:
      'The strongest action has its price: the box on the right always makes you second on the next card.',
    see: ['eligible', 'limited-operation', 'event', 'special-activity', 'pass'],
  },
  'limited-operation': {
    brief: 'An Operation without a Special Activity, and for the British in one space only.',
    points: [
      'British: one space. A Limited Patrol or Sweep may bring pieces from several spaces, to one destination.',
      'Rebels: as many spaces as the value of their Operations chit, as in the full box.',
      'A Limited Patrol to a Railway has its free Assault too (R4).',
    ],
    mistake:
      'For the Rebels it excludes only the Special Activity. A Limited Operation that an Event or a Raid grants has one space, for either side (R9).',
    see: ['operation', 'initiative-track', 'granted', 'operations-chits'],
  },
  operation: {
    brief: 'The main action: one of four for each side, carried out space by space.',
    points: [
      'British: Deploy, Patrol, Sweep or Assault, in up to three spaces.',
      'Rebels: Rally, March, Sabotage or Ambush, in spaces up to the value of the chit.',
      'You choose the spaces and their order. Each is chosen once in one Operation, and judged when it is chosen (R41).',
      'What is targeted is affected as far as possible. The other player’s permission is not needed.',
    ],
    mistake:
      'An Operation without any space cannot be chosen, except in the box on the right where a Special Activity carried out first is sure to give it one (R39). To do nothing is to Pass.',
    see: ['limited-operation', 'special-activity', 'pass', 'operations-chits'],
  },
  'special-activity': {
    brief: 'A second, smaller action that goes with an Operation in the box on the right.',
    points: [
      'At most one in a turn, at any one time: before, during or after the Operation; but not while a Sweep moves (R46).',
      'Of the British, Punish and Air Recon go with any Operation, Divide with Deploy or Patrol.',
      'Of the Rebels, Coordinate goes with any Operation, Mobilize with Rally or March, Raid with all but March.',
      'Some Events and the Support Phase (6.3) grant one by itself, without an Operation.',
      'Each space is chosen once in one Special Activity. It need not be a space of the Operation.',
    ],
    mistake:
      'A Limited Operation never has one. And it need not come last: a Special Activity before or during the Operation can open spaces for the rest of it.',
    see: ['operation', 'punish', 'divide', 'air-recon', 'mobilize', 'coordinate', 'raid'],
  },
  pass: {
    brief: 'After taking a box, you forgo its action for a small gain.',
    points: [
      'British: choose any Punishment chit in the pool and hold it.',
      'Rebels: may place a Base from Available in a District or Foreign Country in play that has a Guerrilla and fewer than two Bases.',
      'The effect of the Rebels’ Operations chit still applies (2.3.4).',
      'Both players may Pass on the same card.',
    ],
    mistake:
      'A Pass in the Event box blocks the Event. The box still decides who is first next time.',
    see: ['initiative-track', 'eligible', 'holding', 'bases'],
  },
  roll: {
    brief: 'One six-sided die, compared with something counted on the map.',
    points: [
      'Against Rebel Bases, those abroad included: Coordinate, the Resources Phase and three Events (R40). In all of them a low result is better for the Rebels.',
      'Against Irregulars on the map: Divide, when it is a roll, and Memory of al-Qassam (A7, unshaded). A result up to their number helps the British.',
      'League of Nations (A19) rolls against the spaces with Opposition. Central War Committee (A2) adds 1 to every roll against Bases, or takes 1 away.',
    ],
    mistake:
      'A result equal to the number is low enough. Two Events ask for a result above the number; the question says so.',
    see: ['coordinate', 'divide', 'resources', 'unity'],
  },
}
