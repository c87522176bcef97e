/** A point that the rulebook leaves open, and how this program settles it. */
export interface Ruling {
  readonly question: string
  readonly ruling: string
  readonly because: string
}

const rulings = {
  PR1: {
    question: 'What if no piece of the kind is Available?',
    ruling:
      'Then nothing is placed. Neither side may take one from the map, from Prison or from the Haganah Track instead.',
    because: 'The rules exclude it outright, and the designer’s note to them says why (1.4.1).',
  },
  PR2: {
    question: 'What must be true of a space that is selected for an Operation?',
    ruling:
      'What the Operation asks of its spaces, at the moment at which this one is selected. Spaces are resolved one by one, in the player’s order. That a piece is Available, that stacking leaves room, or that anything will come of it is not asked.',
    because: 'The Operations say what to select, and separately what happens then (3.1).',
  },
  PR3: {
    question: 'Where may a Special Activity take place?',
    ruling:
      'Only where it can do something: Silence where there is Police, Restore where there is a marker, Propagandize in at least one City. Negotiate is always possible, except at 0 with an empty bag. Mass Detention asks for its City, Curfew and Troops alone; without Cells it costs the whole roll.',
    because:
      'A Special Activity is not there to do nothing (4.1), while Mass Detention names its own conditions (4.2.3).',
  },
  PR4: {
    question: 'What if an Operation has no space to select?',
    ruling:
      'It cannot be chosen; to do nothing is to Pass. The one exception is a Rob to which a Silence carried out first is sure to give a space: it then begins with that Silence. A Negotiate opens no Operation.',
    because:
      'An Operation involves spaces (3.1), and a Special Activity may come before it (4.1); but a roll can fail.',
  },
  PR5: {
    question: 'When may the Special Activity come?',
    ruling:
      'Once, at any pause: before the first space, between two, after the last, between the later steps, and within a Sabotage between the Activation and the roll. It may be left out. There is none in a Limited or a granted Operation, except by Veterans of WWII (P26).',
    because:
      'It may come before, during or after its Operation (4.1), and Terror before the roll (4.3.3).',
  },
  PR6: {
    question: 'How many spaces may an Operation have?',
    ruling:
      'Three, or one if it is Limited; two for the British with Ernest Bevin (P9, shaded). Irgun have one more by Haganah, and each side one more by paying. So Irgun can have up to five, or three in a Limited Operation.',
    because: 'The note on the Haganah Track adds these up itself (6.5.3, 3.1).',
  },
  PR7: {
    question: 'Which Operations have the space of the Haganah Track?',
    ruling:
      'All Irgun Operations, Travel too. The Track is looked at when the Operation begins, so that a shift during it takes nothing away. Palmach (P13) changes at which values it holds; it is never two spaces.',
    because:
      'The rule says any Operation (6.5.3), and in the rulebook’s example Irgun keep their fourth space though Terror has shifted the Track.',
  },
  PR8: {
    question: 'Which Operations can be widened by a payment?',
    ruling:
      'Patrol, Search and Assault by a chit; Recruit, Sabotage and Rob by an Arms Cache; Limited ones too. Not Deploy, and not Travel.',
    because:
      'The rule lists them (2.3.7); a remark in the example that says less exactly gives way.',
  },
  PR9: {
    question: 'When is the additional space paid for?',
    ruling:
      'At any moment at which a space of the Operation could be selected, once an Operation. First the chit or the Arms Cache is given; then a space must be selected, and so it is offered only where one will be left. A chit gained in the same Operation may pay.',
    because:
      'In the rulebook’s example a chit that an Assault has just brought pays for its second space (2.3.7).',
  },
  PR10: {
    question: 'What does “no British” mean for an Offensive?',
    ruling: 'Neither Troops nor Police in the space of the Arms Cache.',
    because: 'Both are British pieces (1.4), and the Japanese rulebook speaks of cubes (2.3.7).',
  },
  PR11: {
    question: 'How many spaces does an Operation have that an Event grants?',
    ruling:
      'The number that the Event names; nothing adds to it, and Ernest Bevin (P9, shaded) does not lessen it. A Limited Operation that an Event grants (P16, P22) is one in every respect, with Haganah and payments. Within the spaces chits and Arms Caches may be used, unless the Event forbids it (P6).',
    because:
      'A text is carried out as it stands (5.1.1), and Operation Agatha (P1) names one space at the very value that would give two.',
  },
  PR12: {
    question: 'How does a Pass go?',
    ruling:
      'After a box has been taken, the Event box too. The British draw one chit, if there is any. Irgun may Rob in exactly one space; without a space, or unwilling, they do nothing.',
    because: 'The rule says one space (2.3.3), though the index calls it a Limited Rob.',
  },
  PR13: {
    question: 'How does a Rob go outside the Operation?',
    ruling:
      'With the same space, roll and Activation. Weapon Factories (P32, shaded) spares it the roll as well.',
    because: 'Both places refer to Rob without any other condition (2.3.3, 6.2.1).',
  },
  PR14: {
    question: 'May an Event be taken that would do nothing?',
    ruling:
      'Yes, to keep it from the other player. The program says beforehand that nothing will happen.',
    because: 'What can be carried out must be (5.1.3); nothing asks that there be any.',
  },
  PR15: {
    question: 'Who decides what an Event leaves open?',
    ruling:
      'The player who executes it, unless the text names a Faction. An Operation or Special Activity in a text is carried out by the Faction that has it, which decides its details, also where the text names nobody (P11).',
    because:
      'Each Faction has its own menu of actions (3.0), and the rule leaves the rest to the executing one (5.1).',
  },
  PR16: {
    question: 'Must a Faction do what an Event has it do?',
    ruling:
      'Where the text does not say that it may, yes, if it can, whoever executes the card (P1, P11, P16 shaded). Which City, which Troops move and whether a chit is used stays its own choice.',
    because: 'Text that can be carried out must be (5.1.3).',
  },
  PR17: {
    question: 'What does “up to” cover?',
    ruling: 'The whole list that follows it; none is enough (P7, P12, P19, P21).',
    because: 'That is how it reads.',
  },
  PR18: {
    question: 'Who is First Eligible after a Propaganda Round?',
    ruling: 'Irgun, whatever boxes were taken on the card before.',
    because: 'The Reset Phase sets it, and the note to eligibility repeats it (6.4, 2.3.1).',
  },
  PR19: {
    question: 'Does the game end when Political Will is at 0 between two rounds?',
    ruling: 'No. Only the check of the Propaganda Round counts, and it may have risen by then.',
    because: 'Early victory belongs to that check (7.0.1, 6.1.3).',
  },
  PR20: {
    question: 'What becomes of a Curfew without British pieces?',
    ruling:
      'It goes at once, whatever has emptied the City. Troops of one Search move together, so it is looked at after all of them; in other movements group by group.',
    because:
      'A Curfew may not stand in such a space for a moment (1.10), and a Search moves all at once (3.2.3).',
  },
  PR21: {
    question: 'Where may a Curfew be placed?',
    ruling:
      'Only in a City with Troops or Police. There is a marker for each City, so that they never run out.',
    because: 'Elsewhere it would go at once (1.10).',
  },
  PR22: {
    question: 'How many Sabotage and Terror markers are there?',
    ruling:
      'Fifteen together, whichever side is up. If fewer are left than should be placed, all that are left are placed. To turn one needs none.',
    because:
      'The list of components counts fifteen (1.2), and markers must be at hand to be placed (5.1.1).',
  },
  PR23: {
    question: 'Where may these markers lie?',
    ruling:
      'Sabotage in any of the thirteen spaces, Terror in Cities only. A Terror marker that was turned counts as Sabotage for every rule.',
    because:
      'Nothing places Terror anywhere else (4.3.3), and a turned marker shows its other side (4.2.1).',
  },
  PR24: {
    question: 'When does the Haganah Track give and take pieces?',
    ruling:
      'At once, in the middle of whatever is going on. Up into 3 it gives three Cells, up into 4 two Cells and an Arms Cache; down from there it takes the same, first from Available, then from the map, and Cells last from Prison.',
    because: 'The rule says immediately, and names this order (6.5.2).',
  },
  PR25: {
    question: 'Which pieces leave the map for the Track?',
    ruling:
      'Irgun choose, one by one, in any spaces and in either state, also a Cell just Activated; the Arms Cache likewise. They may not spare Available ones.',
    because: 'The choice is theirs (6.5.2), and the example takes Cells from two Districts.',
  },
  PR26: {
    question: 'What does a shift beyond the end of the Track do?',
    ruling: 'Nothing, and nothing is gained for it.',
    because:
      'The Track has no further place, and no rule pays for a step that is not made (6.5.1).',
  },
  PR27: {
    question: 'What lies on the Track?',
    ruling:
      'That follows from its value: below 4 two Cells and an Arms Cache, below 3 three Cells more. It is not Available. There are always enough pieces for it.',
    because: 'Empty places are filled at once (6.5.2), and fifteen Cells suffice in every case.',
  },
  PR28: {
    question: 'What becomes of Cells that leave the game (P5)?',
    ruling: 'They belong to nothing any more, and every count of fifteen is that much smaller.',
    because: 'The tip of the card excludes any further use.',
  },
  PR29: {
    question: 'What if the bag holds too few Intel chits?',
    ruling:
      'As many are drawn as there are. A chit that was spent or discarded is in the bag at once, and may be drawn again in the same action.',
    because: 'Chits go back to the bag when they are used, not later (1.6.1).',
  },
  PR30: {
    question: 'Which pieces are compared for a Deploy?',
    ruling: 'Troops with Cells and Arms Caches together. Police do not count.',
    because: 'The rule names Troops, and Arms Caches are Irgun pieces (3.2.1, 1.4).',
  },
  PR31: {
    question: 'May the Police of a Deploy be declined?',
    ruling: 'No, not while one is Available. They come one by one, as the spaces are selected.',
    because: 'The text has no “may” for them (3.2.1).',
  },
  PR32: {
    question: 'Which Troops move in a Deploy?',
    ruling:
      'After all Police, any number from any spaces to one space of any kind, selected or not; none is allowed. It holds for a Limited Deploy too. There is a pause before and after.',
    because: 'So the rule, and so the rulebook’s example (3.2.1).',
  },
  PR33: {
    question: 'Where does a Patrol go, and who moves?',
    ruling:
      'To spaces with a Cell in either state. Any Police from anywhere may go there, space by space, each once in a Patrol.',
    because:
      'The rule asks for Cells only (3.2.2), and a piece does not move twice in one movement.',
  },
  PR34: {
    question: 'Where does a Patrol remove Cells, and must it?',
    ruling:
      'After all movement, in one selected space of the British choice, two with Road Mines (P23, unshaded). Where Police meet an Active Cell, one such space must be chosen; where only chits could remove, it may be.',
    because: 'The text has a “may” for the movement and none for the removal (3.2.2).',
  },
  PR35: {
    question: 'How many Cells go, and which first?',
    ruling:
      'At most one for each Police, or each two Troops. Active ones first, as many as possible; what strength is left may fall on Underground ones, for chits.',
    because: 'The note on chits counts both against the same number (3.2.2, 3.2.4).',
  },
  PR36: {
    question: 'How are chits spent on Underground Cells?',
    ruling:
      'One after the other. Each removes as many as its value, the strength and the Cells allow; the rest of its value is lost. A 0 cannot be spent so. Nobody must spend.',
    because:
      'A chit’s whole value is spent in one space, and to spend is left to the British (1.6.1).',
  },
  PR37: {
    question: 'Which spaces are Searched, and who moves?',
    ruling:
      'Any spaces, also without Cells. Troops from adjacent spaces move, other selected ones included, all at once, so that nobody moves twice and no Special Activity comes in between.',
    because: 'The movement is simultaneous, and the spaces have no other condition (3.2.3).',
  },
  PR38: {
    question: 'How many Cells does a Search Activate outside Cities?',
    ruling:
      'One for every two cubes, Police included, rounded down, as far as there are Underground ones.',
    because: 'The text counts cubes, those moved and those there before (3.2.3, 1.4).',
  },
  PR39: {
    question: 'What happens in a City?',
    ruling:
      'After all movement, City by City, one of two: a Curfew, if there is none, and a Cell for every three cubes; or any held chit, a 0 too, for a Cell each cube and no new Curfew. A Curfew that is there stays, and forbids neither. Without a chit the Curfew cannot be declined.',
    because: 'The text offers these two and no third (3.2.3).',
  },
  PR40: {
    question: 'How strong is an Assault?',
    ruling:
      'One piece for every two Troops, rounded down, in every kind of space; Police never count. All that can be removed is.',
    because:
      'The rule names Troops alone (3.2.4), and targets are affected as far as possible (3.1).',
  },
  PR41: {
    question: 'Which Cells of an Assault go to Prison?',
    ruling:
      'They go by turns, the first to Available, and begin anew in each space. With 6th Airborne (P18, shaded) all become Available.',
    because:
      'The rule describes one space (3.2.4). Of all rulings this is one of the least certain.',
  },
  PR42: {
    question: 'When do Arms Caches fall in an Assault?',
    ruling:
      'Only when no Cell is left, even Underground. Each at once raises Political Will by 1 and brings a chit; with Menachem Begin (P25, unshaded) 2 and two chits instead.',
    because:
      'The rule puts Cells first (3.2.4), and the tip of the card says that it replaces the usual gain.',
  },
  PR43: {
    question: 'Where does a Restore take place, and in which order?',
    ruling:
      'In one space of any kind with Troops, Police and no Irgun piece, also one that is not of the Deploy. Curfew and Sabotage go first; then every Terror marker turns to Sabotage and stays for now.',
    because: 'The rule asks for nothing else (4.2.1), and in the example what was turned stays.',
  },
  PR44: {
    question: 'How does a Negotiate go?',
    ruling:
      'One roll, plus 1 for each Terror marker on the map; above the value of the Track it shifts one step to the left. At 0 there is no roll, and a chit is drawn.',
    because: 'At 0 every Negotiate brings a chit (6.5.4, 4.2.2).',
  },
  PR45: {
    question: 'Who goes to Prison by a Mass Detention?',
    ruling:
      'The British choose among all Cells of the City and of its one District, in either state, as many as the roll; if there are no more, all. Arms Caches stay. With 6th Airborne (P18, shaded) they become Available.',
    because: 'The Faction that acts chooses its targets (3.1), and the text names Cells (4.2.3).',
  },
  PR46: {
    question: 'What becomes of the rest of that roll?',
    ruling: 'Political Will falls by it, but not below 0.',
    because: 'So the rule (4.2.3), and the track ends there (1.8).',
  },
  PR47: {
    question: 'Where may Irgun Recruit?',
    ruling:
      'Without Curfew: in any space with an Arms Cache in it or next to it, and in any City. Railways and British pieces are no hindrance, and an Arms Cache among British pieces counts.',
    because: 'The note names Railways, and no word excludes the rest (3.3.1).',
  },
  PR48: {
    question: 'How many Cells come by a Recruit?',
    ruling:
      'One or two near an Arms Cache, one elsewhere; none only if none is Available. Who wants none does not select the space.',
    because: 'The text lets them be fewer, but a space is selected for something (3.3.1).',
  },
  PR49: {
    question: 'Who may Travel, and how often?',
    ruling:
      'From each origin one group to each destination, the origin itself among them. A Cell travels once in an Operation, so that one which has arrived does not go on. At least one travels from each origin; those left out stay as they are.',
    because: 'The rule speaks of the Cells that move from one origin to one destination (3.3.2).',
  },
  PR50: {
    question: 'When does a group that Travels turn Active?',
    ruling:
      'On a Railway or in a City under Curfew, if the Cells of that one group and all cubes there are more than three. Otherwise all of it turns Underground. Cells that were there or come from elsewhere do not count.',
    because: 'The test is made for one origin and one destination (3.3.2).',
  },
  PR51: {
    question: 'In which order does a Sabotage go?',
    ruling:
      'A Cell turns Active; then, in any order, an Arms Cache may be expended, Terror declared, or another Special Activity used; then the roll. Police count at the roll, so that a Silence in between helps.',
    because:
      'Arms Caches and Terror come before the roll (3.3.3, 4.3.3), a Special Activity at any pause (4.1).',
  },
  PR52: {
    question: 'Which Arms Cache adds to the roll?',
    ruling:
      'One at most, from the space or a neighbour, British pieces there or not. It becomes Available. One that has paid for an Offensive cannot serve again.',
    because: 'The rule speaks of one, and asks nothing else of its space (3.3.3).',
  },
  PR53: {
    question: 'When does a Sabotage succeed?',
    ruling:
      'If the roll, less the Police there, plus 2 for an Arms Cache, is above 2: one marker. A failure leaves the Cell Active.',
    because: 'So the rule, and so the example, where a roll of 2 fails (3.3.3).',
  },
  PR54: {
    question: 'How does a Rob go?',
    ruling:
      'Above 2, with nothing added, one Arms Cache is placed, if one is Available and fewer than two are there; where none can be placed no die is rolled. Then, success or not, an Underground Cell turns Active if there is Police.',
    because:
      'Both sentences of the rule stand side by side (3.3.4), and stacking is never broken (1.4.2).',
  },
  PR55: {
    question: 'Where may Irgun Silence?',
    ruling:
      'In any space with Police and at least as many Underground Cells. One Police becomes Available, and nobody is Activated.',
    because: 'The rule names no other condition and no other effect (4.3.1).',
  },
  PR56: {
    question: 'How does a Propagandize go?',
    ruling:
      'In one or two Cities with a Curfew and a Cell. In each a Cell turns Active only if all are Underground; then Political Will falls by 1, by 2 with Menachem Begin (P25, shaded).',
    because: 'The note to the rule says so of the Active Cell (4.3.2).',
  },
  PR57: {
    question: 'How is Terror declared?',
    ruling:
      'In a City just selected for the Sabotage, before its roll; it takes the place of the Sabotage there. Above 2 it places one Terror marker; at 6 or more two, and Haganah shifts one step to the left.',
    because:
      'The rule ties it to one City of the Sabotage and to the moment before the roll (4.3.3).',
  },
  PR58: {
    question: 'What if two Terror markers cannot be placed?',
    ruling:
      'With Bevingrads (P17, unshaded), or if only one is left, one is placed. From 6 on the Track shifts all the same.',
    because: 'The card limits the markers, and says nothing of Haganah.',
  },
  PR59: {
    question: 'How is Political Will counted?',
    ruling:
      'Everything on the one position, added up, applied once, held between 0 and 20. Then victory; after the third card, with Political Will above 0, the British win. Nothing is placed first.',
    because: 'The phase asks for the net effect before the marker moves (6.1).',
  },
  PR60: {
    question: 'What counts for how much?',
    ruling:
      'Districts 1 for each Sabotage marker; a Railway 2 once; Cities 2 for each Sabotage and 3 for each Terror marker; all of these lower it. It rises by 2 if no Railway has any, and by 1 for each City without either.',
    because: 'So the two lists (6.1.1, 6.1.2).',
  },
  PR61: {
    question: 'How many Intel chits go back in the Resources Phase?',
    ruling:
      'With none held, one is drawn; otherwise half of their number, rounded down, of the British choice. A chit gained by Haganah afterwards is not halved.',
    because: 'The three steps follow one another (6.2.2, 6.2.3).',
  },
  PR62: {
    question: 'What does Haganah give in the Resources Phase?',
    ruling:
      'At 0 one chit; at 4 an Arms Cache, if Irgun want, in a District or City with a Cell, within stacking and what is Available. Palmach (P13) does not touch it.',
    because: 'The card speaks of spaces of Operations only (6.2.3).',
  },
  PR63: {
    question: 'How do the British redeploy?',
    ruling:
      'Police first: any number, any distance, each once, to Railways and to spaces that hold British pieces at that moment. Then Troops in the same way to Cities and Railways, never to Districts. All of it is voluntary.',
    because: 'So the text, and the Japanese rulebook speaks of any number (6.3.1).',
  },
  PR64: {
    question: 'How do Irgun redeploy?',
    ruling:
      'Into each City without a Curfew at that time at most one Cell, from anywhere, in the state that it has, each once; then at most one Arms Cache to another District or City with a Cell, within stacking. All of it is voluntary.',
    because:
      'To move changes no state (1.4.3), and the Japanese rulebook says one Cell for each (6.3.2).',
  },
  PR65: {
    question: 'In which order does the Reset Phase go?',
    ruling:
      'Curfews (P29); then Curfews, Sabotage and Terror leave the map; half of the Cells in Prison, rounded down, become Available; all Cells hide; Irgun are First Eligible. Held chits and Haganah stay.',
    because: 'So the list (6.4), and in the example two of five Cells come back.',
  },
  PR66: {
    question: 'How is Operation Agatha (P1) carried out?',
    ruling:
      'Unshaded: the British must Search in one City; if it then has a Curfew and three Troops, they must detain there. They may avoid that by the City, by whom they move, or by a chit. Shaded: at 4 the shift does nothing and the Sabotage is allowed all the same; one space, no Terror, and Irgun may decline.',
    because: 'The text has no “may” for the British (5.1.3), and asks only where the Track stands.',
  },
  PR67: {
    question: 'How is Exodus Affair (P2) carried out?',
    ruling:
      'Unshaded: all Cells in either state of every Coastal District with a Troop; Arms Caches stay, and nobody chooses. Shaded: 3, or 2 with Ernest Bevin (P9).',
    because: 'The text says all, and of Cells only.',
  },
  PR68: {
    question: 'How is King David Hotel (P3) carried out?',
    ruling:
      'Unshaded: the executing player chooses the marker; without one nothing happens; at Haganah 0 one may still be removed. Shaded: they choose a City with an Underground Cell; no Activation, no roll, no shift, and Bevingrads (P17) does not limit it.',
    because: 'The card in play goes before one that is in effect (5.1.2).',
  },
  PR69: {
    question: 'How is Illegal Immigration (P4) carried out?',
    ruling:
      'Without a Sabotage marker in a Coastal District, 2 more. Otherwise those markers, all Cells and all Arms Caches in Coastal Districts are added up, halved, rounded down, and cost 3 at most; Ernest Bevin (P9) takes 1 off that.',
    because: 'The tip of the card asks for the combined total.',
  },
  PR70: {
    question: 'How is Acre Prison Break (P5) carried out?',
    ruling:
      'Unshaded: none, one or two, as far as there are Cells in Prison; the executing player decides. Shaded: all of them become Available.',
    because: 'The text says up to two.',
  },
  PR71: {
    question: 'How is Montgomery (P6) carried out?',
    ruling:
      'Unshaded: the British may Search in one to three spaces, without any chit, neither for a City nor for another space. Shaded: a Cell into every City without Troops; with too few Available the executing player chooses the Cities. A Curfew does not hinder it.',
    because: 'Curfews block a Recruit, not what an Event places (1.10).',
  },
  PR72: {
    question: 'How is Lehi (P7) carried out?',
    ruling:
      'In any spaces that fit, one piece each at most; the executing player chooses where, and of which state. The Police become Available.',
    because: 'The text says up to one, and removed pieces go there (1.4.1).',
  },
  PR73: {
    question: 'How is Harry Truman (P8) carried out?',
    ruling:
      'Unshaded: 2 more; then the British may Deploy in one to three spaces, with the movement of Troops; Ernest Bevin (P9, shaded) does not lessen it. Shaded: 1 less for each Curfew, and 1 of it spared by Ernest Bevin (P9, unshaded).',
    because: 'The tips of this card and of Montgomery say so.',
  },
  PR74: {
    question: 'How is Ernest Bevin (P9) carried out?',
    ruling:
      'Unshaded: the loss by P2, P4, P8, P20 and P27 is 1 less, never a gain. Shaded: two spaces at most, which a payment still widens; Operations with a number of their own are not touched.',
    because: 'The tip names the five cards and the payment.',
  },
  PR75: {
    question: 'How is Palestine Police Force (P10) carried out?',
    ruling:
      'Unshaded: the executing player chooses how many Available Police, and which Railways. Shaded: they choose half of the Police on the map, rounded down.',
    because: 'The text names nobody else (5.1).',
  },
  PR76: {
    question: 'How is Operation Shark (P11) carried out?',
    ruling:
      'Unshaded: the British must Search in one City and then Assault it if Troops and Irgun pieces are there. Whatever came of it, the executing player then removes an Arms Cache from the City or next to it: 1 more, no chit. Those of the Assault count as usual. Shaded: Irgun may Travel from one or two Cities under Curfew.',
    because: 'The Operations belong to the British (3.2), the last sentence of the text to nobody.',
  },
  PR77: {
    question: 'How is Peter Bergson (P12) carried out?',
    ruling:
      'Unshaded: two Arms Caches, or the only one, of the executing player’s choice; Political Will stays. Shaded: up to two, in one space or two, in Districts and Cities with Cells.',
    because: 'Stacking holds for Events too (1.4.2).',
  },
  PR78: {
    question: 'How is Palmach (P13) carried out?',
    ruling:
      'Unshaded: at 4 no additional space; the pieces and the Arms Cache of the Resources Phase stay. Shaded: at 3 as at 4.',
    because: 'The text speaks of the space alone.',
  },
  PR79: {
    question: 'How is Martial Law (P14) carried out?',
    ruling:
      'Unshaded: the British may Search in one or two Cities; then they may detain, with or without a Search, in any City that meets the rule. Shaded: in any Cities under Curfew, at most one Cell each; the executing player chooses.',
    because: 'The tip asks for the usual requirements, and for nothing else.',
  },
  PR80: {
    question: 'How is Chaim Weizmann (P15) carried out?',
    ruling:
      'Unshaded: Haganah left; then the executing player may remove one Sabotage marker anywhere, not Terror. Shaded: Haganah right; then Irgun may Sabotage in one space, without Terror.',
    because: 'A granted Operation has no Special Activity (PR5).',
  },
  PR81: {
    question: 'How is Alan Cunningham (P16) carried out?',
    ruling:
      'Unshaded: none, one or two Limited Operations one after the other, of one kind or two, each with a Lead of its own; then the British may Restore in any space that meets the rule. Shaded: they must place two Cells from Prison, or the only one, into Cities of their choice, both in one if they like.',
    because: 'The tip says so of the Operations, and that one Cell may be released.',
  },
  PR82: {
    question: 'How is Bevingrads (P17) carried out?',
    ruling:
      'Unshaded: a Terror places one marker. Shaded: in a City one Cell for every four cubes, in every Search, those of Events too, unless a chit is used.',
    because: 'The text names Search without exception.',
  },
  PR83: {
    question: 'How is 6th Airborne (P18) carried out?',
    ruling:
      'Unshaded: one piece for each Troop, in granted Assaults too; Underground Cells still need chits. Shaded: Cells removed by Assault and Mass Detention, those of Events too, become Available; Patrol is not touched.',
    because: 'The text names these two, and the tip keeps the need for chits.',
  },
  PR84: {
    question: 'How is Rome Embassy Bombing (P19) carried out?',
    ruling:
      'Unshaded: none to two Cells and none or one Arms Cache, from any spaces; the executing player chooses; 1 more only for an Arms Cache. Shaded: 2 less on a roll above 2.',
    because: '“Up to” covers both kinds (PR17).',
  },
  PR85: {
    question: 'How is Indian Independence (P20) carried out?',
    ruling:
      'Unshaded: Sabotage on any of the four Railways prevents it. Shaded: 2, or 1 with Ernest Bevin (P9).',
    because: 'The text asks that none be Sabotaged.',
  },
  PR86: {
    question: 'How is United Resistance Movement (P21) carried out?',
    ruling:
      'Unshaded: Haganah left with all that it takes, then none to two Cells more from the map; the executing player chooses. Shaded: Haganah right; then Irgun may choose each Railway with an Underground Cell once, with Arms Caches as usual and without Terror.',
    because: 'The tip says that the Cells come beside those of the Track.',
  },
  PR87: {
    question: 'How is Jewish Agency (P22) carried out?',
    ruling:
      'The executing player chooses the direction; at either end only the one in which the Track can move. Then their own half: Irgun may conduct a Limited Operation, the British may draw a chit.',
    because:
      'What can be carried out must be (5.1.3), and the “or” of the text is between the two players.',
  },
  PR88: {
    question: 'How is Road Mines (P23) carried out?',
    ruling:
      'Unshaded: a Patrol may remove Cells in two selected spaces. Shaded: one roll for each destination with a Sabotage marker into which Police have moved, as soon as the movement into it is over; on 1 to 3 one of those who came becomes Available. Terror does not count.',
    because: 'The tip stresses the selected spaces, and the text names Sabotage.',
  },
  PR89: {
    question: 'How is Sergeants Affair (P24) carried out?',
    ruling: 'Markers are counted, not Cities; 3 at most either way. The card has no star.',
    because: 'So its text.',
  },
  PR90: {
    question: 'How is Menachem Begin (P25) carried out?',
    ruling:
      'Unshaded: for Assaults, granted ones too, but not for an Arms Cache that Operation Shark or Rome Embassy Bombing removes; 2 and two chits in place of one each. Shaded: Propagandize costs 2 for each City.',
    because:
      'The tip says that it replaces. The card writes Propaganda and must mean Propagandize: so the example.',
  },
  PR91: {
    question: 'How is Veterans of WWII (P26) carried out?',
    ruling:
      'The executing player acts, and may decline: Irgun Sabotage in one to three spaces with any one Special Activity, the British Assault in one to three with Mass Detention; at any pause. There is no additional space.',
    because: 'The tip names which Special Activities are possible.',
  },
  PR92: {
    question: 'How is American Loans (P27) carried out?',
    ruling:
      'Unshaded: the British may conduct one Operation of any kind in one to four spaces, without a Special Activity. Shaded: 1 less, 0 with Ernest Bevin (P9); and on the next Event card, also if a Propaganda Round lies between, the British take any free box, the Event box too, and Pass without a chit.',
    because: 'A Pass belongs to an Event card (2.3.3), and the round is an interruption.',
  },
  PR93: {
    question: 'How is CID (P28) carried out?',
    ruling:
      'Unshaded: the spaces with Police and Cells are counted, then so many chits drawn. Shaded: Irgun may Sabotage in one space with Police, which count as usual, without Terror; on success the marker and all Police there.',
    because: 'The tip ties the Police to the success of the roll.',
  },
  PR94: {
    question: 'How is Curfews (P29) carried out?',
    ruling:
      'The text of the card: from and in each City under Curfew, before the Curfews go. Unshaded: one Cell each, where there is one. Shaded: Irgun choose none or one for each, from Available, before Prison lets any out.',
    because:
      'A text is carried out as it stands (5.1). The tip lets the Cells stand anywhere, and seems to belong to an earlier version. Of all rulings this is the least certain.',
  },
  PR95: {
    question: 'How is Roy Farran (P30) carried out?',
    ruling:
      'Unshaded: none to three spaces with Police and a Cell, one Cell each, in either state. Shaded: two Police on the map, or the only one; Political Will falls even if there is none. The executing player chooses.',
    because: 'What can be carried out must be (5.1.3).',
  },
  PR96: {
    question: 'How is Dov Gruner (P31) carried out?',
    ruling:
      'Unshaded: the executing player chooses a Cell in either state that stands with a Troop. Shaded: none to three, one by one, in Districts and Cities, several in one space allowed.',
    because: 'The text gives the total only.',
  },
  PR97: {
    question: 'How is Weapon Factories (P32) carried out?',
    ruling:
      'Unshaded: the face 1, whatever is added or taken away, in any Sabotage or Terror, by Events too: the Cell just Activated becomes Available. A marker that an Arms Cache has won is placed all the same. Shaded: no die in any Rob.',
    because: 'The text speaks of the roll, not of its result.',
  },
  PR98: {
    question: 'How do the three Propaganda cards (P33, P34, P35) differ?',
    ruling: 'They are alike; whichever of those not yet played comes next.',
    because: 'They have one text for all three.',
  },
} satisfies Record<`PR${number}`, Ruling>

export type RulingId = keyof typeof rulings

/** What the rulebook leaves open, settled, in order. */
export const RULINGS: Readonly<Record<RulingId, Ruling>> = rulings
