import type { PaperText } from '../../../../ui/screen/cover'

/** The note on the subject. */
export const SUBJECT: PaperText = {
  title: 'On the subject',
  paragraphs: [
    'In April 1936 the Arabs of Palestine began a general strike against British rule. They demanded a government of their own, and an end to the Jewish immigration and the land sales that the Mandate allowed. The strike lasted half a year, and armed bands fought beside it. In 1937 a royal commission proposed to divide the country, and the revolt broke out again. For some months in 1938 the government lost control of much of the countryside and of several towns. By the autumn of 1939 the revolt had been put down.',
    'Counts of the dead are estimates, and they differ. Of 1936 the government counted 314: 187 Muslims, 10 Christians and 80 Jews as civilians, 21 of the forces, and 16 of police and frontier force; the Jewish Telegraphic Agency counted 88 Jews. Of the whole revolt about 5,000 Arab dead and 15,000 wounded are the common estimate. Other figures circulate whose source we did not find, and they are not repeated here.',
    'Much of what the government did was collective punishment: it fell on people because of where they lived, not because of anything they had done. Whole villages were fined. Houses were blown up, and in June 1936 a large part of the old town of Jaffa. Stores of food were spoiled in searches. Hostages were made to ride in front of trains and convoys that might meet a mine. At al-Bassa in 1938 and at Halhul in 1939 villagers died at the hands of soldiers. Emergency laws allowed many of these measures. That made them legal, and nothing more.',
    'The revolt had victims of its own making as well. Jewish civilians were attacked and killed. Rebel bands levied money and food from villages, and killed Arabs who opposed them or whom they called traitors. And attacks by the Irgun, which was no part of the revolt, killed Arabs.',
    'A game can show how such a war works on those who conduct it. Punishment clears a District today and fills it tomorrow. A divided leadership pays for its divisions. The side with more soldiers can lose the will to use them. The rules say so in numbers, and you will feel the pull to use every means that they offer.',
    'What it cannot show is the larger part. Most people in the country carried no arms, and no piece on the board stands for them. The Jewish community appears only at the margin, among the Irregulars, who also stand for Arab bands on the British side. A chit named Demolish removes a marker; it does not tell whose house it was. The names are as hard as the things that they stand for. To play a side is not to approve of it.',
    'The backgrounds on the cards are short, and written for players. Each sentence in them names the works that carry it, and “History and sources” tells what each work supports. The books below say more, and do not agree with one another.',
  ],
  list: {
    title: 'To read on',
    lines: [
      'Matthew Hughes, Britain’s Pacification of Palestine (2019)',
      'Matthew Kraig Kelly, The Crime of Nationalism (2017)',
      'Oren Kessler, Palestine 1936 (2023)',
      'Ted Swedenburg, Memories of Revolt (1995)',
      'Rashid Khalidi, The Iron Cage (2006)',
      'Hillel Cohen, Army of Shadows (2008)',
      'Tom Segev, One Palestine, Complete (2000)',
    ],
  },
}

/** The note on the game, its rights and this program. */
export const ABOUT: PaperText = {
  title: 'About and rights',
  paragraphs: [
    'Arab Revolt is a board game designed by Stephen Rangazas. It is part of Enemy of My Enemy, the expansion of The British Way, published by GMT Games. The design and the names are theirs. If you like the game, please buy it.',
    'This is an independent implementation that needs nothing of theirs: the words, the map and the pieces are its own. Where the rulebook leaves a point open, a ruling settles it and says why.',
    'Nothing leaves your machine unless you send it yourself: there is no account, and no server keeps anything.',
    'The program is free under the MIT licence. The coast and the outer borders come from Natural Earth, which is in the public domain. The lettering is EB Garamond and Source Sans 3, both under the Open Font License.',
  ],
}
