import type { CardId } from '../../rules/index'
import { inRow } from '../../../../language/english'

/** What can be read about a card beside what it says. */
interface CardNotes {
  readonly background: string
  /** Where to read more, as the rulebook names it. */
  readonly source: string
  /** Only where players go wrong. */
  readonly tips?: string
}

const hoffman = (...chapters: readonly (number | 'Epilogue')[]): string =>
  `Bruce Hoffman, Anonymous Soldiers (2015): ${inRow(
    chapters.map((chapter) => (typeof chapter === 'number' ? `chapter ${chapter}` : chapter)),
  )}`

const PROPAGANDA: CardNotes = {
  background:
    'In September 1947 the British government announced that it would leave Palestine by August of the next year; later it set an earlier day, in May. Fighting between Arabs and Jews grew from that autumn on, and by the spring there was civil war, with violence against people for what they were. The British now cared mainly for the safe departure of their own. The game ends before that war begins, and settles nothing that came of it.',
  source: hoffman(19),
  tips: 'All three Propaganda cards are alike (PR98). The count comes before everything else in the round.',
}

/** Of every card: they are loaded with the card browser, because the table does without. */
export const CARD_NOTES: Readonly<Record<CardId, CardNotes>> = {
  P1: {
    background:
      'Some 10,000 soldiers and 7,000 policemen took part in the operation that is remembered as Black Sabbath. The three big towns were put under curfew, and whoever was thought to belong to the Jewish armed movements was to be found and arrested. It struck mostly the Jewish Agency and the Haganah; Irgun and Lehi were smaller and better hidden. Many weapons were seized, but moderate people had been arrested and were angry, and soon afterwards the King David Hotel was bombed.',
    source: hoffman(13),
    tips: 'The British may choose a City where too few Troops can come for a Mass Detention, or discard a chit in place of the Curfew. A Sabotage by the shaded side cannot be Terror.',
  },
  P2: {
    background:
      'The Exodus carried several thousand Jewish refugees toward Palestine in July 1947. The Royal Navy boarded it by force at sea. Others who came like this were held in camps on Cyprus; for these passengers Bevin ordered the way back to Germany. The case did great harm to Britain’s name, and some historians count it, with the deaths of the two sergeants, among the things that made Britain give up.',
    source: hoffman(19),
    tips: 'Arms Caches stay. Jerusalem District is the only one that is not Coastal. With Ernest Bevin (P9, unshaded) the loss is 2.',
  },
  P3: {
    background:
      'The bomb that Irgun set off in the King David Hotel killed ninety-one people and injured many others. It was the deadliest of the group’s attacks, and both the British and the Haganah condemned it. Two questions are still in dispute: whether people in the building had been warned, and how much of the plan the allies in the United Resistance Movement had approved. The British reply was Operation Shark.',
    source: hoffman(14),
    tips: 'The unshaded side does nothing without Terror on the map. Bevingrads (P17) does not limit the two markers of the shaded side.',
  },
  P4: {
    background:
      'The White Paper of 1939 had restricted Jewish immigration, and the Labour government would not change that after the war, although great numbers of Jewish refugees were waiting in Europe. Haganah brought people in against the law, and when its alliance with Irgun had ended this became nearly all that it did. The Jewish Agency meanwhile negotiated about it, and did not think that war with Britain was needed.',
    source: hoffman(11, 14),
    tips: 'Without a Sabotage marker on the coast Political Will rises, however many Cells there are. Markers and pieces are added before they are halved.',
  },
  P5: {
    background:
      'The prison with the highest security in the country lay in the old fortress of Acre, where many who had been arrested in the searches were held. After the hanging of Dov Gruner, Irgun broke in and got forty-one members of Irgun and Lehi out. Several of these were caught or killed on the way. Other prisoners were sent as far as Eritrea, from which nobody could be freed in that way.',
    source: hoffman(17),
    tips: 'Cells that leave the game never come back, and make every later count of Cells that much smaller (PR28).',
  },
  P6: {
    background:
      'Field Marshal Montgomery, who stood at the head of the whole army, had served in Palestine during the Arab Revolt, when the enemy was in the villages and repression was harsh. He asked for the same against the Jewish armed groups. General Cunningham wanted something else: to go after those groups alone, and to win the Haganah’s help against Irgun.',
    source: hoffman(15),
    tips: 'The number of spaces is the card’s own: Ernest Bevin (P9, shaded) does not lessen it, and nothing adds to it (PR11).',
  },
  P7: {
    background:
      'Of the three armed movements Lehi, which was also known as the Stern Gang, had the fewest members. It lived by assassination and bombs; Lord Moyne, whom it killed before the time of this game, was its best-known victim. It joined the United Resistance Movement, and worked with Irgun on several occasions. By itself it was never strong enough to endanger British rule.',
    source: hoffman(6, 11),
    tips: 'Each side reaches every space that fits, one piece each, and the executing player may leave some out.',
  },
  P8: {
    background:
      'President Truman urged Britain to give 100,000 more certificates to Jewish refugees, and criticized the measures with which it ruled Palestine. Britain needed loans from America, the more so since deliveries under lend-lease had been stopped without warning, and could not ignore him. Many Americans sympathized with Irgun, which probably influenced the President as well.',
    source: hoffman(11),
    tips: 'The loss of the shaded side is lessened by Ernest Bevin (P9, unshaded).',
  },
  P9: {
    background:
      'Ernest Bevin was Foreign Secretary in Attlee’s Labour government and had much to say on Palestine, one of its first troubles. He would not admit more Jewish immigrants, which was one reason why the Haganah entered an alliance with Irgun. He also wished Britain to remain a great power, with a part in how the world was ordered after the war. It had not the means for it.',
    source: hoffman(11),
    tips: 'What is never lessened: losses by other Events, by Propagandize, by Mass Detention, and in the Propaganda Round.',
  },
  P10: {
    background:
      'The Palestine Police had too few people, and the more it recruited, the less suited they often were. Unlike in other colonies, hardly any were found among the inhabitants. Much of the force came to resemble an army, above all the mobile units in their armoured cars. These protected their crews from mines, and kept them from hearing anything from the people outside.',
    source: hoffman(16),
    tips: 'For the shaded side all Police on the map are counted, and an odd one stays.',
  },
  P11: {
    background:
      'After the bombing of the King David Hotel more than 20,000 soldiers closed off Tel Aviv and searched it, and close to 100,000 of its people were inspected one by one. Arms were found, and important members of Lehi. But too little was known about Irgun, and Menachem Begin, who was in the city, stayed undiscovered.',
    source: hoffman(14),
    tips: 'Arms Caches removed by the Assault bring Political Will and a chit as usual. The one that the card itself removes brings only Political Will.',
  },
  P12: {
    background:
      'Most of the help that Irgun had from abroad came from the United States. Much of it was collected by Hillel Kook, who used the name Peter Bergson, often at public events. The committees there also pressed Britain to tell what had become of the prisoners in Eritrea. Britain complained to the State Department about the collections, and little came of it.',
    source: hoffman(15, 'Epilogue'),
    tips: 'No Railway can take an Arms Cache, and no space a third.',
  },
  P13: {
    background:
      'The Palmach, some five thousand people, was the best that the Haganah had. While the alliance lasted its units sabotaged beside Irgun, and several hundred of its fighters were even lent to it. When the Haganah was working with the British instead, some of them left for Irgun, which was doing more. In the end the Jewish Agency spared its forces for the conflict with the Arabs that it expected once the British were gone.',
    source: hoffman(12),
    tips: 'Only the additional space is touched. The pieces under 4 and 3, and the Arms Cache of the Resources Phase, stay as they were.',
  },
  P14: {
    background:
      'After each grave attack the government threatened martial law, and in March 1947 it was declared over several areas. Trade and traffic stood still there, few offices worked, and streets were cordoned off and searched. It was meant to hamper Irgun, and to make people name its members. What it did was to anger those who had to live under it, and to turn more of them toward Irgun.',
    source: hoffman(17),
    tips: 'The Mass Detention needs its usual conditions, but no Search: any City under Curfew with three Troops will do.',
  },
  P15: {
    background:
      'Chaim Weizmann, one of the foremost Zionists, wanted to negotiate with the British and not to fight them. When Operation Agatha was ending he met General Cunningham, and afterwards brought the Haganah to give up its work with Irgun. Some of its members thought him wrong, and went on with those who attacked.',
    source: hoffman(13),
    tips: 'The unshaded side removes a Sabotage marker, not a Terror marker. The Sabotage of the shaded side cannot be Terror.',
  },
  P16: {
    background:
      'General Sir Alan Cunningham led the British campaign. He counted on talks with the Jewish Agency, whose people had helped against Irgun during the World War, and warned against measures that punished everybody. Montgomery, above him, wanted more force and another man in his place. When martial law achieved little, Cunningham was proved right.',
    source: hoffman(12),
    tips: 'Each Limited Operation may have an Intelligence Lead of its own, and both may use the same pieces.',
  },
  P17: {
    background:
      'Kidnappings and bombs drove the British into fortified quarters of the big towns, for which the inhabitants found the name Bevingrads. There they were safer, and learned even less about Irgun. Those who had no duty that kept them in the country were gathered there and then sent away, in Operation Polly.',
    source: hoffman(14, 16),
    tips: 'On 6 or more a Terror still shifts Haganah, though only one marker is placed. King David Hotel (P3) is not limited.',
  },
  P18: {
    background:
      'Of the more than 100,000 British soldiers in Palestine, those of the 6th Airborne Division were sent on many of the largest operations, the search of Tel Aviv among them. They had fought in several of the great battles of the World War. The step from there to a war without a front, among inhabitants, was a hard one for them to make.',
    source: hoffman(11),
    tips: 'The unshaded side removes no Underground Cell without a chit. The shaded side does not touch a Patrol.',
  },
  P19: {
    background:
      'Irgun also tried to fight Britain in Europe, with volunteers there. Its largest attack was on the British embassy in Rome, a symbol, and an office that worked against immigration to Palestine. The bombs went off in the small hours, when few people were about: much of the house was destroyed, one person who was near was injured, nobody died. The wave of attacks that London feared afterwards did not come.',
    source: hoffman(15),
    tips: 'The pieces of the unshaded side may come from different spaces, and either kind may be left out.',
  },
  P20: {
    background:
      'Those who wanted to keep Palestine argued that Britain needed it as a base in the Middle East, and that other states in the region would resent concessions to the Jewish movements. Then India became independent. Other colonies could ask why they should wait, and with India gone the base was worth less.',
    source: hoffman(11),
    tips: 'One Sabotage marker on any of the four Railways is enough to prevent the unshaded side.',
  },
  P21: {
    background:
      'For a time Haganah, Irgun and Lehi acted together in a loose alliance. It began with attacks on railways all over the country on 31 October 1945. The Haganah, which was far larger than the others, kept mostly to sabotage, and supported Irgun with money and with fighters of the Palmach. Operation Agatha and the bomb in the King David Hotel ended the alliance; Irgun then got its money more and more by robbing banks.',
    source: hoffman(11),
    tips: 'All four Railways may be chosen by the shaded side. Arms Caches can be expended for the rolls, but there is no Terror.',
  },
  P22: {
    background:
      'The Jewish Agency, and the Haganah with it, changed sides more than once. In the World War they helped Britain against Irgun, which was called the Saison; until August 1946 they were Irgun’s allies; later they condemned its worst attacks or prevented others, and helped to look for the two sergeants. Leaders such as Ben-Gurion feared to lose the Haganah to another wave of arrests. They wanted it whole for what would follow Britain’s departure.',
    source: hoffman(11, 17),
    tips: 'At an end of the Track only the other direction can be chosen (PR87).',
  },
  P23: {
    background:
      'Mines beside the road, made by hand, let Irgun attack convoys and wear the British down without meeting them in a fight. The mobile police, who watched over railways and main roads, mostly used armoured cars, which could better withstand them.',
    source: hoffman(16),
    tips: 'The unshaded side speaks of selected spaces: a Limited Patrol has only one, unless a chit pays for another.',
  },
  P24: {
    background:
      'Irgun had threatened to answer the hanging of its captured members in kind. It abducted two British sergeants, Clifford Martin and Mervyn Paice; a great search, for which the Jewish Agency sent more than a thousand members of the Haganah, did not find them. Irgun hanged both after a trial of its own making, and mined the ground below their bodies; an officer who came to take them down was injured. Many people in Britain now wanted to leave Palestine.',
    source: hoffman(19),
    tips: 'It is markers that count, not Cities. The card has no star, so that Ernest Bevin (P9) does not lessen the loss.',
  },
  P25: {
    background:
      'Menachem Begin had been in Irgun since 1942 and led it from 1944. He aimed at Britain’s prestige rather than at its army. A branch of Irgun did nothing but propaganda, in Palestine and abroad, and used above all what the British did in reprisal or by force to win sympathy for Irgun, and to make staying harder for Britain.',
    source: hoffman(15, 'Epilogue'),
    tips: 'The unshaded side is for an Assault only, and replaces its usual gain. An Arms Cache that Operation Shark (P11) or Rome Embassy Bombing (P19) removes is not touched.',
  },
  P26: {
    background:
      'On both sides there were people who had fought in the World War. The 6th Airborne Division had been part of the landing in Normandy and of the battle at Arnhem. Irgun was joined by Jewish refugees who had been partisans in Europe, some of them survivors of the rising in the Warsaw ghetto.',
    source: hoffman(13),
    tips: 'Only the player who takes the card acts. The number of spaces is one to three, with nothing to add.',
  },
  P27: {
    background:
      'At the end of the war the United States stopped lend-lease, and Britain was near ruin; the economist John Maynard Keynes spoke of a financial Dunkirk. Yet it still had forces and duties all over the world, and many asked what these were worth. The loans for which it turned to Washington gave America more of a say, on Palestine too.',
    source: hoffman(11, 16),
    tips: 'The forced Pass holds on the next Event card, also if a Propaganda Round lies between. The box that the British take still decides who acts first afterwards.',
  },
  P28: {
    background:
      'The Criminal Investigation Department was to find out about the armed groups, and was short of people, above all of officers who knew Hebrew. Irgun tried to make it blinder still. Its bomb in the department’s headquarters in Jerusalem was one of the boldest of these attacks.',
    source: hoffman(16),
    tips: 'The spaces are counted before the first chit is drawn. The Sabotage of the shaded side rolls as usual, with the Police there against it.',
  },
  P29: {
    background:
      'Large searches such as Agatha and Shark, and martial law, came with curfews. They upset the whole life of a town. Many officials meant them to: people were to be pressed until they told what they knew of Irgun. Others doubted that Irgun was hindered at all, and saw that anger brought it new members.',
    source: hoffman(12, 13, 14),
    tips: 'The rulebook’s tip and the text of the card differ here; this program keeps to the text (PR94): the Cells are removed from, or placed in, the Cities under Curfew themselves.',
  },
  P30: {
    background:
      'Roy Farran, who had been in the SAS during the war, led undercover squads against Irgun, and hardly anybody supervised them. His squad killed Alexander Rubowitz, a teenager connected with Lehi. A hat lost near the place bore Farran’s name. He fled to Syria while the case was looked into, was acquitted in the end, and his squad was disbanded.',
    source: hoffman(17),
    tips: 'The shaded side lowers Political Will even where there is no Police to remove.',
  },
  P31: {
    background:
      'The government tried and hanged Dov Gruner to show that it would carry out sentences of death. Irgun threatened reprisals and kidnapped an official and a businessman, who were both set free again. Gruner came to stand for Jewish resistance. Threats of the gallows went to and fro, and in the end Irgun hanged two British sergeants.',
    source: hoffman(16),
    tips: 'The unshaded side may take any Cell in a space with Troops, Underground too.',
  },
  P32: {
    background:
      'Irgun was always short of arms. It had about fifty firearms when its revolt began, and few explosives. Workshops of its own therefore made substitutes, most of all the mines that were laid for convoys on the roads.',
    source: hoffman(7, 17),
    tips: 'A 1 is the face of the die, whatever is added or taken away. A marker won by an Arms Cache is placed all the same.',
  },
  P33: PROPAGANDA,
  P34: PROPAGANDA,
  P35: PROPAGANDA,
}
