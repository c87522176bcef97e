import type { Chapter } from './terms'

/** Where pieces stand. */
export const MAP: Chapter<'map'> = {
  space: {
    brief: 'A place on the map that can hold pieces; there are seventeen.',
    points: [
      'Six Districts, three Cities, four Railways and four Foreign Countries.',
      'Districts, Cities and Railways make up Palestine. British pieces never leave it.',
      'A City is a space of its own, apart from the District around it, and so is a Railway.',
    ],
    mistake:
      'Haifa and Jerusalem each name two spaces: the City, and the District that bears the same name.',
    see: ['district', 'city', 'railway', 'country', 'adjacent'],
  },
  district: {
    brief: 'One of the six rural areas: Galilee, Haifa, Samaria, Lydda, Jerusalem and Gaza.',
    points: [
      'It can hold every kind of piece, with at most two Bases, and one Opposition and one Curfew marker.',
      'In an Assault only Troops count here (3.2.4).',
      'Each District with a Rebel Base lowers Political Will by 1 in a Propaganda Round (6.1.3).',
      'A District with more Rebel than British pieces lowers it by 2 (6.1.2).',
    ],
    mistake:
      'Police count in every comparison in a District, but remove nothing there in an Assault.',
    see: ['city', 'opposition', 'curfew', 'bases', 'comparison'],
  },
  city: {
    brief: 'Haifa, Tel Aviv-Jaffa or Jerusalem.',
    points: [
      'Troops and Police both count in an Assault here (3.2.4).',
      'It can have one Opposition and one Curfew marker.',
      'Mobilize and Pass place no Base here, only in Districts and Foreign Countries.',
      'In the Redeploy Phase Guerrillas must leave the Cities (6.4.2).',
    ],
    mistake:
      'In a Propaganda Round a City counts like a District, except in the line for Bases, which counts Districts only.',
    see: ['district', 'patrol', 'assault', 'redeploy'],
  },
  railway: {
    brief: 'One of four lines: Egypt–Tel Aviv, Tel Aviv–Jerusalem, Tel Aviv–Haifa and Haifa–Syria.',
    points: [
      'Each is one space, next to every space that it touches.',
      'It holds any number of Sabotage markers, but no Base, no Opposition and no Curfew.',
      'Troops and Police both count in an Assault here. Of Patrol and Sweep, only Patrol can go here.',
      'Guerrillas that arrive by March may turn Active (3.3.2).',
    ],
    mistake: 'Sabotage does not affect movement. It counts in the Propaganda Round only.',
    see: ['sabotage-marker', 'patrol', 'sabotaged-railways', 'march'],
  },
  country: {
    brief: 'Lebanon, Syria, Transjordan or Egypt: a refuge for the Rebels beyond the border.',
    points: [
      'Lebanon and Syria are in play from the start, the other two only after Arab Kings (A30, shaded).',
      'The Rebels may select it for Rally, March and Mobilize, but not for Sabotage or Raid.',
      'No British piece ever enters, and no British Operation or Special Activity selects it.',
      'It counts in no line of the Political Will Phase, but Bases here count for rolls (R40).',
    ],
    mistake:
      'An Active Guerrilla abroad is not safe from the effect of an Operations chit (R7), nor from some Events.',
    see: ['rally', 'mobilize', 'foreign-assistance', 'out-of-play', 'tegart-forts'],
  },
  adjacent: {
    brief: 'Two spaces that border one another. Most moves go to an adjacent space only.',
    points: [
      'A Railway is adjacent to every City, District and Foreign Country that it touches.',
      'Sweep, March and Raid move between adjacent spaces. Patrol and Redeploy move any distance.',
      'The borders of a space out of play count too (R29). Eight pairs are our reading of the map (R43).',
    ],
    mistake:
      'Two spaces are not adjacent just because both touch a third. Focus a space and use the arrow keys to find its neighbours.',
    see: ['space', 'march', 'sweep', 'railway'],
  },
  prison: {
    brief: 'Where Rebel pieces go when a Detain or one of some Events takes them from the map.',
    points: [
      'Pieces in Prison are not Available and cannot be taken from there to be placed.',
      'All of them return to Available in the next Reset Phase (6.5).',
      'Arab Investigation Centres (A13) counts them, and French Syria (A31) may bring Guerrillas back early.',
    ],
    mistake:
      'Prison only delays: a piece in it comes back. A piece that is removed in any other way can be placed again at once.',
    see: ['detain', 'available', 'reset'],
  },
  'out-of-play': {
    brief:
      'What is not in the game yet, or no longer: five Troops and two Foreign Countries at first.',
    points: [
      'Five of the fifteen Troops begin here. All that are here return in the Reset Phase of the Munich Conference (A34).',
      'Tensions in Europe (A24) sends Troops here.',
      'Transjordan and Egypt begin out of play, and come into play by Arab Kings (A30, shaded).',
    ],
    mistake:
      'Troops that are Out of Play are not Available. Nothing but the Munich card brings them back.',
    see: ['troops', 'country', 'reset', 'available'],
  },
}
