import type { Work } from '../../../lessons/lesson'

/** The works that backgrounds and lessons cite, and what each supports. */
export const WORKS = {
  banality: {
    id: 'banality',
    work: 'Hughes, “The Banality of Brutality”, English Historical Review 124 (2009)',
    supports:
      'repression, village searches; the Old City of Jerusalem lost for about five days in October 1938',
  },
  affair: {
    id: 'affair',
    work: 'Hughes, “A Very British Affair?”, J. of the Society for Army Historical Research',
    supports: 'the law of repression; al-Bassa and Halhul; the silence of the press',
  },
  pacification: {
    id: 'pacification',
    work: 'Hughes, Britain’s Pacification of Palestine (2019)',
    supports: 'rule by emergency law, fines, curfews, demolitions',
  },
  committees: {
    id: 'committees',
    work: 'Anderson, Journal of Palestine Studies 47:1 (2017)',
    supports: 'committees, rebel courts, rule from below',
  },
  checkpoints: {
    id: 'checkpoints',
    work: 'Anderson, Jerusalem Quarterly 79',
    supports: 'checkpoints and everyday life',
  },
  trains: {
    id: 'trains',
    work: 'Anderson, Comparative Studies in Society and History 63:3 (2021)',
    supports: 'hostages on trains and roads; Nablus, 24 September 1936',
  },
  crime: {
    id: 'crime',
    work: 'Kelly, The Crime of Nationalism (2017)',
    supports: 'the revolt framed as crime; that repression came first',
  },
  memories: {
    id: 'memories',
    work: 'Swedenburg, Memories of Revolt (2003)',
    supports: 'memory, which is not a record of events',
  },
  shadows: {
    id: 'shadows',
    work: 'Cohen, Army of Shadows (2008)',
    supports: 'collaboration; to be read with its critics',
  },
  justice: {
    id: 'justice',
    work: 'Winder, Radical History Review 137 (2020)',
    supports: 'the justice of the rebels',
  },
  exiled: {
    id: 'exiled',
    work: 'Exiled from Jerusalem: the diaries of al-Khalidi (2020)',
    supports: 'the leaders exiled to the Seychelles',
  },
  committee: {
    id: 'committee',
    work: 'Anglo-American Committee of Inquiry (1946), Appendix V',
    supports: 'the emergency regulations and collective fines',
  },
  hansard: {
    id: 'hansard',
    work: 'Hansard, House of Commons, 24 June 1936',
    supports: 'what the government told Parliament of the demolitions at Jaffa',
  },
  rulebook: {
    id: 'rulebook',
    work: 'Rangazas, Arab Revolt, rulebook: the backgrounds of the cards (GMT Games)',
    supports:
      'what the designer holds each card to be about; a reading, to be checked like any other',
  },
  galilee: {
    id: 'galilee',
    work: 'Hughes, “Terror in Galilee”, J. of Imperial and Commonwealth History (2015)',
    supports: 'British and Jewish collaboration; the Special Night Squads of 1938 and 1939',
  },
  anglim: {
    id: 'anglim',
    work: 'Anglim, “Orde Wingate and the Special Night Squads”',
    supports: 'how the squads were formed and used; holds them to have been effective',
  },
  sanagan: {
    id: 'sanagan',
    work: 'Sanagan, Lightning through the Clouds: ʿIzz al-Din al-Qassam',
    supports: 'al-Qassam, and the hunt for him after a policeman was killed in November 1935',
  },
  'air-history': {
    id: 'air-history',
    work: 'Air Historical Branch, The RAF, Small Wars and Insurgencies in the Middle East, 1919–1939',
    supports: 'air control between the wars, told by the air force itself',
  },
  omissi: {
    id: 'omissi',
    work: 'Omissi, Air Power and Colonial Control (1990)',
    supports: 'air policing, and how those who were policed answered it',
  },
  mandates: {
    id: 'mandates',
    work: 'Permanent Mandates Commission, minutes of the 32nd session, Geneva, July and August 1937',
    supports: 'a whole session on Palestine, before the body to which Britain answered',
  },
  casualties: {
    id: 'casualties',
    work: 'Hansard, House of Commons, 29 October 1936: casualties',
    supports: 'the official count of those killed and wounded in 1936',
  },
  'hansard-1935': {
    id: 'hansard-1935',
    work: 'Hansard, House of Commons, 24 October 1935: Italian propaganda',
    supports: 'broadcasts in Arabic from Bari, and that the government knew of them',
  },
  'hansard-june-1938': {
    id: 'hansard-june-1938',
    work: 'Hansard, House of Commons, 1 June 1938',
    supports:
      'villages in the north occupied by troops and police; a fence of barbed wire being built',
  },
  'hansard-july-1938': {
    id: 'hansard-july-1938',
    work: 'Hansard, House of Commons, 27 July 1938',
    supports: 'the bomb and the riots at Haifa on 25 July 1938, and whom they killed',
  },
  'hansard-october-1938': {
    id: 'hansard-october-1938',
    work: 'Hansard, House of Commons, 5 October 1938',
    supports: 'the raid on Tiberias and whom it killed; what forces were in the town',
  },
  'hansard-november-1938': {
    id: 'hansard-november-1938',
    work: 'Hansard, House of Commons, 1 November 1938',
    supports:
      'the reinforced garrison; military commanders given the powers of civil officials; three months of casualties',
  },
  'hansard-1939': {
    id: 'hansard-1939',
    work: 'Hansard, written answers, 21 June 1939',
    supports: 'the bomb in the market of Haifa on 19 June 1939',
  },
  'hansard-1945': {
    id: 'hansard-1945',
    work: 'Hansard, written answers, 31 January 1945',
    supports: 'the measures that followed the death of Andrews in 1937',
  },
  peel: {
    id: 'peel',
    work: 'Palestine Royal Commission (Peel), Report, Cmd. 5479 (1937)',
    supports: 'its inquiry into the revolt, and its plan of partition',
  },
  statements: {
    id: 'statements',
    work: 'Statements of policy, Cmd. 5513, 5634 and 5893',
    supports: 'partition, and its reversal',
  },
  'white-paper': {
    id: 'white-paper',
    work: 'White Paper, Cmd. 6019 (1939)',
    supports: 'the policy of May 1939; 75,000 Jewish immigrants in five years',
  },
  survey: {
    id: 'survey',
    work: 'A Survey of Palestine I (1946), 36 and 52',
    supports: 'the official chronology',
  },
  post: {
    id: 'post',
    work: 'Palestine Post, 31 May 1938',
    supports: 'the fence on the northern frontier, its length and cost',
  },
  'jta-fence': {
    id: 'jta-fence',
    work: 'Jewish Telegraphic Agency, 21 July 1938',
    supports: 'attacks on the fence',
  },
  'jta-hostages': {
    id: 'jta-hostages',
    work: 'Jewish Telegraphic Agency, early September 1936: 145 days of disorders',
    supports:
      'notables made to ride before army lorries on mined roads; al-Qawuqji reported in command',
  },
  'jta-april': {
    id: 'jta-april',
    work: 'Jewish Telegraphic Agency, 23 April 1936',
    supports: 'the first four days, their dead, and the strike as it spread',
  },
  'jta-count': {
    id: 'jta-count',
    work: 'Jewish Telegraphic Agency, its own count of Jewish dead in 1936',
    supports: '88 Jews killed in 1936',
  },
  'jta-martial-law': {
    id: 'jta-martial-law',
    work: 'Jewish Telegraphic Agency, 27 August 1936',
    supports:
      'the High Commissioner’s threat of martial law, and mediation from Iraq and Transjordan',
  },
  'jta-planes': {
    id: 'jta-planes',
    work: 'Jewish Telegraphic Agency, 6 and 11 September 1936',
    supports:
      'three aircraft brought down between Nablus and Tulkarm, and houses demolished there; aircraft in a clash near Rosh Pina',
  },
  'jta-dill': {
    id: 'jta-dill',
    work: 'Jewish Telegraphic Agency, 23 September 1936',
    supports: 'the arrival of General Dill’s reinforcements',
  },
  'jta-strike': {
    id: 'jta-strike',
    work: 'Jewish Telegraphic Agency, 11 October 1936',
    supports: 'the end of the strike, and the appeal of Arab rulers that was expected',
  },
  'jta-women': {
    id: 'jta-women',
    work: 'Jewish Telegraphic Agency, 29 October 1936',
    supports: 'Arab women collecting money for wounded rebels',
  },
  'jta-bari': {
    id: 'jta-bari',
    work: 'Jewish Telegraphic Agency, 19 January 1938',
    supports: 'what was broadcast in Arabic from Bari, as the agency translated it',
  },
  'jta-haifa': {
    id: 'jta-haifa',
    work: 'Jewish Telegraphic Agency, 25 April, 11 July and late July 1938: Haifa',
    supports:
      'a strike in Haifa in April; the bombs in its market in July, and the riots after them',
  },
  'jta-restraint': {
    id: 'jta-restraint',
    work: 'Jewish Telegraphic Agency, 8 and 11 July 1938',
    supports: 'the Jewish National Council against acts of revenge; a Revisionist leader arrested',
  },
  'jta-bands': {
    id: 'jta-bands',
    work: 'Jewish Telegraphic Agency, 18 August 1938',
    supports:
      'bands and their leaders, from the triangle and from Syria; a village head who opposed the Mufti shot',
  },
  star: {
    id: 'star',
    work: 'Auckland Star, 2 October 1937',
    supports:
      'the Arab Higher Committee outlawed, the Mufti dismissed, news censored, deportations prepared',
  },
  kessler: {
    id: 'kessler',
    work: 'Kessler, Palestine 1936',
    supports: 'the story of the revolt as a whole',
  },
  segev: {
    id: 'segev',
    work: 'Segev, One Palestine, Complete, 415–443',
    supports: 'repression',
  },
  porath: {
    id: 'porath',
    work: 'Porath, The Palestinian Arab National Movement, vol. 2 (1977)',
    supports: 'against Kelly: which violence came first',
  },
  haven: {
    id: 'haven',
    work: 'W. Khalidi, From Haven to Conquest (1971)',
    supports: 'an estimate of the Arab dead and wounded of the whole revolt',
  },
  norris: {
    id: 'norris',
    work: 'Norris, J. of Imperial and Commonwealth History 36:1 (2008), 25–45',
    supports: 'to be confirmed',
  },
  townshend: {
    id: 'townshend',
    work: 'Townshend, English Historical Review 103 (1988), 917–949',
    supports: 'to be confirmed',
  },
  woodhead: {
    id: 'woodhead',
    work: 'Palestine Partition Commission (Woodhead), Cmd. 5854',
    supports: 'to be confirmed',
  },
  kramer: {
    id: 'kramer',
    work: 'Krämer, A History of Palestine',
    supports: 'to be confirmed',
  },
  cage: {
    id: 'cage',
    work: 'R. Khalidi, The Iron Cage',
    supports: 'to be confirmed',
  },
} as const satisfies Readonly<Record<string, Work>>

export type WorkId = keyof typeof WORKS

/** Works that are known and were not read for this program: whoever cites them confirms them first. */
export const NOT_SEEN: readonly WorkId[] = [
  'kessler',
  'segev',
  'porath',
  'haven',
  'norris',
  'townshend',
  'woodhead',
  'kramer',
  'cage',
]

/** What kind of source each work is, for whoever asks who speaks in it. */
export const SHELVES: readonly { readonly name: string; readonly works: readonly WorkId[] }[] = [
  {
    name: 'The government, in its own words',
    works: [
      'hansard-1935',
      'hansard',
      'casualties',
      'peel',
      'statements',
      'hansard-june-1938',
      'hansard-july-1938',
      'hansard-october-1938',
      'hansard-november-1938',
      'woodhead',
      'white-paper',
      'hansard-1939',
      'hansard-1945',
      'survey',
      'committee',
    ],
  },
  { name: 'Before the League of Nations', works: ['mandates'] },
  {
    name: 'Newspapers and agencies of the time',
    works: [
      'jta-april',
      'jta-martial-law',
      'jta-hostages',
      'jta-planes',
      'jta-dill',
      'jta-strike',
      'jta-women',
      'jta-count',
      'star',
      'jta-bari',
      'post',
      'jta-haifa',
      'jta-restraint',
      'jta-fence',
      'jta-bands',
    ],
  },
  { name: 'Diaries and memory', works: ['exiled', 'memories'] },
  {
    name: 'Historians on repression',
    works: [
      'pacification',
      'banality',
      'affair',
      'galilee',
      'trains',
      'crime',
      'segev',
      'norris',
      'townshend',
    ],
  },
  {
    name: 'Historians on the revolt and its people',
    works: [
      'committees',
      'checkpoints',
      'justice',
      'shadows',
      'sanagan',
      'kessler',
      'porath',
      'haven',
      'kramer',
      'cage',
    ],
  },
  { name: 'Soldiers and airmen on their own trade', works: ['anglim', 'air-history', 'omissi'] },
  { name: 'The game itself', works: ['rulebook'] },
]
