import type { Chapter } from './terms'

/** Where pieces stand. */
export const MAP: Chapter<'map'> = {
  space: {
    brief: 'A place on the map that can hold pieces; there are seventeen.',
    points: [
      'Six Districts, three Cities, four Railways and four Foreign Countries.',
      'Districts, Cities and Railways are Palestine. British pieces never leave it.',
      'A City is a space of its own, apart from the District around it, and so is a Railway.',
    ],
    mistake:
      'Haifa and Jerusalem each name two spaces: the City, and the District that bears the same name.',
    see: ['district', 'city', 'railway', 'country', 'adjacent'],
  },
  district: {
    brief: 'One of the six rural areas: Galilee, Haifa, Samaria, Lydda, Jerusalem and Gaza.',
    points: [
      'It can hold every kind of piece, up to two Bases, one Opposition and one Curfew.',
      'In an Assault only Troops count here (3.2.4).',
      'Each District with a Rebel Base lowers Political Will by 1 in a Propaganda Round (6.1.3).',
      'More Rebel than British pieces lower it by 2 (6.1.2).',
    ],
    mistake: 'Police hold a District in comparisons, but attack nothing there.',
    see: ['city', 'opposition', 'curfew', 'bases', 'comparison'],
  },
  city: {
    brief: 'Haifa, Tel Aviv-Jaffa or Jerusalem.',
    points: [
      'Troops and Police both count in an Assault here (3.2.4).',
      'It can have one Opposition and one Curfew.',
      'Mobilize and Pass place no Base here; those are for Districts and Foreign Countries.',
      'In the Redeploy Phase Guerrillas must leave the Cities (6.4.2).',
    ],
    mistake:
      'A City counts in a Propaganda Round just like a District, but for the line on Bases, which looks at Districts only.',
    see: ['district', 'patrol', 'assault', 'redeploy'],
  },
  railway: {
    brief: 'One of four lines: Egypt–Tel Aviv, Tel Aviv–Jerusalem, Tel Aviv–Haifa and Haifa–Syria.',
    points: [
      'Each is one space, next to every space that it touches.',
      'It holds any number of Sabotage markers, but no Base, no Opposition and no Curfew.',
      'Troops and Police both count in an Assault here, and only Patrol can be directed here.',
      'Guerrillas who arrive by March may turn Active (3.3.2).',
    ],
    mistake:
      'Sabotage stops nobody from moving. It is counted in the Propaganda Round, and only then.',
    see: ['sabotage-marker', 'patrol', 'sabotaged-railways', 'march'],
  },
  country: {
    brief: 'Lebanon, Syria, Transjordan or Egypt: a refuge for the Rebels beyond the border.',
    points: [
      'Lebanon and Syria are in play from the start; the other two only after Arab Kings (A30, shaded).',
      'The Rebels may Rally, March and Mobilize here. Sabotage and Raid do not reach here.',
      'No British piece ever enters, and no British Operation or Special Activity selects it.',
      'It counts in no line of the Propaganda Round, but Bases here count for rolls (R40).',
    ],
    mistake:
      'An Active Guerrilla abroad is not safe from the effect of an Operations chit (R7). Some Events reach here as well.',
    see: ['rally', 'mobilize', 'foreign-assistance', 'out-of-play', 'tegart-forts'],
  },
  adjacent: {
    brief: 'Two spaces that border one another; most moves go to the next space only.',
    points: [
      'A Railway is next to every City, District and Foreign Country that it touches.',
      'Sweep, March and Raid move between adjacent spaces. Patrol and Redeploy move any distance.',
      'Borders count in play or out of it (R29). Eight of them are our reading of the map (R43).',
    ],
    mistake:
      'Two spaces that meet a third are not adjacent for that. Focus a space and use the arrow keys to find its neighbours.',
    see: ['space', 'march', 'sweep', 'railway'],
  },
  prison: {
    brief: 'Where Rebel pieces go that a Detain, or one of some Events, takes from the map.',
    points: [
      'Pieces in Prison are not Available and cannot be taken from there to be placed.',
      'All of them return to Available in the next Reset Phase (6.5).',
      'Some Events count them: Arab Investigation Centres (A13) does.',
    ],
    mistake:
      'Prison delays; it does not destroy. A piece that is removed in any other way can be placed again at once.',
    see: ['detain', 'available', 'reset'],
  },
  'out-of-play': {
    brief: 'What is in the box but not in the game yet: five Troops and two countries.',
    points: [
      'Five of the fifteen Troops begin here. All return in the Reset Phase after the Munich Conference (A34).',
      'Tensions in Europe (A24) sends Troops here.',
      'Transjordan and Egypt begin here, and come into play by Arab Kings (A30, shaded).',
    ],
    mistake:
      'Troops that are Out of Play are not Available. Nothing but the Munich card brings them back.',
    see: ['troops', 'country', 'reset', 'available'],
  },
}
