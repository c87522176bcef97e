/** A point that the rulebook leaves open, and how this program settles it. */
export interface Ruling {
  readonly question: string
  readonly ruling: string
  readonly because: string
}

const rulings = {
  R1: {
    question: 'Which Guerrilla may a Divide replace?',
    ruling:
      'Any Guerrilla, Underground or Active, in the Irregular’s own space or one next to it, but never in a Foreign Country. The new Irregular stands where the Guerrilla stood, Underground, and may itself serve in a later space of the same Divide.',
    because:
      'New pieces always come Underground (1.4.3), nothing British enters a Foreign Country (1.3.7), and the spaces are resolved one after the other in the order that the player chooses (3.1).',
  },
  R2: {
    question: 'What if no piece of the kind is Available?',
    ruling:
      'In an Operation, an Event or a Special Activity the executing Faction may then take its own piece of that kind from the map. It may never take one from Prison, from the Tegart Forts card or from Out of Play. Only Available pieces are used where the text of an Event itself replaces pieces, for chit effects, for the Mobilization effect of a Punish and for a Pass. The same holds for all that one Faction’s action places for the other. A piece that cannot be replaced is removed. An Operation or Special Activity that an Event grants follows its own rule: when the British Divide by Peace Bands or Haganah, they may take an Irregular from the map.',
    because:
      'The rules allow a Faction to do this when it places its own pieces (1.4.1), and hold Events that replace to what is Available (5.1.1); what an Event grants stays the Operation or Activity that it is. The rulebook’s tip on Human Shields says as much of replacing, and in the rulebook’s example Mobilize takes Guerrillas from abroad.',
  },
  R3: {
    question: 'May a piece be relocated within its own space?',
    ruling:
      'Yes, wherever a piece may be taken from the map (R2), so in a Rally or Mobilize, a Deploy of Irregulars or Special Night Squads: an Active Guerrilla or Irregular stays where it is and turns Underground. To relocate is to place, not to move, so Tegart Forts does not turn a Guerrilla Active. Mobilize may relocate a Base from another space as well.',
    because:
      'The rule for placing when none is Available is general, and its illustration names the same space too (1.4.1).',
  },
  R4: {
    question: 'When does the free Assault of a Patrol come, and how strong is it?',
    ruling:
      'It comes after all Activations, on one Railway selected for the Patrol, and is a normal Assault there. A Limited Patrol to a Railway has it too.',
    because: 'The text of Patrol puts it last, ties it to one Railway and excepts nothing (3.2.2).',
  },
  R5: {
    question: 'When does the effect of the Operations chit come?',
    ruling:
      'Once, after the whole Rebel action with its Special Activity, and also after an Event or a Pass. Whether Unity is at Centralized is looked at then; whether it is at Decentralized, when chits are drawn.',
    because:
      'The effect closes the Rebels’ action (2.3.4), and each end of the Unity Track speaks of its own moment (6.6).',
  },
  R6: {
    question: 'Does Coordinate change the effect of the chit?',
    ruling: 'No. The printed value decides the effect; the 1 that is added gives only a space.',
    because:
      'In the rulebook’s example, on the card Montgomery, a chit of 1 still has no effect after a Coordinate.',
  },
  R7: {
    question: 'Does the effect of the chit reach Guerrillas abroad?',
    ruling:
      'Yes, the British may choose an Active Guerrilla in a Foreign Country. With a 3 it is only removed, as no Irregular may stand there. The British may also decline the effect.',
    because:
      'The effect speaks of any Active Guerrilla and says “may” (1.8.2), while British pieces never stand abroad (1.4.2).',
  },
  R8: {
    question: 'In what order do the Rebels choose their chit and their box?',
    ruling:
      'They draw, choose one chit, drawn or held, and return the other drawn ones to the pool. Then they choose the box.',
    because: 'The rules put the chit before the box (2.3.4).',
  },
  R9: {
    question: 'How large is a Limited Operation that an Event grants?',
    ruling:
      'It takes place in one space, without the value of a chit and without a chit effect of its own. Only Hajj Amin al-Husayni uses the value of the chit.',
    because:
      'The value of the chit belongs to the two Operation boxes (1.8.2), and in the rulebook’s example each Operation granted by Italian Aid takes place in one space.',
  },
  R10: {
    question: 'To what do the words “in or adjacent to” apply?',
    ruling:
      'The space that is selected: the destination of a Sweep or Patrol, the origin of a March. The other player’s reply to “Triangle of Terror” takes place in Samaria itself.',
    because:
      'Those are the spaces that these Operations select (3.2, 3.3), and for the reply the card names Samaria alone.',
  },
  R11: {
    question: 'Where may a Raid go, and with whom?',
    ruling:
      'To a District, City or Railway next to a space with a Rebel Base. One or two Guerrillas come from one such space, which may lie abroad. Then, if wanted, any Underground Guerrilla there carries out one Sabotage or Ambush. The test of a March does not apply, but Tegart Forts turns those who come from abroad Active.',
    because:
      'Raid has no test and asks for no particular Guerrilla (4.3.3), and a Foreign Country is never the target of a Raid (1.3.7).',
  },
  R12: {
    question: 'Which removals count toward the Political Will that an Ambush costs?',
    ruling:
      'Three or more removals cost 1 Political Will, and only those of one Ambush Operation are counted together. An Ambush within a Raid is an Operation of its own.',
    because: 'The count covers the spaces selected for that Operation (3.3.4).',
  },
  R13: {
    question: 'What happens when a player Passes?',
    ruling:
      'The Rebels choose their chit and their box and Pass. They may place a Base from Available in a District or Foreign Country in play that has a Guerrilla and fewer than two Bases. Then comes the effect of the chit. The British take any Punishment chit in the pool to hold.',
    because: 'A Pass takes the place of the action in a chosen box (2.3.3).',
  },
  R14: {
    question: 'How is a Punish carried out in full?',
    ruling:
      'The British draw 2 chits, or what is left, and use one of them or a held one, in one or two spaces with Troops. There need be nothing to punish: a Detain without a Guerrilla still brings Opposition. Both Punishment effects come first, both Mobilization effects after them. Used chits stay out until the Resources Phase. With nothing to draw and nothing held there is no Punish.',
    because:
      'Punish asks only for Troops and gives this order (4.2.1), and the rules for the chits say when used ones return (1.7.1).',
  },
  R15: {
    question: 'What becomes of Punishment chits held from before the Resources Phase?',
    ruling:
      'They go back to the pool with all the others. The British choose among all six, so that a chit held before may be selected again.',
    because:
      'The rule returns every chit but the one just selected, and it is taken literally (6.2.1).',
  },
  R16: {
    question: 'Where and how do the Rebels Rally with Foreign Assistance?',
    ruling:
      'In Foreign Countries in play, whether or not they have pieces there, with up to two Guerrillas where there is a Base. The chit is drawn when all chits are back in the pool. If no Guerrilla is Available, they may relocate (R2).',
    because:
      'It is a Rally without the need to be present, and comes after the chits return (6.2.3).',
  },
  R17: {
    question: 'What may Mobilize place, and where?',
    ruling:
      'Up to two Bases, or none, in different spaces. Then one Guerrilla in as many of the spaces with Opposition as the Rebels like, under Curfew or not. For a Base a Foreign Country needs no Guerrilla; a District needs more Guerrillas than Irregulars.',
    because: 'Mobilize compares pieces in Districts only and does not mention Curfews (4.3.1).',
  },
  R18: {
    question: 'When and where may a Rally add Opposition?',
    ruling:
      'After all Guerrillas have been placed, in one District selected for this Rally that then has a Base and more Rebel than British pieces. Bases count for the Rebels, Irregulars for the British.',
    because: 'The text of Rally sets this step after the placing and compares all pieces (3.3.1).',
  },
  R19: {
    question: 'Who moves in a March, and when does it turn Guerrillas Active?',
    ruling:
      'A Guerrilla moves once in a March. One that Mobilize relocates in the middle of it takes along whether it has moved; where some have moved and others not, the Rebels say which of them is relocated. The test is made for each pair of origin and destination, and only where the destination is a Railway or under Curfew. If the Guerrillas that move between the two and all British pieces at the destination are more than three together, those Guerrillas turn Active.',
    because:
      'March is one movement, and the rule speaks of Guerrillas from one origin to one destination (3.3.2).',
  },
  R20: {
    question: 'When may an Irregular help a Sweep?',
    ruling:
      'It is offered for each space on its own, after all movement. If it is Activated, each cube there Activates a Guerrilla, where otherwise two are needed.',
    because: 'Sweep moves first and then Activates space by space (3.2.3).',
  },
  R21: {
    question: 'May an Assault remove less than it can, and when does Unity shift?',
    ruling:
      'It removes all that it can. Each Base that it removes shifts Unity at once, one step at a time.',
    because:
      'What is targeted is affected as far as it can be (3.1), and the shift belongs to each single Base (3.2.4).',
  },
  R22: {
    question: 'What becomes of a Curfew without British pieces?',
    ruling: 'It is gone at once, whatever emptied the space.',
    because: 'A Curfew cannot stay where no British piece is left (1.12).',
  },
  R23: {
    question: 'How do Irregulars Sabotage under Revisionist Terror (shaded)?',
    ruling:
      'Up to 3 Underground Irregulars act, each in a different space, and each turns Active. They leave Sabotage on a Railway and Opposition in a District or City.',
    because: 'It is one Sabotage, and an Operation selects a space only once (3.1).',
  },
  R24: {
    question: 'How far are the British forced to Punish by Demonstrations (unshaded)?',
    ruling:
      'A Curfew is placed in each City with pieces of both sides, while there are markers. Then the British must Punish in exactly two Cities under Curfew, in one if there is only one, and not at all if there is none. Troops are not needed, and the choices are theirs.',
    because:
      'The rulebook’s tip on the card demands it even where it harms them, and what an Event can do must be done (5.1.3).',
  },
  R25: {
    question: 'What must the British do when Tensions in Europe comes up?',
    ruling:
      'To Punish is optional; a second Punish draws anew. Then 3 Troops leave, or 5 after the Munich Conference, of their choice, and fewer if the map has fewer.',
    because: 'An Event is carried out as far as it can be (5.1.3).',
  },
  R26: {
    question: 'Which Police go to Tegart Forts, and is the card a Capability?',
    ruling:
      'The British choose 3 Police on the map, and add Available ones only if the map has fewer. They are gone for good. The card counts for Censorship (shaded) and is not cancelled by Censorship (unshaded).',
    because:
      'The rulebook’s tip on the card calls its effect mixed and counts it as a British Capability.',
  },
  R27: {
    question: 'Where does the chit go that Arab Ladies of Jerusalem (shaded) takes?',
    ruling: 'Back to the pool.',
    because: 'Only used chits are set aside (1.7.1), and this one has not been used.',
  },
  R28: {
    question: 'Which Detains do Mass Detention (shaded) and Rebel Courts (unshaded) affect?',
    ruling:
      'Only those that are used in full, not those of which the Mobilization effect alone is resolved.',
    because: 'Both cards are worded for a Detain that is used in a selected space.',
  },
  R29: {
    question: 'Which Districts does Arab Kings (unshaded) affect?',
    ruling: 'Galilee, Samaria, Jerusalem District and Gaza, also while Transjordan is out of play.',
    because: 'Adjacency follows the borders on the map, in play or not (1.3.5).',
  },
  R30: {
    question: 'In what order is Political Will counted in the Propaganda Round?',
    ruling:
      'First come the Sabotage markers that Guerrillas force on Railways. Then everything is counted on that one position and summed, Rebel Courts (shaded) too. The sum is applied once and held between 0 and 20, and only then is victory checked.',
    because: 'The phase asks for the net sum before the marker moves (6.1).',
  },
  R31: {
    question: 'Do the British lose when Political Will reaches 0 between Propaganda Rounds?',
    ruling: 'No. Only the check in the Propaganda Round ends the game.',
    because: 'Early victory is tied to that check (7.0.1).',
  },
  R32: {
    question: 'What if Unity has to shift past an end of its track?',
    ruling:
      'Beyond Decentralized, each step raises Political Will by 1, whoever caused it. Beyond Centralized, nothing happens.',
    because: 'The rules give a result for the one end and none for the other (6.6.4).',
  },
  R33: {
    question: 'Who is First Eligible after a Propaganda Round?',
    ruling: 'The same Faction as before it.',
    because:
      'Eligibility is adjusted when both players have acted on a card (2.3.6), and the Reset Phase leaves it alone (6.5).',
  },
  R34: {
    question: 'How is a card with a Mandatory Event played?',
    ruling:
      'The Event comes first, before any chit is drawn. Then the players use the two Operation boxes, or Pass in them.',
    because: 'A Mandatory Event takes effect at once and closes the Event box (5.4).',
  },
  R35: {
    question: 'How far and where may pieces Redeploy?',
    ruling:
      'Any distance. The Rebels may split their Guerrillas among spaces with Bases, and go abroad only if no Base is on the map. The British may remove up to half of the Irregulars, rounded down.',
    because: 'The Redeploy Phase names destinations and no distance (6.4).',
  },
  R36: {
    question: 'What if an Event needs the Rebels’ chit before they have one?',
    ruling:
      'They draw one, use its value and return it, without its effect. They may use a chit they hold instead: that one is then set aside as used, and the drawn one goes back to the pool. This happens when the British act first and execute Hajj Amin al-Husayni (shaded).',
    because:
      'Foreign Assistance treats a drawn chit in the same way (6.2.3); a held chit takes the place of a drawn one, and a chit that is used is set aside (1.8.1).',
  },
  R37: {
    question: 'Who makes the choices in an Event?',
    ruling:
      'The Faction that executes it. Where the text names a Faction, that one chooses, also when the other executes the Event.',
    because: 'The rules leave choices to the executing Faction unless another is named (5.1).',
  },
  R38: {
    question: 'May a player execute an Event that has no effect now?',
    ruling:
      'Yes, for instance to keep it from the other player. The program says beforehand that nothing will happen.',
    because: 'An Event is carried out as far as it can be, even if that is not at all (5.1.3).',
  },
  R39: {
    question: 'May a player choose an Operation without a space for it?',
    ruling:
      'No; whoever wants to do nothing Passes. In the third box both sides may choose one that has no space yet if a Special Activity carried out first is certain to give it one; it must then begin with that Activity. A draw or a roll that may fail to bring the space opens nothing, and the British may only answer the Activity so that it does bring it. The Rebels choose freely; if their Operation then finds no space, it ends.',
    because:
      'To conduct an Operation is to select spaces for it (3.1), but a Special Activity may come immediately before it (4.1).',
  },
  R40: {
    question: 'Which rolls are made against Rebel Bases, and which Bases count?',
    ruling:
      'Those of Coordinate, the Resources Phase, Memory of al-Qassam (shaded), Arab Higher Committee (unshaded) and al-Hajj Muhammad (shaded). Central War Committee modifies them all. Bases in Foreign Countries count.',
    because:
      'The rulebook’s tip on Central War Committee lists these rolls, and the rulebook’s example counts the Base in Syria.',
  },
  R41: {
    question: 'When is it judged whether a space can be selected for an Operation?',
    ruling:
      'When it is selected. Deploy, Rally and others are resolved space by space, in the order that the player chooses, so that one space can change what is possible in the next.',
    because: 'The executing Faction decides the order of the spaces (3.1).',
  },
  R42: {
    question: 'What does Censorship (unshaded) cancel?',
    ruling:
      'The shaded British Capabilities in play, of Mass Detention, Human Shields and Punitive Searches. They are out of the game.',
    because:
      'The rulebook’s tip on the card makes this permanent and limits it to what hurts the British.',
  },
  R43: {
    question: 'Which spaces border one another?',
    ruling:
      'Of the 37 pairs here, the rulebook’s text settles 18: both ends of each Railway, the Districts along the one from Tel Aviv-Jaffa to Haifa, and what its example of play does. The other 19 are read from the geography. Eight readings are doubtful: that Transjordan borders Gaza, Galilee and Syria, and that Lebanon borders Syria; that the Railway from Haifa to Syria borders neither Samaria nor Transjordan, that the one from Tel Aviv-Jaffa to Jerusalem does not border Gaza, and that Egypt does not border Transjordan.',
    because:
      'Only the printed board could settle the rest (1.3.5). Here the geography of the Mandate does; all pairs stand in one table, a line each, and are easily corrected.',
  },
  R44: {
    question: 'What are the values of the Unity Track?',
    ruling: 'From Decentralized to Centralized: 2, 1, 1, 1 and 0.',
    because:
      'The text gives the three on the right (6.6, 8.0). The two on the left stand only on the printed overlay.',
  },
  R45: {
    question: 'How often does a cube move in a Patrol?',
    ruling:
      'Once, as a Guerrilla does in a March. The British move cubes to one space after the other in their order, and a Special Activity may come in between.',
    because: 'Patrol has one step of movement (3.2.2).',
  },
  R46: {
    question: 'When may a Special Activity interrupt a Sweep?',
    ruling:
      'Before the first space is selected, or after all Troops have moved; never between two movements.',
    because: 'All Troops of a Sweep move at the same time (3.2.3, 4.1).',
  },
  R47: {
    question: 'Does Hajj Amin al-Husayni (shaded) grant its Operation without a Base abroad?',
    ruling: 'Yes. Only the shift of Unity needs a Base in a Foreign Country.',
    because: 'The card ties the condition to the shift and then adds the Operation to it.',
  },
  R48: {
    question: 'Must the British Assault after the Sweep of al-Hajj Muhammad (unshaded)?',
    ruling: 'No. They may decline the whole, or the Assault alone after the Sweep.',
    because:
      'The card says that they may, and that covers each part; only what is not left to them must be done (5.1.3).',
  },
  R49: {
    question: 'May the British use held chits for House Demolition (unshaded)?',
    ruling: 'No, only Demolish chits among the two that they draw for it.',
    because:
      'The card speaks of drawn chits alone, and an Event goes before the general rule for held ones (5.1.1, 1.7.1).',
  },
} satisfies Record<`R${number}`, Ruling>

export type RulingId = keyof typeof rulings

/** What the rulebook leaves open, settled, in order. */
export const RULINGS: Readonly<Record<RulingId, Ruling>> = rulings
