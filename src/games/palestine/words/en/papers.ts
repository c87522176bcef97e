import type { PaperText } from '../../../../ui/screen/cover'

/** The note on the subject. */
export const SUBJECT: PaperText = {
  title: 'On the subject',
  paragraphs: [
    'When the war in Europe was over, Britain still ruled Palestine, and still restricted the Jewish immigration that it had cut down in 1939. Large numbers of Jewish refugees were waiting in Europe. Three Jewish armed organizations opposed British rule: the Haganah, which obeyed the Jewish Agency and was much the largest; Irgun; and the small Lehi. For some months they acted together. In September 1947 the British government announced that it would go. The game covers the two years between.',
    'Irgun and Lehi used bombs against people. The one in the King David Hotel in Jerusalem killed ninety-one, and injured many more. Lehi had assassinated Lord Moyne before. In July 1947 Irgun hanged two sergeants, Clifford Martin and Mervyn Paice, whom it had kidnapped, and laid a mine under their bodies. The Haganah mostly attacked railways and buildings rather than people, and condemned such acts; it also took part in the alliance that made some of them possible.',
    'The government closed whole towns for days, searched them house by house, and inspected people by the ten thousand. It arrested moderates along with fighters, held prisoners as far away as Eritrea, and hanged captured fighters, Dov Gruner among them. Squads in plain clothes had little supervision: one of them killed Alexander Rubowitz, who was a teenager. Refugees who had been caught at sea were interned in camps on Cyprus, and those of the Exodus were sent back to Germany. Curfews and martial law took from people their work and their freedom because of where they lived.',
    'Which means did what is disputed to this day. Some British officers held that only harsh measures could help; others that these brought new members to the armed groups, and no information. Whether a warning was given at the King David Hotel, and who had agreed to the plan, is disputed as well. The notes on the cards say so where it matters.',
    'A game can show how such a conflict works on those who conduct it. A curfew keeps a city quiet and becomes an argument against those who impose it. An attack can force a government’s hand and cost the attackers their friends. The rules say so in numbers, and you will feel the pull to use every means that they offer. Terror is a marker here, and Silence is the name of an action by which a policeman is killed. The names are as hard as the things that they stand for. To play a side is not to approve of it.',
    'What it cannot show is the larger part. The Arabs of Palestine, most of the country’s people, have no piece and no card of their own, and neither have their parties. The refugees appear on two cards, as a loss or gain for somebody else. What London, Washington and the Jewish Agency negotiated is outside, and so is the war between Jews and Arabs in the country from November 1947 on, in which many more people died or lost their homes. Nobody is asked here to play the part of a victim; the notes are there so that the victims are not left out.',
  ],
  list: {
    title: 'To read on',
    lines: [
      'Bruce Hoffman, Anonymous Soldiers: The Struggle for Israel, 1917–1947 (2015)',
      'David Charters, The British Army and Jewish Insurgency in Palestine, 1945–1947',
      'J. Bowyer Bell, Terror Out of Zion',
      'A Survey of Palestine (1946), the government’s own account',
      'Gudrun Krämer, A History of Palestine',
      'Walid Khalidi (ed.), From Haven to Conquest (1971)',
      'Rashid Khalidi, The Iron Cage (2006)',
      'Tom Segev, One Palestine, Complete (2000)',
    ],
  },
}

/** The note on the game, its rights and this program. */
export const ABOUT: PaperText = {
  title: 'About and rights',
  paragraphs: [
    'Palestine is a board game designed by Stephen Rangazas, one of the four in The British Way, published by GMT Games. The design and the names are theirs. If you like the game, please buy it.',
    'This is an independent implementation that needs nothing of theirs: the words, the map and the pieces are its own. Where the rulebook leaves a point open, a ruling settles it and says why.',
    'Nothing leaves your machine unless you send it yourself: there is no account, and no server keeps anything.',
    'The program is free under the MIT licence. The coast and the outer borders come from Natural Earth, which is in the public domain. The lettering is EB Garamond and Source Sans 3, both under the Open Font License.',
  ],
}
