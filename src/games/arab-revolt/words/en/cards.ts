import type { CardId, Side } from '../../rules/index'

/** One side of a card: what it is about, and what it does. */
export interface SideText {
  readonly heading: string
  readonly effect: string
}

/** 9.0 What every card of the deck says, in our own words. A Propaganda card has no sides. */
export const CARD_TEXT: Readonly<Record<CardId, Readonly<Partial<Record<Side, SideText>>>>> = {
  A1: {
    unshaded: {
      heading: 'Whole villages are held',
      effect:
        'For the rest of the game, a Detain takes 1 more Guerrilla to Prison from each selected space that is under Curfew.',
    },
    shaded: {
      heading: 'Arrests breed resentment',
      effect:
        'For the rest of the game, a Detain may spread Opposition. If the British use it in a space that already has Opposition, the Rebels may add Opposition to 1 adjacent District or City.',
    },
  },
  A2: {
    unshaded: {
      heading: 'Directives from Damascus go unheeded',
      effect:
        'For the rest of the game, 1 is added to every roll that is compared with the number of Bases on the map.',
    },
    shaded: {
      heading: 'A common command takes hold',
      effect:
        'For the rest of the game, 1 is taken from every roll that is compared with the number of Bases on the map.',
    },
  },
  A3: {
    unshaded: {
      heading: 'Arab bands turn on the rebels',
      effect:
        'The British may Divide in both ways. First they Activate Irregulars to replace Guerrillas, in as many spaces as the Unity Track allows. Then they roll a die, and Unity shifts 1 step toward Decentralized if the result is no higher than the number of Irregulars on the map.',
    },
    shaded: {
      heading: 'Armed men change sides again',
      effect:
        'The Rebels may replace up to 2 Irregulars, wherever they stand, with Guerrillas from Available; if there is none, the Irregular is only removed. Then Unity shifts 1 step toward Centralized.',
    },
  },
  A4: {
    unshaded: {
      heading: 'Mixed patrols by night',
      effect:
        'Up to 3 Districts that have Troops get 1 Irregular each; the executing player chooses which. If none is Available, British who execute it may take one from the map instead, or turn one there Underground.',
    },
    shaded: {
      heading: 'Brutality becomes known',
      effect: 'Every three Irregulars on the map lower Political Will by 1, wherever they stand.',
    },
  },
  A5: {
    unshaded: {
      heading: 'Garrisons move into the villages',
      effect:
        'The British may place a Curfew in each of up to 3 Districts that have Troops and no Curfew, as long as markers are Available.',
    },
    shaded: {
      heading: 'The bands go elsewhere',
      effect:
        'The Rebels may conduct one March, with any or all of the Districts under Curfew as its origins.',
    },
  },
  A6: {
    unshaded: {
      heading: 'Homes are blown up',
      effect:
        'The British may draw 2 Punishment chits. Every Demolish among them can be used, in two spaces with Troops and with its Mobilization effect. What is not used goes back to the pool.',
    },
    shaded: {
      heading: 'The homeless join the bands',
      effect:
        'The Rebels may Mobilize. Its Guerrillas are placed where there are Curfews instead of where there is Opposition.',
    },
  },
  A7: {
    unshaded: {
      heading: 'Remembered as an outlaw',
      effect:
        'Two rolls are made. For each that is no higher than the number of Irregulars on the map, Unity shifts 1 step toward Decentralized.',
    },
    shaded: {
      heading: 'Remembered as a martyr',
      effect:
        'Roll a die. If the result is no higher than the number of Bases on the map, those abroad included, the Rebels may conduct 1 Limited Operation in every space that has Opposition. These have no chit value and no chit effect.',
    },
  },
  A8: {
    unshaded: {
      heading: 'The commander departs',
      effect: 'For the rest of the game, a Raid may select 1 space at most.',
    },
    shaded: {
      heading: 'Trained leadership in the field',
      effect:
        'For the rest of the game, whenever the Rebels Ambush in a District they may also send 1 Troop from there to any City.',
    },
  },
  A9: {
    unshaded: {
      heading: 'The exile loses his hold',
      effect:
        'Remove all Rebel Bases from Syria, or all from Lebanon; the executing player chooses which. Then Unity shifts 1 step toward Decentralized.',
    },
    shaded: {
      heading: 'A symbol of unity',
      effect:
        'If any Foreign Country has a Rebel Base, Unity shifts 1 step toward Centralized. In any case the Rebels may then conduct an Operation in as many spaces as the value of their Operations chit, without a further chit effect. If the British act first, the Rebels have no chit yet: they draw one and return it, and use its value or that of a held one, which is then set aside.',
    },
  },
  A10: {
    unshaded: {
      heading: 'Methods learned in Ireland',
      effect: 'In 1 space that has Police, the British may remove the Opposition marker.',
    },
    shaded: {
      heading: 'Reprisals without orders',
      effect:
        'The Rebels may draw a Punishment chit. If they do, they resolve its Mobilization effect alone, in two spaces with Police: Opposition for a Detain, a Guerrilla for a Demolish, nothing for a Fine. If no Guerrilla is Available, Rebels who execute it may take one from the map. Then the chit returns to the pool.',
    },
  },
  A11: {
    unshaded: {
      heading: 'Money and arms from the Axis',
      effect:
        'As soon as the card is turned up, the Rebels may conduct 1 Limited Operation, in one space, for each Foreign Country with Rebel pieces. These have no chit value and no chit effect. While Tegart Forts is in effect, nothing happens. Neither player may take the Event box on this card.',
    },
  },
  A12: {
    unshaded: {
      heading: 'The army asks for a free hand',
      effect:
        'The British may Punish. If they hold a chit, they may then Punish once more with it, without a draw.',
    },
    shaded: {
      heading: 'Doubts about irregular units',
      effect:
        'Half of all Irregulars on the map, rounded down, are removed; the executing player chooses which.',
    },
  },
  A13: {
    unshaded: {
      heading: 'Confessions guide the army',
      effect:
        'For each Rebel piece in Prison, up to 3, the British may conduct 1 Limited Operation, in one space.',
    },
    shaded: {
      heading: 'Torture comes to light',
      effect: 'Each Rebel piece in Prison lowers Political Will by 1, up to 3 in all.',
    },
  },
  A14: {
    unshaded: {
      heading: 'Protest is silenced',
      effect: 'Opposition is removed from each space under Curfew; the Curfews stay.',
    },
    shaded: {
      heading: 'Women defy the restrictions',
      effect:
        'All Curfews leave the map. If the British hold Punishment chits, they must return 1 of their choice to the pool.',
    },
  },
  A15: {
    unshaded: {
      heading: 'Captives ride ahead of convoys',
      effect:
        'For the rest of the game, no Raid may select a Railway adjacent to a space under Curfew.',
    },
    shaded: {
      heading: 'The bands are not deterred',
      effect:
        'For the rest of the game, each Sabotage marker that a Fine removes is replaced with 1 Guerrilla from Available on that Railway.',
    },
  },
  A16: {
    unshaded: {
      heading: 'The press is kept away',
      effect:
        'Every British Capability whose shaded side is in effect (Mass Detention, Human Shields, Punitive Searches) leaves the game. Unshaded ones and Tegart Forts stay.',
    },
    shaded: {
      heading: 'Correspondents report abroad',
      effect:
        'Each British Capability in effect lowers Political Will by 1, shaded or not, Tegart Forts included.',
    },
  },
  A17: {
    unshaded: {
      heading: 'Irgun strikes at Arabs',
      effect:
        'The British may remove 1 Guerrilla, Underground or Active, from each space that has an Underground Irregular.',
    },
    shaded: {
      heading: 'Irgun strikes at the government',
      effect:
        'The Rebels may have up to 3 Underground Irregulars Sabotage for them, in different spaces, as if they were Guerrillas. Each turns Active and places a Sabotage marker on a Railway, or Opposition in a District or City.',
    },
  },
  A18: {
    unshaded: {
      heading: 'The search is the punishment',
      effect:
        'For the rest of the game, when the British Punish they draw nothing and choose any chit in the pool, or one that they hold.',
    },
    shaded: {
      heading: 'Searches make recruits',
      effect:
        'For the rest of the game, after each space of a Sweep the Rebels draw a Punishment chit and resolve its Mobilization effect alone there: Opposition for a Detain, a Guerrilla from Available for a Demolish, nothing for a Fine. Each time the chit returns to the pool.',
    },
  },
  A19: {
    unshaded: {
      heading: 'Geneva examines the mandate',
      effect:
        'Roll a die. A result above the number of spaces with Opposition raises Political Will by 1; any other result lowers it by 2.',
    },
  },
  A20: {
    unshaded: {
      heading: 'Portrayed as corrupt',
      effect:
        'Roll a die. A result above the number of Bases on the map, those abroad included, shifts Unity 1 step toward Decentralized.',
    },
    shaded: {
      heading: 'Direction from exile',
      effect:
        'Unity shifts 2 steps toward Centralized. The Rebels may also draw an Operations chit at random and keep it to hold.',
    },
  },
  A21: {
    unshaded: {
      heading: 'Villagers are robbed',
      effect:
        'Opposition is removed from two spaces with Active Guerrillas, or from one if there is only one; the executing player chooses. Then Unity shifts 1 step toward Decentralized.',
    },
    shaded: {
      heading: 'Alleged informers are punished',
      effect:
        'The Rebels may Ambush in a single District, which gets Opposition if the Ambush removes an Irregular.',
    },
  },
  A22: {
    unshaded: {
      heading: 'The cities are shut down',
      effect:
        'A Curfew is placed in each City with British and Rebel pieces, as long as markers are Available. Then the British must Punish in two Cities under Curfew, with or without Troops there. They Punish in one if there is only one, and not at all if there is none.',
    },
    shaded: {
      heading: 'Unrest reaches the countryside',
      effect:
        'Next to each City that has Opposition, the Rebels may choose 1 District and add Opposition there.',
    },
  },
  A23: {
    unshaded: {
      heading: 'Betrayed and surrounded',
      effect:
        'The British may Sweep and then Assault in 1 space that has a Rebel Base and at least 1 Irregular.',
    },
    shaded: {
      heading: 'A commander inside Palestine',
      effect:
        'Roll a die. If the result is no higher than the number of Bases on the map, those abroad included, the Rebels may Mobilize, and may then Raid.',
    },
  },
  A24: {
    unshaded: {
      heading: 'Germany takes another country',
      effect:
        'As soon as the card is turned up, the British may Punish, or Punish twice if the Munich Conference has been played, with a new draw each time. Then they must move 3 Troops, or 5 after Munich, from the map to Out of Play; fewer only if there are fewer. Neither player may take the Event box on this card.',
    },
  },
  A25: {
    unshaded: {
      heading: 'A general for the north',
      effect:
        'In or adjacent to Haifa District, the British may conduct 1 Limited Operation, in one space, and may then Punish.',
    },
    shaded: {
      heading: 'Severity does not suffice',
      effect:
        'In or adjacent to Haifa District, the Rebels may conduct 1 or 2 Limited Operations, in one space each and without any chit value or chit effect.',
    },
  },
  A26: {
    unshaded: {
      heading: 'Hills that neither side holds',
      effect:
        'In or adjacent to Samaria, the executing player may conduct 1, 2 or 3 Limited Operations, in one space each. The other player may then conduct 1 in Samaria itself. None has a chit value or chit effect.',
    },
  },
  A27: {
    unshaded: {
      heading: 'The judges are arrested',
      effect:
        'For the rest of the game, whenever a Detain is used, the British may send a Base to Prison in place of a Guerrilla, in 1 of its spaces.',
    },
    shaded: {
      heading: 'A government of their own',
      effect:
        'For the rest of the game, every two spaces with Opposition lower Political Will by 1 in each Political Will Phase. This is part of the same sum as the other lines.',
    },
  },
  A28: {
    unshaded: {
      heading: 'Concrete and wire on the frontier',
      effect:
        'The British must put 3 Police of their choice on this card for good, from the map first and from Available only if the map has fewer. For the rest of the game, every Guerrilla that moves out of a Foreign Country turns Active.',
    },
  },
  A29: {
    unshaded: {
      heading: 'Rivalries are stirred up',
      effect:
        'Unity shifts 2 steps toward Decentralized. Then Irregulars are Activated to Divide, in as many spaces as the Unity Track now allows. The executing player makes the choices, even if that is the Rebels.',
    },
    shaded: {
      heading: 'Guards for the settlements',
      effect:
        'The executing player may remove 1 or 2 Irregulars, from different spaces that have a Sabotage marker or are adjacent to one.',
    },
  },
  A30: {
    unshaded: {
      heading: 'Neighbours urge restraint',
      effect:
        'Remove 1 Guerrilla each from Galilee, Samaria, Jerusalem District and Gaza, the Districts adjacent to Transjordan, whether or not it is in play. The executing player chooses which.',
    },
    shaded: {
      heading: 'Borders are left open',
      effect:
        'For the rest of the game, Transjordan and Egypt are in play as Foreign Countries, like Syria and Lebanon.',
    },
  },
  A31: {
    unshaded: {
      heading: 'The French close the refuge',
      effect:
        'All Rebel pieces in Syria, or all in Lebanon, go to Prison, Bases included; the executing player chooses which.',
    },
    shaded: {
      heading: 'Volunteers from abroad',
      effect:
        'Place 1 Guerrilla in each Foreign Country in play, from Prison first and then from Available.',
    },
  },
  A32: {
    unshaded: {
      heading: 'Bands are sighted from the air',
      effect:
        'The British may use Air Recon, which this time Activates 2 Guerrillas instead of 1 in each selected space.',
    },
    shaded: {
      heading: 'Aircraft are brought down',
      effect:
        'From each space with a Rebel Base, 1 Troop, if there is one, moves to a City; the executing player chooses which.',
    },
  },
  A33: {},
  A34: {},
  A35: {},
}
