import { CARDS, type CardHeader, type CardId, type Side } from '../../rules/index'

/** One side of a card: what it is about, and what it does. */
interface SideText {
  readonly heading: string
  readonly effect: string
}

/** 9.0 What every card of the deck says, in our own words. A Propaganda card has no sides. */
export const CARD_TEXT: Readonly<Record<CardId, Readonly<Partial<Record<Side, SideText>>>>> = {
  P1: {
    unshaded: {
      heading: 'A Saturday of arrests',
      effect:
        'The British Search in one City. If it then has a Curfew and at least three Troops, they also use Mass Detention in it. In any case Haganah shifts one step to the left.',
    },
    shaded: {
      heading: 'The moderates are in prison',
      effect:
        'Haganah shifts one step to the right. If it stands at 4 then, Irgun may Sabotage in one space.',
    },
  },
  P2: {
    unshaded: {
      heading: 'Ships are turned back',
      effect:
        'Wherever Troops stand in a Coastal District, every Cell there goes to Prison, Underground or Active.',
    },
    shaded: {
      heading: 'The world is looking on',
      effect: 'Political Will falls by 3.',
    },
  },
  P3: {
    unshaded: {
      heading: 'Horror on all sides',
      effect:
        'One Terror marker is removed; the executing player chooses where. If there was one, Haganah shifts one step to the left.',
    },
    shaded: {
      heading: 'The bomb in the hotel',
      effect:
        'Two Terror markers are placed in one City that has an Underground Cell. Nobody rolls, and no Cell is Activated.',
    },
  },
  P4: {
    unshaded: {
      heading: 'Ships without permits',
      effect:
        'If no Coastal District has a Sabotage marker, Political Will rises by 2. Otherwise add up the Sabotage markers, Cells and Arms Caches in all Coastal Districts: every two of them cost 1 Political Will, and 3 is the most that can be lost.',
    },
  },
  P5: {
    unshaded: {
      heading: 'Sent to Eritrea',
      effect:
        'None, one or two Cells in Prison leave the game for good; the executing player says how many.',
    },
    shaded: {
      heading: 'The wall is breached',
      effect: 'All Cells in Prison become Available at once.',
    },
  },
  P6: {
    unshaded: {
      heading: 'Demands the firm hand',
      effect:
        'The British may Search in one to three spaces. For this Search no Intel chit can be used, neither in a City nor for one more space.',
    },
    shaded: {
      heading: 'A plan for the countryside',
      effect:
        'Every City in which no Troops stand receives one Cell. If too few are Available, the executing player chooses the Cities.',
    },
  },
  P7: {
    unshaded: {
      heading: 'A group on its own',
      effect:
        'In any spaces that have two Cells or more, the executing player may remove one Cell each.',
    },
    shaded: {
      heading: 'Gunmen in the street',
      effect:
        'In any spaces that have Police and an Underground Cell, the executing player may remove one Police each.',
    },
  },
  P8: {
    unshaded: {
      heading: 'Washington is with London',
      effect:
        'Political Will rises by 2. Then the British may Deploy in one to three spaces, and move Troops to one space with it.',
    },
    shaded: {
      heading: 'Washington has had enough',
      effect: 'Political Will falls by 1 for each Curfew that lies in a City.',
    },
  },
  P9: {
    unshaded: {
      heading: 'The Foreign Secretary stands firm',
      effect:
        'For the rest of the game, what a starred Event costs in Political Will is 1 less, though never a gain. These are P2, P4, P8, P20 and P27.',
    },
    shaded: {
      heading: 'A power on the wane',
      effect:
        'For the rest of the game, a British Operation has at most two spaces instead of three. An Intelligence Lead still adds one.',
    },
  },
  P10: {
    unshaded: {
      heading: 'Watch over the lines',
      effect:
        'The executing player places any number of the Available Police on Railways, wherever wanted.',
    },
    shaded: {
      heading: 'Too few, and badly paid',
      effect:
        'Half of the Police on the map, rounded down, are removed; the executing player chooses which.',
    },
  },
  P11: {
    unshaded: {
      heading: 'Door to door in Tel Aviv',
      effect:
        'The British Search one City, and Assault it next if they can. Whatever came of it, the executing player then removes one Arms Cache in that City or next to it; for this one Political Will rises by 1.',
    },
    shaded: {
      heading: 'The wanted are not found',
      effect: 'Irgun may Travel from one or two Cities under Curfew.',
    },
  },
  P12: {
    unshaded: {
      heading: 'A note to the State Department',
      effect:
        'Two Arms Caches are removed from the map, or the only one; the executing player chooses. Political Will does not rise for them.',
    },
    shaded: {
      heading: 'Money from abroad',
      effect:
        'The executing player places none, one or two Arms Caches, in one or two Districts and Cities with Cells.',
    },
  },
  P13: {
    unshaded: {
      heading: 'Saved for another war',
      effect:
        'For the rest of the game, Irgun Operations have no additional space from the Haganah Track, not even at 4.',
    },
    shaded: {
      heading: 'Trained companies join in',
      effect:
        'For the rest of the game, Irgun Operations have an additional space with Haganah at 3 as well as at 4.',
    },
  },
  P14: {
    unshaded: {
      heading: 'Whole quarters are closed',
      effect:
        'The British may Search in one or two Cities. Then, whether they did or not, they may use Mass Detention in any City that allows it.',
    },
    shaded: {
      heading: 'The closed quarters turn away',
      effect: 'In any Cities under Curfew the executing player may place one Cell each.',
    },
  },
  P15: {
    unshaded: {
      heading: 'He speaks with the British',
      effect:
        'Haganah shifts one step to the left. Then the executing player may remove one Sabotage marker anywhere.',
    },
    shaded: {
      heading: 'He is overruled',
      effect: 'Haganah shifts one step to the right. Then Irgun may Sabotage in one space.',
    },
  },
  P16: {
    unshaded: {
      heading: 'A measured hand',
      effect:
        'The British may conduct one or two Limited Operations, one after the other. Then, with or without them, they may Restore one space.',
    },
    shaded: {
      heading: 'Detainees go home',
      effect:
        'The British place two Cells from Prison, or the only one, in Cities that they choose, with a Curfew or without.',
    },
  },
  P17: {
    unshaded: {
      heading: 'Behind the fences',
      effect: 'For the rest of the game, a Terror never places more than one Terror marker.',
    },
    shaded: {
      heading: 'Cut off from the town',
      effect:
        'For the rest of the game, a Search of a City takes four cubes to Activate each Cell, unless the British discard a chit for it.',
    },
  },
  P18: {
    unshaded: {
      heading: 'Men who have seen war',
      effect:
        'For the rest of the game, each single Troop removes an Irgun piece in an Assault, where it took two before.',
    },
    shaded: {
      heading: 'They slip away',
      effect:
        'For the rest of the game, Cells that an Assault or a Mass Detention removes all become Available. None of them goes to Prison.',
    },
  },
  P19: {
    unshaded: {
      heading: 'Agents are caught in time',
      effect:
        'The executing player may remove up to two Cells, then up to one Arms Cache, wherever they stand. For the Arms Cache Political Will rises by 1.',
    },
    shaded: {
      heading: 'An explosion in Rome',
      effect: 'Roll a die. On a 3 or more Political Will falls by 2.',
    },
  },
  P20: {
    unshaded: {
      heading: 'A base to be kept',
      effect: 'If no Railway has Sabotage, Political Will rises by 2.',
    },
    shaded: {
      heading: 'The empire is shrinking',
      effect: 'Political Will falls by 2.',
    },
  },
  P21: {
    unshaded: {
      heading: 'The alliance breaks',
      effect:
        'Haganah shifts one step to the left. Then the executing player may remove one or two Cells from the map, beside those that the Track has taken.',
    },
    shaded: {
      heading: 'The lines are blown up',
      effect:
        'Haganah shifts one step to the right. Then Irgun may Sabotage any Railways that have an Underground Cell, each of them once.',
    },
  },
  P22: {
    unshaded: {
      heading: 'Which way will the Agency turn?',
      effect:
        'The executing player shifts Haganah one step, to the left or to the right. After that Irgun, if the card is theirs, may conduct a Limited Operation; the British, if it is theirs, may draw an Intel chit.',
    },
  },
  P23: {
    unshaded: {
      heading: 'Steel plates on the cars',
      effect:
        'For the rest of the game, a Patrol may remove Cells in two of its selected spaces instead of one.',
    },
    shaded: {
      heading: 'Charges by the roadside',
      effect:
        'For the rest of the game, roll a die whenever a Patrol has moved Police into a space that has a Sabotage marker. On 1 to 3 one of those Police is removed.',
    },
  },
  P24: {
    unshaded: {
      heading: 'Anger at home',
      effect:
        'Count the Terror markers on the map: Political Will rises by their number, though by no more than 3.',
    },
    shaded: {
      heading: 'Bring the soldiers back',
      effect:
        'Count the Terror markers on the map: Political Will falls by their number, though by no more than 3.',
    },
  },
  P25: {
    unshaded: {
      heading: 'Papers fall into British hands',
      effect:
        'For the rest of the game, an Arms Cache that an Assault removes brings 2 Political Will and two Intel chits, instead of one of each.',
    },
    shaded: {
      heading: 'A war of words',
      effect:
        'For the rest of the game, every City in which Irgun Propagandize costs 2 Political Will instead of 1.',
    },
  },
  P26: {
    unshaded: {
      heading: 'What the last war taught',
      effect:
        'The executing player acts. Irgun may Sabotage in one to three spaces, or the British may Assault in one to three; either with a Special Activity that goes with it.',
    },
  },
  P27: {
    unshaded: {
      heading: 'Congress agrees',
      effect:
        'The British may conduct one Operation of any kind in one to four spaces, without a Special Activity.',
    },
    shaded: {
      heading: 'No money left',
      effect:
        'Political Will falls by 1. And on the next Event card the British must Pass, in a box of their choice, without drawing a chit.',
    },
  },
  P28: {
    unshaded: {
      heading: 'The files fill up',
      effect:
        'Count the spaces in which Police and Cells stand together: the British draw so many Intel chits.',
    },
    shaded: {
      heading: 'The detectives’ own house',
      effect:
        'Irgun may Sabotage one space that has Police. If they succeed, all Police in it are removed as well.',
    },
  },
  P29: {
    unshaded: {
      heading: 'Nobody in the streets',
      effect:
        'For the rest of the game, the Reset Phase begins like this: in each City under Curfew one Cell is removed, if there is one.',
    },
    shaded: {
      heading: 'Anger brings recruits',
      effect:
        'For the rest of the game, the Reset Phase begins like this: in any Cities under Curfew Irgun may place one Cell each.',
    },
  },
  P30: {
    unshaded: {
      heading: 'Men in plain clothes',
      effect:
        'In up to three spaces that have Police, the executing player may remove one Cell each.',
    },
    shaded: {
      heading: 'A teenager is killed',
      effect:
        'Two Police on the map are removed, or the only one; the executing player chooses. In any case Political Will falls by 1.',
    },
  },
  P31: {
    unshaded: {
      heading: 'Taken in arms',
      effect:
        'One Cell that stands in the same space as Troops goes to Prison; the executing player chooses which.',
    },
    shaded: {
      heading: 'The name is remembered',
      effect:
        'The executing player places none to three Cells in Districts and Cities, several in one space if wanted.',
    },
  },
  P32: {
    unshaded: {
      heading: 'It goes off too soon',
      effect:
        'For the rest of the game, when the die of a Sabotage shows 1, the Cell that was Activated for it is removed.',
    },
    shaded: {
      heading: 'Made in the back room',
      effect:
        'For the rest of the game, a Rob needs no roll: it succeeds wherever an Arms Cache can be placed.',
    },
  },
  P33: {},
  P34: {},
  P35: {},
}

/** 5.4 What the star of a card says to those who ask; null where it has none. */
export const starText = (card: CardId): string | null => {
  const header: CardHeader = CARDS[card]
  return header.starred
    ? 'Starred: while Ernest Bevin (P9, unshaded) is in effect, what this Event costs in Political Will is 1 less (5.4)'
    : null
}
