import type { Chapter } from './terms'

/** Where pieces stand. */
export const MAP: Chapter<'map'> = {
  space: {
    brief: 'A place on the map that can hold pieces; there are thirteen.',
    points: [
      'Six Districts, three Cities and four Railways.',
      'A City is a space of its own, apart from the District around it, and so is a Railway.',
      'Lebanon, Syria, Transjordan and Egypt are drawn, and nobody can go there.',
    ],
    mistake:
      'Haifa and Jerusalem each name two spaces: the City, and the District that bears the same name.',
    see: ['district', 'city', 'railway', 'adjacent'],
  },
  district: {
    brief: 'One of the six rural areas: Galilee, Haifa, Samaria, Lydda, Jerusalem and Gaza.',
    points: [
      'Each Sabotage marker here lowers Political Will by 1 in a Propaganda Round.',
      'It can hold up to two Arms Caches, but no Curfew and no Terror marker.',
      'All but Jerusalem District are Coastal.',
    ],
    mistake: 'In a Search two cubes Activate a Cell here, not three as in a City.',
    see: ['city', 'coastal', 'disorder', 'search'],
  },
  city: {
    brief: 'Haifa, Tel Aviv-Jaffa or Jerusalem.',
    points: [
      'Each Sabotage marker here lowers Political Will by 2 in a Propaganda Round, each Terror marker by 3. A City without either raises it by 1.',
      'Only Cities can be under Curfew, and only in Cities is there Terror, Mass Detention and Propagandize.',
      'Each borders exactly one District: Haifa District, Lydda for Tel Aviv-Jaffa, Jerusalem District.',
      'Irgun can Recruit one Cell here without any Arms Cache.',
    ],
    mistake: 'In a Search three cubes Activate a Cell here, unless an Intel chit is discarded.',
    see: ['curfew', 'district', 'terror-marker', 'order', 'recruit'],
  },
  railway: {
    brief: 'One of four lines: Egypt–Tel Aviv, Tel Aviv–Jerusalem, Tel Aviv–Haifa and Haifa–Syria.',
    points: [
      'Each is one space, next to every space that it touches. Railways are not next to one another.',
      'With any Sabotage it lowers Political Will by 2. If none of the four has any, Political Will rises by 2.',
      'It never holds an Arms Cache. It cannot be selected for Deploy or Rob.',
      'Cells that come here by Travel may turn Active (3.3.2).',
    ],
    mistake:
      'Markers on a Railway are not counted one by one: a second one costs nothing more. But the first makes a difference of 4.',
    see: ['sabotage-marker', 'disorder', 'order', 'travel', 'adjacent'],
  },
  coastal: {
    brief: 'Every District but Jerusalem District. It matters for two Events.',
    points: [
      'Galilee, Haifa District, Samaria, Lydda and Gaza.',
      'Exodus Affair (P2, unshaded) takes Cells from them where Troops stand.',
      'Illegal Immigration (P4) counts Sabotage markers, Cells and Arms Caches in them.',
    ],
    mistake: 'Cities and Railways are not Coastal Districts, wherever they lie.',
    see: ['district', 'event', 'starred'],
  },
  adjacent: {
    brief: 'Two spaces that border one another. It matters less often than one would think.',
    points: [
      'Troops who move in a Search come from adjacent spaces.',
      'An Arms Cache serves the adjacent spaces for Recruit, and for the roll of a Sabotage.',
      'Mass Detention reaches the District adjacent to its City; Operation Shark (P11) an Arms Cache next to a City.',
      'Deploy, Patrol, Travel and the Redeploy Phase go any distance.',
    ],
    mistake:
      'Two spaces are not adjacent just because both touch a third. Focus a space and use the arrow keys to find its neighbours.',
    see: ['space', 'search', 'recruit', 'sabotage', 'railway'],
  },
  prison: {
    brief: 'Where Cells go that are arrested; they are not Available until they are let out.',
    points: [
      'Patrol and Mass Detention put Cells here, an Assault every second one, and some Events.',
      'In the Reset Phase half of them return to Available, rounded down (6.4).',
      'Acre Prison Break (P5) lets all out, or takes up to two out of the game. Alan Cunningham (P16, shaded) places two in Cities.',
    ],
    mistake: 'Of three Cells only one comes back, and of one none.',
    see: ['patrol', 'assault', 'mass-detention', 'reset', 'available'],
  },
}
