import type { CardId } from '../../rules/index'

/** What can be read about a card beside what it says. */
interface CardNotes {
  readonly background: string
  /** Only where players go wrong. */
  readonly tips?: string
}

/** Of every card: they are loaded with the card browser, because the table does without. */
export const CARD_NOTES: Readonly<Record<CardId, CardNotes>> = {
  A1: {
    background:
      'Emergency regulations let the British hold people without trial, and during the revolt they did so on a vast scale. Most were released within days, yet very many passed through camps, pens and prisons. One estimate is that about 37 per cent of Palestinian Arabs were detained at some time, formally or not. Some were handed on to the interrogators of the Arab Investigation Centres. Detention took fighters off the field. It also struck families and villages that had no part in the revolt, and gave some of them a reason to join it.',
    tips: 'A Detain that is resolved for its Mobilization effect alone, as by Ex-Black and Tans or Punitive Searches, triggers neither side.',
  },
  A2: {
    background:
      'Late in 1937, soon after his escape from Palestine, Hajj Amin al-Husayni set about building a Central Committee of the Jihad. From Damascus it was to raise money and arms, and to give the bands one command. It named commanders and sent instructions and funds across the border. The bands in the hills relied more on their own villages and kin than on Damascus, and the leading commanders quarrelled over rank and territory. No command was ever accepted by all of them. The two sides of the card show a committee that is ignored and one that is obeyed.',
    tips: 'The rolls are those of Coordinate, the Resources Phase, Memory of al-Qassam (shaded), Arab Higher Committee (unshaded) and al-Hajj Muhammad (shaded). In all of them a low result helps the Rebels, and Bases abroad count.',
  },
  A3: {
    background:
      'In 1938 Palestinian Arab groups took up arms against the rebels. Some guarded their villages from extortion and reprisals; others, among them followers of Fakhri al-Nashashibi, were rivals of the Husayni party. The British had not founded all of these “peace bands”, but soon supplied several with weapons, money and guidance and used them to split the revolt. Some bands robbed and took revenge in their turn, and fighters changed sides more than once. Villagers were pressed from both sides, and many paid with their property or their lives.',
    tips: 'While Unity is at Centralized its value is 0: no Irregular can be Activated, and only the roll is left.',
  },
  A4: {
    background:
      'In 1938 Captain Orde Wingate formed the Special Night Squads, mixed units of British soldiers and Jewish auxiliary police, many of whom belonged to the Haganah. They were based at settlements in the north, guarded the oil pipeline to Haifa and struck at rebel bands in the dark with the help of local knowledge. They also beat and humiliated villagers and killed prisoners and civilians. Senior officers came to think that the squads did more harm than good, and reined them in. Wingate was sent home in 1939 and not allowed to return; he later led raiding columns in Burma.',
  },
  A5: {
    background:
      'British officers valued the curfew as a cheap means of control: it kept whole communities indoors for much of the day and needed no prison. In the Jewish insurgency of the 1940s curfews fell mainly on towns. In the Arab Revolt the army carried them into the countryside, put garrisons into villages and watched who came and went. People could be kept from their fields, flocks and markets for days, whether or not they had helped the rebels. Bands that found a village occupied often simply moved on to the next.',
  },
  A6: {
    background:
      'Blowing up the houses of those suspected of helping the rebels was among the most frequent collective punishments; one estimate speaks of some 2,000 houses between 1936 and 1940. Soldiers destroyed the home and what was in it, at times many homes together or most of a village. The best-known case is Jaffa in June 1936, where lanes were blasted through the old town: by one account at least fifteen per cent of it was destroyed, and thousands of people lost their homes. Those who had nothing left had little reason to stay neutral, and some joined the rebellion.',
    tips: 'A held chit cannot be used here. Each Demolish may bring the Rebels a Guerrilla in both of its spaces.',
  },
  A7: {
    background:
      'Izz ad-Din al-Qassam, a preacher from Syria, fought the French there before he settled in Haifa. There he found followers among the poor and formed armed cells against British rule and Zionism. After some of his men had killed a Jewish policeman, the police tracked him down; he died in the fight on 20 November 1935, and thousands attended his funeral. In April 1936 men from the remaining cells killed Jewish travellers, reprisals on Arabs followed, and within days the revolt began. The British called him a bandit; many Palestinians came to honour him as a martyr.',
    tips: 'The Limited Operations need not be of the same kind. They follow one another, so that a Guerrilla that Marches may act again in the space where it arrives.',
  },
  A8: {
    background:
      'Fawzi al-Qawuqji had been an officer in the Ottoman army and had fought the French in Syria. In August 1936 he came to Palestine with volunteers from neighbouring countries, called himself supreme commander and led bands in the hills around Nablus. They fought with more military method than before: several British aircraft were shot down, and there were dead on both sides. His stay was short. When the strike ended in October he withdrew across the Jordan and went back to Iraq, and nobody with similar training took his place.',
    tips: 'An Ambush that belongs to a Raid counts too. A Troop is moved, not removed.',
  },
  A9: {
    background:
      'Hajj Amin al-Husayni was Grand Mufti from 1921 to 1937 and for most of that time worked with the British. In April 1936 he became head of the Arab Higher Committee. When the government moved to arrest him in 1937 he fled to Lebanon, and in 1939 to Iraq. From abroad he sought money and support, from Italy and Germany too. He spent much of the later war there and spoke for the Axis. Political rivals were assassinated, and the killings were ascribed to his followers. How far the commanders in Palestine obeyed him is still disputed.',
  },
  A10: {
    background:
      'Many British policemen who came to Palestine in the 1920s had served with the Black and Tans in Ireland’s War of Independence (1919–1921). That force was named after its mixture of uniforms and is remembered for reprisals against civilians. They came first as a gendarmerie; many then joined the Palestine Police, where some were still serving when the revolt broke out. Beatings, destruction of property and reprisals on villages without a link to the rebels cost lives and livelihoods. They frightened some communities into silence and drove others toward the rebellion.',
  },
  A11: {
    background:
      'Britain’s rivals in Europe had an interest in its difficulties. Fascist Italy broadcast in Arabic against British rule from its station at Bari and gave money to the Mufti; Nazi Germany was more cautious before the war and gave little. What reached the rebels was little compared with what they needed, and seems to have included few weapons. The card asks what might have followed if more had been sent. Frontier forts hindered smugglers as well as fighters, which is why they cancel it.',
    tips: 'The Limited Operations may differ in kind and come one after the other, so that the same Guerrillas may act more than once.',
  },
  A12: {
    background:
      'Lieutenant-General John Dill took command in Palestine in September 1936, when large reinforcements arrived, and left a year later. He urged the High Commissioner, Sir Arthur Wauchope, to proclaim martial law, so that soldiers rather than officials would decide on punishments; the government prepared for it and held back. Dill was sceptical of irregular methods. Mixed British and Jewish units were formed after his time. Under little control, they did harm people who had not fought.',
    tips: 'Without a held chit there is no second Punish.',
  },
  A13: {
    background:
      'Prisoners thought to know something were questioned at Arab Investigation Centres, which are associated with Sir Charles Tegart’s reform of the police. Torture was widespread there: men were beaten, and water was forced into their mouths and noses. Palestinian Arabs protested, and a few British officials in Jerusalem objected as well. Similar practices came to light in later conflicts, in Kenya, Cyprus and Aden and again in Northern Ireland, and each time their exposure troubled the government in London. For the victims the exposure came late.',
    tips: 'The Limited Operations may differ in kind and come one after the other, so that the same pieces may act more than once. Bases in Prison count.',
  },
  A14: {
    background:
      'In October 1929 Palestinian Arab women met for a congress in Jerusalem and drove through the city in a procession of cars to deliver their protest. The association that they founded took part in national politics from then on. During the revolt women’s groups wrote to the High Commissioner about the destruction of homes, the torture of prisoners and the treatment of villages. They collected money for bereaved families and those of detainees, and demonstrated. Their petitions brought little change, but remain a record of what the repression meant to those who lived under it.',
  },
  A15: {
    background:
      'Mines and ambushes on roads and railways were among the rebels’ most frequent means. In answer soldiers seized hostages, often notables or prisoners from the neighbourhood. They made them ride in the first lorry of a convoy or on a trolley in front of a train. If a mine lay in the way, they would be the first to be hit; the threat was meant to make their neighbours report it. Some were injured or killed. Fines on whole communities had the same aim, and did little to restrain bands that came from somewhere else.',
    tips: 'If no Guerrilla is Available, the Fine removes the marker and nothing replaces it.',
  },
  A16: {
    background:
      'The government of Palestine could license, censor and suspend newspapers. During the revolt it closed Arabic papers again and again, and Hebrew ones at times. Bernard Montgomery kept journalists out of the northern area that he commanded. Some correspondents found the conflict harder to report than those in Spain or China; some who wrote critically, Germans and Italians above all, were harassed. Censorship hid from readers in Britain much of what was done to civilians. Foreign papers, whose reports were sometimes propaganda themselves, told part of it.',
  },
  A17: {
    background:
      'At first the leaders of the Jewish community held to havlagah, restraint: no revenge on Arabs who had attacked nobody. The Revisionist movement of Ze’ev Jabotinsky rejected this, and its armed organisation, the Irgun, shot at Arab passers-by and set off bombs in markets and buses. In July 1938 alone its attacks in Haifa and Jerusalem killed dozens of civilians. The Revisionists mistrusted the British as well. After the White Paper of 1939 the Irgun attacked British targets, and from 1944 it fought to end British rule.',
  },
  A18: {
    background:
      'When troops searched a village, the search itself could be the penalty. Doors and furniture were broken, grain and oil were poured together, and the men were kept in the open for hours or days. At Halhul in May 1939 about ten men died of heat and thirst, and some accounts say more. Fines and demolitions needed the consent of civil officials. A search did not, so officers could harm a community in the name of routine. In the early part of the revolt above all, such treatment appears to have sent many people to the rebels.',
  },
  A19: {
    background:
      'Britain ruled Palestine under a mandate that the League of Nations had approved in 1922, and had to answer for it each year before a commission in Geneva. Palestinian Arabs, who had no seat there, sent petitions against British rule and against the treatment of prisoners and villages during the revolt. By then the League had failed to stop the invasions of China and Ethiopia, and it had no means to compel a great power. But it could still embarrass one: the more openly the country opposed the mandate, the harder its conduct was to defend.',
  },
  A20: {
    background:
      'Formed by the Arab parties in April 1936 under Hajj Amin al-Husayni, the Arab Higher Committee led the general strike of that year and claimed to speak for the revolt. In the autumn of 1937, after the assassination of the British official Lewis Andrews, the government outlawed it. Some members were deported to the Seychelles; others escaped, many of them to Damascus. There they raised funds and looked for foreign governments that would help, but had little hold on the commanders at home. British propaganda portrayed them as corrupt and far from the danger that others faced.',
  },
  A21: {
    background:
      'In its colonial wars Britain often described its opponents as criminals without a cause, and so it did in Palestine. The phrase denied the political aims of the revolt, yet it touched a weak point. Bands that lived off villages took money, food and recruits by force, the more so as pressure grew and commanders lost control of their fighters. Others punished robbers, held courts and kept order. Some killed people whom they accused of informing, of selling land or of opposing their leaders; by some estimates a thousand Arabs or more died at Arab hands.',
  },
  A22: {
    background:
      'The revolt began in the towns. In April 1936, after killings on the roads, riots in Jaffa cost the lives of Jews and Arabs. Local committees proclaimed a general strike, which stopped most Arab shops and transport and the port of Jaffa for about six months. Police broke up processions with batons and at times with gunfire, and whole quarters were confined by curfew. After 1937, with the leaders banned or in exile, most of the fighting was in the countryside. Strikes and marches in the cities went on, and news of them reached the villages around.',
    tips: 'The British must Punish even if the chit does them only harm, and whichever player executes the Event. They choose the chit and where to Punish.',
  },
  A23: {
    background:
      'Abd al-Rahim al-Hajj Muhammad, from Dhinnaba near Tulkarm, was among the most respected commanders inside Palestine. With most politicians abroad, he led bands in the hills of Samaria, helped to establish rebel courts, and was recognised by many, though not by all, as commander-in-chief. In March 1939 British troops, helped by what peace bands had told them, surrounded and killed him at the village of Sanur. The revolt lost one of the few who had kept discipline. More bands turned to robbery afterwards, and villagers suffered from it.',
  },
  A24: {
    background:
      'Germany annexed Austria in March 1938, took the border districts of Czechoslovakia that October under the Munich Agreement, and occupied the rest of the Czech lands in March 1939. Each crisis made London count its battalions. It wanted the revolt ended soon, which favoured harsher measures against the population, and it wanted its soldiers back. The large withdrawals came only when most of the revolt had been put down. If the card comes early, it shows a garrison thinned out by a crisis in Europe that no agreement has yet settled.',
    tips: 'The Punish is optional, the withdrawal is not. Troops withdrawn before the Munich Conference return with it.',
  },
  A25: {
    background:
      'From late 1938 until illness sent him home in 1939, Major-General Bernard Montgomery led the 8th Division, which held the north of Palestine. He saw the rebels as bandits rather than as a national movement, and held that the army should seek out and destroy the bands. Many people were killed in those months. Severity alone had not ended the revolt before; the reinforcements that came after Munich weighed more. What he had seen in Palestine shaped his opinions when, as head of the army, he faced the Jewish insurgency after 1945.',
    tips: 'For a Sweep or Patrol the destination must lie in this area, for a March the origin.',
  },
  A26: {
    background:
      'To the British, the hill country that has Jenin, Tulkarm and Nablus at its corners was the “triangle of terror”. It was thickly settled by Palestinian Arabs; its villages fed and hid the bands, and the broken ground helped them attack convoys and patrols. It also became the target of large British operations, with cordons, searches and demolitions. In August 1938, after a British official had been assassinated in Jenin, troops blew up many houses in the town. Neither side could keep the area for long, and those who lived there paid for both.',
    tips: 'For a Sweep or Patrol the destination must lie in this area, for a March the origin. The Operations may differ in kind and come one after the other.',
  },
  A27: {
    background:
      'Where the rebels had driven out the police, disputes still had to be settled. Several commanders set up courts, which judged family quarrels, debts and thefts, but also charges of informing or of selling land to Jews. Many villagers found them quicker than the government’s courts, which they were told to shun. To others they meant fines, floggings and sentences of death. They claimed the authority of a state, and the British answered with arrests and mass detention of anyone connected with the revolt.',
    tips: 'A Base in Prison returns to Available in the next Reset Phase. Its capture does not shift Unity, as an Assault would. A Detain resolved for its Mobilization effect alone does not allow it.',
  },
  A28: {
    background:
      'Sir Charles Tegart, once commissioner of police in Calcutta, came to Palestine late in 1937 to advise on the police. He proposed a chain of fortified posts, and barbed wire along the northern frontier to slow bands and smugglers from Syria and Lebanon. The wire also cut villagers off from fields and relatives on the other side. Dozens of forts were built, some of them after the revolt, and every one needed police to hold it. Several still stand, and some are in use.',
    tips: 'Pieces that a Rally or Mobilize relocates do not move, so they stay Underground. Censorship counts this card as a British Capability but does not cancel it. It applies to Transjordan and Egypt too, once they are in play.',
  },
  A29: {
    background:
      'The Haganah, the main armed organisation of the Jewish community, was illegal and widely tolerated. During the revolt thousands of its members served as auxiliary police, and British officers exchanged information with it and overlooked or assisted its operations against Arab bands. Its agents cultivated Arab opponents of the Husaynis and tried to deepen the quarrels among rebels. Several hundred Jews were killed in these years. Above all the Haganah guarded settlements, fields and roads, and that duty tied down people who could not be used elsewhere. What it learned then later served it against the British.',
    tips: 'The roll for the Unity Track, the other way to Divide, is not part of this Event. Each step beyond Decentralized raises Political Will by 1 instead.',
  },
  A30: {
    background:
      'The rulers of the neighbouring Arab countries, several of them dependent on Britain, looked on the revolt with mixed feelings. In October 1936 the kings of Iraq and Saudi Arabia and Emir Abdullah of Transjordan called on the Palestinian Arabs to end the strike. The Arab Higher Committee complied. Abdullah, who had hopes of his own in Palestine, gave the bands little room. Popular feeling in the region was with the Palestinians, and money and volunteers did cross the borders. The shaded side imagines governments that look away.',
  },
  A31: {
    background:
      'After the First World War France governed Syria and Lebanon under mandates of its own. Exiled leaders worked from Damascus and Beirut, and fighters, arms and money went south from there. French officials were of two minds: British troubles were not unwelcome, but they had put down a great Syrian revolt in the 1920s, with heavy loss of life, and did not want another. At times they acted against the exiles, at others they left them alone. A small number of volunteers from Iraq, Transjordan, Syria and Lebanon joined the fighting, many for a short time only.',
    tips: 'Pieces in Prison, Bases too, return to Available in the next Reset Phase. If neither Prison nor Available has a Guerrilla left, Rebels who execute the Event may take one from elsewhere on the map.',
  },
  A32: {
    background:
      'Between the wars the Royal Air Force offered itself as a cheap means to police the empire: under “air control”, first tried on a large scale in Iraq, aircraft bombed or threatened villages until they gave in, and civilians died. In Palestine its main work was to search the hills, to hold bands in place until soldiers or police in armoured cars came up, and to attack them from above. The rebels answered with rifles and machine guns. They shot down several aircraft, but could not keep the others away.',
  },
  A33: {
    background:
      'In February and March 1939 the Chamberlain government met Arab and Zionist delegations in London; no agreement came of it. In May it published a White Paper: Jewish immigration was to be limited to 75,000 in five years, sales of land to Jews restricted, and Palestine made independent within ten years. Moderate Arabs found many of their demands met, while the Arab Higher Committee rejected the plan as too little and too uncertain. To Zionists it broke the promise of the mandate just when the Jews of Europe most needed a refuge.',
  },
  A34: {
    background:
      'On 30 September 1938 Britain, France, Germany and Italy agreed at Munich that Germany could take the border districts of Czechoslovakia. War seemed averted, and Britain sent strong reinforcements to Palestine. In October troops retook the Old City of Jerusalem, which the rebels had held for some days. Over the following months cordons, searches and detention reached almost every district; many people were killed, and the bands broke apart. Neither the British in Palestine nor the rebels had any say in the timing of an event on which so much depended.',
    tips: 'This card has two effects of its own. In its Reset Phase all Troops that are Out of Play return, to Cities that the British choose. After it, Tensions in Europe allows two Punishes and withdraws 5 Troops instead of 3. As the third Propaganda card it has neither, since the game ends before the Reset Phase.',
  },
  A35: {
    background:
      'By the autumn of 1939 the revolt was over. By common estimates some 5,000 Palestinian Arabs, several hundred Jews and more than two hundred British soldiers, police and officials had been killed. More than a hundred Arabs had been hanged, and many thousands had been wounded, imprisoned or made homeless. Palestinian Arab society was left divided, largely disarmed and without most of its leaders, and had not recovered when the future of the country was fought over after 1945. The Jewish armed organisations had gained training and experience, and would soon use them against Britain as well.',
  },
}
