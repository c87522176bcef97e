import type { WorkId } from '../../lessons/works'
import type { CardId } from '../../rules/index'

interface Dated {
  readonly when: string
  readonly says: string
  readonly of: readonly WorkId[]
  readonly cards: readonly CardId[]
}

const on = (
  when: string,
  says: string,
  of: readonly WorkId[],
  cards: readonly CardId[] = [],
): Dated => ({ when, says, of, cards })

/** What happened, year by year, and the cards that are about it. */
export const TIMELINE: readonly {
  readonly name: string
  readonly isPlayed: boolean
  readonly happenings: readonly Dated[]
}[] = [
  {
    name: '1935',
    isPlayed: false,
    happenings: [
      on(
        'October',
        'Parliament hears of Italian broadcasts in Arabic from Bari.',
        ['hansard-1935'],
        ['A11'],
      ),
      on(
        '20 November',
        'Izz ad-Din al-Qassam dies when the police hunt him down.',
        ['sanagan', 'rulebook'],
        ['A7'],
      ),
    ],
  },
  {
    name: '1936',
    isPlayed: false,
    happenings: [
      on(
        '15 April',
        'Men who name al-Qassam shoot three Jews on the road from Nablus to Tulkarm. Two die.',
        ['pacification'],
        ['A7'],
      ),
      on(
        'from 19 April',
        'Riots at Jaffa, and a general strike that spreads over the country. 30 dead in four days, by the count of a news agency.',
        ['jta-april', 'survey'],
        ['A22', 'A20'],
      ),
      on(
        'June',
        'A large part of old Jaffa is blown up. Parliament is told of “a certain limited number of houses”.',
        ['hansard', 'rulebook'],
        ['A6'],
      ),
      on(
        'August',
        'The High Commissioner threatens martial law. Iraq and Transjordan mediate.',
        ['jta-martial-law'],
        ['A12', 'A30'],
      ),
      on(
        'end of August',
        'Newspapers in Syria report Fawzi al-Qawuqji as commander-in-chief of the rebels.',
        ['jta-hostages'],
        ['A8'],
      ),
      on(
        'September',
        'Notables are made to ride before army lorries on mined roads. Aircraft join a clash near Rosh Pina.',
        ['jta-hostages', 'jta-planes', 'trains'],
        ['A15', 'A32'],
      ),
      on(
        '23 September',
        'General Dill is at Haifa to receive reinforcements.',
        ['jta-dill'],
        ['A12'],
      ),
      on(
        'October',
        'The strike ends after nearly six months. The government counts 314 killed, the Jewish Telegraphic Agency 88 Jews where the government has 81 with a policeman.',
        ['jta-strike', 'casualties', 'jta-count'],
        ['A30'],
      ),
      on(
        '29 October',
        'Prominent Arab women collect money for wounded rebels.',
        ['jta-women'],
        ['A14'],
      ),
    ],
  },
  {
    name: '1937',
    isPlayed: true,
    happenings: [
      on(
        'July',
        'A royal commission proposes to divide the country. A commission of the League meets on Palestine.',
        ['peel', 'mandates'],
        ['A19'],
      ),
      on(
        'September',
        'The British official Lewis Andrews is killed at Nazareth. The Arab Higher Committee is outlawed, the Mufti deposed, news censored; five leaders are deported.',
        ['star', 'hansard-1945', 'exiled'],
        ['A20', 'A9', 'A16'],
      ),
      on(
        'autumn',
        'The revolt breaks out again, in the countryside now. Military courts may sentence to death for carrying arms.',
        ['rulebook', 'hansard-1945'],
      ),
      on(
        'end of the year',
        'From Damascus a central committee is to lead the bands.',
        ['rulebook'],
        ['A2'],
      ),
    ],
  },
  {
    name: '1938',
    isPlayed: true,
    happenings: [
      on(
        'April',
        'A strike in Haifa, on a rumour that prisoners on hunger strike have died.',
        ['jta-haifa'],
        ['A1'],
      ),
      on(
        'May to July',
        'A fence of barbed wire goes up on the northern frontier, about 50 miles for £90,000, and is attacked. Villages in the north are occupied.',
        ['hansard-june-1938', 'post', 'jta-fence'],
        ['A28', 'A5'],
      ),
      on(
        'in the year',
        'Orde Wingate forms the Special Night Squads.',
        ['galilee', 'anglim'],
        ['A4'],
      ),
      on(
        '25 July',
        'A bomb in the market of Haifa, and riots: Parliament is told of 45 Arabs and four Jews killed, a news agency counts at least five Jews.',
        ['hansard-july-1938', 'jta-haifa'],
        ['A17'],
      ),
      on(
        'August',
        'Bands from the triangle and from Syria gather near Haifa.',
        ['jta-bands'],
        ['A26', 'A31'],
      ),
      on(
        'September',
        'Villagers of al-Bassa die at the hands of soldiers, about 20 in most accounts. What came before what is told differently.',
        ['affair'],
        ['A16'],
      ),
      on(
        'early October',
        'A band raids Tiberias. Parliament hears of 19 Jews killed, nine of them children.',
        ['hansard-october-1938'],
        ['A29'],
      ),
      on(
        'October',
        'After the agreement of Munich reinforcements come. Rebels hold the Old City of Jerusalem for about five days.',
        ['banality', 'hansard-november-1938'],
        ['A34', 'A24'],
      ),
      on(
        '1 November',
        'Parliament hears that military commanders take over the powers of civil officials.',
        ['hansard-november-1938'],
        ['A25'],
      ),
      on(
        'in the year',
        'Peace bands turn on rebels, with British help.',
        ['rulebook', 'shadows'],
        ['A3'],
      ),
    ],
  },
  {
    name: '1939',
    isPlayed: true,
    happenings: [
      on(
        '23 March',
        'The commander Abd al-Rahim al-Hajj Muhammad is killed.',
        ['rulebook'],
        ['A23'],
      ),
      on(
        'May',
        'A White Paper allows 75,000 Jewish immigrants in five years. Partition had been given up in November 1938.',
        ['white-paper', 'statements'],
        ['A33'],
      ),
      on(
        'May',
        'At Halhul men are caged by soldiers, and some die. Accounts differ on how many.',
        ['affair'],
        ['A18'],
      ),
      on('19 June', 'A bomb in the market of Haifa kills 18 Arabs.', ['hansard-1939'], ['A17']),
      on(
        'by the autumn',
        'The revolt has been put down. About 5,000 Arabs had died by the estimates.',
        ['rulebook', 'haven'],
        ['A35'],
      ),
    ],
  },
  {
    name: 'Through these years',
    isPlayed: true,
    happenings: [
      on(
        'from the 1920s',
        'Policemen who had served in Ireland serve in Palestine.',
        ['rulebook'],
        ['A10'],
      ),
      on(
        'no date was found',
        'Prisoners are tortured at Arab Investigation Centres.',
        ['rulebook'],
        ['A13'],
      ),
      on(
        'as the police left',
        'Rebels set up courts, and rule from below.',
        ['committees', 'justice'],
        ['A27'],
      ),
      on('all along', 'The revolt is spoken of as crime.', ['crime', 'rulebook'], ['A21']),
    ],
  },
]
