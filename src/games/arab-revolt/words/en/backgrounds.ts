import type { WorkId } from '../../lessons/works'
import type { CardId } from '../../rules/index'

/** A sentence or two, and the works that carry it. */
interface Claim {
  readonly says: string
  readonly of: readonly WorkId[]
}

const by = (says: string, ...of: WorkId[]): Claim => ({ says, of })

/**
 * What the cards are about. Whatever is said here is carried by the works beside it; where these do not settle a point,
 * the sentence says so. Contested numbers are ranges, with whose they are.
 */
export const BACKGROUNDS: Readonly<Record<CardId, readonly Claim[]>> = {
  A1: [
    by(
      'People who were thought to support the revolt were held without trial, most of them for a short time and very many in all.',
      'rulebook',
    ),
    by(
      'The rulebook puts it at about 37 per cent of all Palestinian Arabs, formally or not, and does not say whose estimate that is.',
      'rulebook',
    ),
    by(
      'What the law allowed was wide: after a British official had been killed in 1937, nearly two hundred Arabs were interned who were, in the words of the government, believed to be terrorists or political undesirables.',
      'hansard-1945',
      'committee',
    ),
    by(
      'Detention also struck families that had no part in the revolt; strikes answered it, as in Haifa in 1938 when it was rumoured that prisoners on hunger strike had died.',
      'jta-haifa',
    ),
  ],
  A2: [
    by(
      'Late in 1937, after his flight from Palestine, Hajj Amin al-Husayni set about a Central Committee that was to lead the bands from Damascus.',
      'rulebook',
    ),
    by(
      'It did not bring the commanders under one hand: they stayed apart, and each relied on his own country.',
      'rulebook',
    ),
    by(
      'Historians of the revolt from below describe committees and courts that grew where the bands were, not where the leaders had gone.',
      'committees',
      'justice',
    ),
  ],
  A3: [
    by(
      'Some villages formed bands of their own against rebels who preyed on them, at first without being asked to by the British.',
      'rulebook',
    ),
    by(
      'The British then used these “peace bands” to divide the revolt. Some became robbers in their turn.',
      'rulebook',
    ),
    by(
      'Arabs who worked with the other side are the subject of a study that should be read together with its critics: “collaborator” is a judgement before it is a description.',
      'shadows',
    ),
  ],
  A4: [
    by(
      'In 1938 Orde Wingate formed the Special Night Squads of British soldiers and Jewish auxiliaries, who knew the country.',
      'rulebook',
      'galilee',
      'anglim',
    ),
    by(
      'They treated villagers and prisoners brutally. In the end commanders held them to be more trouble than use, and Wingate was kept away from Palestine.',
      'rulebook',
      'galilee',
    ),
    by(
      'Whether they worked is disputed: one study for soldiers calls their methods effective, another calls what they did terror.',
      'anglim',
      'galilee',
    ),
  ],
  A5: [
    by(
      'From 20 May 1938 troops and police occupied villages in the north. The government said that this denied them to the bands and protected those who lived there.',
      'hansard-june-1938',
    ),
    by(
      'With an occupation came curfew and surveillance, which had been measures for towns. Officers valued a curfew because it confined a whole place and cost nothing.',
      'rulebook',
      'pacification',
    ),
    by('Checkpoints became a part of everyday life.', 'checkpoints'),
  ],
  A6: [
    by(
      'Houses were destroyed to punish those who were suspected of helping rebels, and with a house what was in it; at times a great part of a village or a quarter.',
      'rulebook',
      'pacification',
    ),
    by(
      'Of Jaffa in June 1936 Parliament was told of “a certain limited number of houses”. Others count 237 buildings and about 6,000 people; whose counts these are was not found. The rulebook has at least fifteen per cent of the old town. What it was for is disputed as well.',
      'hansard',
      'rulebook',
    ),
    by(
      'A news agency of the time reports one case: at Bala, in September 1936, the houses from which troops had been fired on. For all demolitions together no figure was found that can be supported.',
      'jta-planes',
    ),
  ],
  A7: [
    by(
      'Izz ad-Din al-Qassam, a preacher, had fought the French in Syria. In Palestine he formed a band against British rule and Zionism.',
      'rulebook',
    ),
    by(
      'After his men had killed a Jewish policeman he was hunted down, and died on 20 November 1935.',
      'rulebook',
      'sanagan',
    ),
    by(
      'On 15 April 1936 men who named him stopped cars on the road from Nablus to Tulkarm and shot three Jews, of whom two died. Attacks and counter-attacks followed, and the revolt began.',
      'pacification',
    ),
    by(
      'What he stands for has been told in many ways since: memory is not a record of events.',
      'memories',
    ),
  ],
  A8: [
    by(
      'Fawzi al-Qawuqji, once an Ottoman officer, came in 1936 with volunteers from abroad. By the end of August newspapers in Syria reported him as commander-in-chief.',
      'rulebook',
      'jta-hostages',
    ),
    by(
      'His bands fought in the hills of Nablus, Tulkarm and Jenin and shot down aircraft. He did not stay long, and went back to Iraq.',
      'rulebook',
    ),
  ],
  A9: [
    by(
      'Hajj Amin al-Husayni was Grand Mufti from 1921 to 1937, for most of that time in agreement with the government. In 1936 he led the Arab Higher Committee.',
      'rulebook',
    ),
    by(
      'In 1937 he took refuge in the mosque precinct in Jerusalem, and in the autumn he was deposed from the Supreme Moslem Council. He escaped arrest, and worked from Lebanon and then Iraq.',
      'hansard-1945',
      'star',
      'rulebook',
    ),
    by(
      'He sought the help of Germany and Italy, and had rivals put out of the way. How far commanders in Palestine obeyed him is a question that the works cited here do not settle.',
      'rulebook',
    ),
  ],
  A10: [
    by(
      'Many British policemen of the 1920s in Palestine had served in Ireland as Black and Tans, a force remembered for reprisals on civilians.',
      'rulebook',
    ),
    by(
      'Historians have described the brutality of police and army during the revolt, and how it became a matter of routine. What of it came from Ireland they do not tell us here.',
      'banality',
      'pacification',
    ),
  ],
  A11: [
    by(
      'Italy broadcast against British rule in Arabic, from Bari. Parliament heard of it in 1935; a news agency that translated it in 1938 found Britain the oppressor in it, and Italy the saviour.',
      'hansard-1935',
      'jta-bari',
    ),
    by(
      'In money Italy and Germany gave little. The card asks what more would have meant, and lets the frontier forts stand in its way.',
      'rulebook',
    ),
  ],
  A12: [
    by(
      'General John Dill commanded in Palestine early in the revolt; in September 1936 he was at Haifa to receive the first of large reinforcements.',
      'jta-dill',
      'rulebook',
    ),
    by(
      'He pressed for martial law, with which the High Commissioner had threatened the Arab leaders in August, and which was authorized but left in reserve.',
      'rulebook',
      'jta-martial-law',
      'jta-strike',
    ),
    by(
      'He mistrusted mixed irregular units. Under little control, such units harmed civilians.',
      'rulebook',
    ),
  ],
  A13: [
    by(
      'Prisoners were tortured at Arab Investigation Centres, to make them speak. Later colonial wars had such places again, in Kenya, Cyprus and Aden, and so did Northern Ireland.',
      'rulebook',
    ),
    by('When it became known, it embarrassed the government.', 'rulebook'),
    by(
      'How the law could cover brutality, and how little the press told of it, historians have studied in other places of the same war.',
      'affair',
      'banality',
    ),
  ],
  A14: [
    by(
      'Palestinian Arab women had formed national associations since the late 1920s. During the revolt they protested against torture and the destruction of homes.',
      'rulebook',
    ),
    by(
      'In October 1936, when the strike was over, prominent women collected money for wounded rebels; physicians were said to visit villages by night.',
      'jta-women',
    ),
  ],
  A15: [
    by(
      'Roads and railways were mined and ambushed. Soldiers answered by making notables and prisoners from the neighbourhood ride before them, on trains and in cars.',
      'rulebook',
      'trains',
    ),
    by(
      'A news agency reported it in September 1936 from the road between Gaza and Khan Yunis, where heads of villages resigned rather than go. The historian of the practice follows one day, 24 September 1936 at Nablus.',
      'jta-hostages',
      'trains',
    ),
    by('Bands that came from elsewhere were little deterred.', 'rulebook'),
  ],
  A16: [
    by(
      'News was censored. When leaders were arrested in the autumn of 1937, nothing but official announcements could be printed of it, and the telephone was cut.',
      'star',
    ),
    by('General Montgomery kept journalists out of his area.', 'rulebook'),
    by('What happened at al-Bassa in 1938 and Halhul in 1939 hardly reached the papers.', 'affair'),
  ],
  A17: [
    by(
      'Jewish institutions held to havlagah, restraint. In July 1938 the president of the Jewish National Council spoke of acts of revenge as a knife in the back of the Jews of Palestine, and a committee was set up against them.',
      'jta-restraint',
      'rulebook',
    ),
    by(
      'The Revisionists and their armed organisation, the Irgun, rejected it. The rulebook speaks of 32 Arabs killed in one day.',
      'rulebook',
    ),
    by(
      'Of 25 July 1938, of a bomb in the market of Haifa and the riots after it, Parliament was told that 45 Arabs and four Jews had been killed; a news agency counted at least five Jews. On 19 June 1939 another bomb there killed 18 Arabs.',
      'hansard-july-1938',
      'jta-haifa',
      'hansard-1939',
    ),
  ],
  A18: [
    by(
      'A search could be the punishment: homes and stores were wrecked, and a place was harmed because rebels had been near it. It went round the limits that civil officials set.',
      'rulebook',
      'banality',
    ),
    by(
      'At Halhul in May 1939 men were caged, and some died. How many, accounts tell differently.',
      'affair',
    ),
    by('Early in the revolt, such searches seem to have driven people to the rebels.', 'rulebook'),
  ],
  A19: [
    by(
      'Britain held Palestine by a mandate of the League of Nations, and answered for it before a commission in Geneva. In the summer of 1937 a whole session was about Palestine.',
      'rulebook',
      'mandates',
    ),
    by(
      'Palestinian Arabs petitioned it against British conduct. The League, which had not stopped the invasions of China and Ethiopia, could embarrass Britain and no more.',
      'rulebook',
    ),
  ],
  A20: [
    by(
      'The Arab Higher Committee led the strike of 1936 and spoke for the revolt. After the British official Lewis Andrews had been killed in 1937 it was declared illegal.',
      'rulebook',
      'hansard-1945',
      'star',
    ),
    by(
      'Four of its members and another politician were deported to the Seychelles, one of whom kept a diary. Others worked from Damascus.',
      'hansard-1945',
      'star',
      'exiled',
      'rulebook',
    ),
    by(
      'From there they raised money and had little hold on commanders. British propaganda called them corrupt.',
      'rulebook',
    ),
  ],
  A21: [
    by(
      'British officials spoke of criminals and thugs, as in other colonial wars. One historian makes this the heart of the matter: a national movement was framed as crime.',
      'rulebook',
      'crime',
    ),
    by(
      'Some bands lived off villages by force, the more so as they were pressed. Others punished robbers and held courts.',
      'rulebook',
      'justice',
    ),
  ],
  A22: [
    by(
      'The revolt began in towns, with a general strike against Jewish immigration and the sale of land, and with demonstrations and riots. In the first four days 30 people died, by the count of a news agency.',
      'rulebook',
      'survey',
      'jta-april',
    ),
    by(
      'The strike lasted nearly six months. Of that year the government counted 314 killed: 187 Muslims, 10 Christians and 80 Jews as civilians, 21 of the forces, and 16 of police and frontier force. The Jewish Telegraphic Agency counted 88 Jews.',
      'casualties',
      'jta-count',
      'jta-strike',
    ),
    by('Later the countryside took over, and towns still demonstrated.', 'rulebook'),
  ],
  A23: [
    by(
      'With its politicians abroad, the revolt had in Abd al-Rahim al-Hajj Muhammad its most respected commander inside Palestine. He helped to set up courts.',
      'rulebook',
      'justice',
    ),
    by(
      'British troops, who had been told by peace bands where he was, killed him on 23 March 1939. Discipline broke down further, and more bands turned on villages.',
      'rulebook',
      'shadows',
    ),
  ],
  A24: [
    by(
      'Hitler’s expansion made London want the revolt ended quickly, and its soldiers back. Under that pressure both troops and repression grew.',
      'rulebook',
    ),
    by(
      'In November 1938, with Munich past, the garrison had 18 battalions of infantry and two regiments of cavalry. They left for Europe when most of the revolt had been put down.',
      'hansard-november-1938',
      'rulebook',
    ),
    by('As it can come early, the card also tells of a crisis that never came.', 'rulebook'),
  ],
  A25: [
    by(
      'Bernard Montgomery led the 8th Division in the north, and favoured hard measures. They shaped what he thought later of how the British fought the Jewish insurgency.',
      'rulebook',
    ),
    by(
      'Since the autumn of 1938 military commanders could take over the powers of civil officials, district by district: what generals thought then had the force of government.',
      'hansard-november-1938',
    ),
  ],
  A26: [
    by(
      'The British gave this name to the country between Jenin, Nablus and Tulkarm, thickly settled and full of bands. Large operations went there, and neither side held it for long.',
      'rulebook',
    ),
    by(
      'Newspapers used such names as well: “bloody triangle”, wrote an agency in August 1938, and told in the same report of a head of a village shot at Tulkarm because he was against the Mufti.',
      'jta-bands',
    ),
  ],
  A27: [
    by(
      'Where the police had gone, rebels judged disputes. Their courts took the place of the state, and claimed its dignity.',
      'rulebook',
      'committees',
      'justice',
    ),
    by(
      'How they judged people whom they called traitors is a question for which studies of rebel justice and of collaboration should be read side by side.',
      'justice',
      'shadows',
    ),
  ],
  A28: [
    by(
      'Sir Charles Tegart, who had served in India, proposed police forts and a fence of barbed wire on the northern frontier, to keep bands out.',
      'rulebook',
      'hansard-june-1938',
    ),
    by(
      'The fence was to be about 50 miles long and to cost £90,000. It was attacked while it was being built.',
      'post',
      'jta-fence',
    ),
    by('Some of the forts still stand.', 'rulebook'),
  ],
  A29: [
    by(
      'The Haganah was an armed organisation of the Jewish community. British officers overlooked or helped its operations, and had information in return; it also tried to divide the rebels.',
      'rulebook',
      'galilee',
    ),
    by(
      'Above all it guarded settlements. At Tiberias in October 1938 there were 25 Jewish supernumerary police, beside British police and infantry, when a band came. Parliament was told of 19 Jews killed, nine of them children.',
      'rulebook',
      'hansard-october-1938',
    ),
  ],
  A30: [
    by(
      'Rulers of neighbouring Arab countries, several of them dependent on Britain, mediated in 1936 and called for an end of the strike. In October the local committees voted to drop it.',
      'rulebook',
      'jta-martial-law',
      'jta-strike',
    ),
    by(
      'The agency that reported it gave more weight to the troops that had come. The shaded side imagines rulers who help with arms.',
      'jta-strike',
      'rulebook',
    ),
  ],
  A31: [
    by(
      'France held Syria and Lebanon, where a great revolt had been put down in the 1920s. Its officials were not sorry for British troubles, and did not want such troubles themselves.',
      'rulebook',
    ),
    by(
      'Men from Syria fought in Palestine: a band of about 400 under a leader from Damascus was reported in August 1938, and the exiled Mufti was said to guide the campaign from there.',
      'jta-bands',
    ),
  ],
  A32: [
    by(
      'Between the wars the air force offered itself as a cheap police of empire: villages were bombed or threatened until they gave in, and bands were watched from above.',
      'rulebook',
      'omissi',
      'air-history',
    ),
    by(
      'In September 1936 aircraft joined a clash near Rosh Pina. Rebels shot down some, three in one day by the report of a news agency, and could not keep the others away.',
      'jta-planes',
      'rulebook',
    ),
  ],
  A33: [
    by(
      'Early in 1939 Arab and Zionist delegations met the government in London without result. In May it published a White Paper: 75,000 Jewish immigrants in five years, and fewer sales of land.',
      'rulebook',
      'white-paper',
    ),
    by(
      'The plan of partition, proposed in 1937, had been given up in November 1938. The White Paper met many demands of moderate Arabs, and to Zionists it was a broken promise.',
      'peel',
      'statements',
      'rulebook',
    ),
  ],
  A34: [
    by(
      'When the agreement of Munich seemed to have saved the peace, Britain sent more troops to Palestine. In three months to the end of October 1938 the government counted 29 British, 144 Jews and 231 Arabs killed, and more than 400 “known rebels” beside them.',
      'rulebook',
      'hansard-november-1938',
    ),
    by('In October rebels held the Old City of Jerusalem for about five days.', 'banality'),
    by('Neither side in Palestine had a say in when this came.', 'rulebook'),
  ],
  A35: [
    by(
      'By 1939 the revolt had been put down. Counts of its dead are estimates: of Arabs about 5,000 dead and 15,000 wounded; the exact numbers that are often quoted, 5,032 and 14,760, are the estimate of the historian Walid Khalidi.',
      'haven',
    ),
    by(
      'Of British and Jewish dead, of executions and of detainees figures circulate whose source was not found: they are left out here.',
    ),
    by('The White Paper of that year led on to the next conflict.', 'rulebook', 'white-paper'),
  ],
}
