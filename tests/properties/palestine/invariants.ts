import {
  CITIES,
  FORCE,
  FORCES,
  HAGANAH_RIGHT,
  INTEL_CHITS,
  INTEL_CHITS_EACH,
  MAX_ARMS_CACHES,
  MAX_OUT_OF_GAME,
  MAX_POLITICAL_WILL,
  PIECES,
  RAILWAYS,
  SPACES,
  TOTAL,
  armsCaches,
  count,
  cubes,
  markersLeft,
  onHaganahTrack,
  onMap,
  type Board,
  type SpaceId,
} from '../../../src/games/palestine/rules/index'

const piecesLost = (board: Board, trackTakes: boolean): string | null => {
  const elsewhere = {
    troops: 0,
    police: 0,
    cells: board.prison + board.outOfGame + onHaganahTrack(board, 'cells'),
    armsCaches: onHaganahTrack(board, 'armsCaches'),
  }
  for (const force of FORCES) {
    let sum = board.available[force] + elsewhere[force]
    for (const piece of PIECES) if (FORCE[piece] === force) sum += onMap(board, piece)
    const owed = trackTakes ? sum - TOTAL[force] : 0
    if (owed < 0 || sum - owed !== TOTAL[force]) return `${sum.toString()} ${force} in all`
    if (board.available[force] < 0) return `${force} below nought`
  }
  if (onMap(board, 'troops') !== TOTAL.troops) return 'a Troop has left the map'
  if (board.prison < 0) return 'Prison below nought'
  if (board.outOfGame > MAX_OUT_OF_GAME) return 'too many Cells out of the game'
  if (board.available.curfews < 0) return 'Curfews below nought'
  if (board.available.curfews + onMap(board, 'curfew') !== TOTAL.curfews) return 'Curfews lost'
  if (markersLeft(board) < 0) return 'too many markers'
  return null
}

const spaceFault = (board: Board, space: SpaceId, inSearch: boolean): string | null => {
  const isCity = (CITIES as readonly string[]).includes(space)
  if (armsCaches(board, space) > MAX_ARMS_CACHES) return `too many Arms Caches in ${space}`
  if ((RAILWAYS as readonly string[]).includes(space) && armsCaches(board, space) > 0)
    return `an Arms Cache on ${space}`
  if (count(board, 'curfew', space) > (isCity ? 1 : 0)) return `Curfew in ${space}`
  if (count(board, 'terror', space) > 0 && !isCity) return `Terror in ${space}`
  if (!inSearch && count(board, 'curfew', space) > 0 && cubes(board, space) === 0)
    return `Curfew without British in ${space}`
  return null
}

interface Moment {
  /** Only while a Search moves (3.2.3: all at once) may a Curfew stand alone. */
  readonly inSearch: boolean
  /** Only while Irgun choose them (PR25) are pieces owed to the Haganah Track. */
  readonly trackTakes: boolean
}

/** What must be true of every board at every moment; tells the first thing that is not, or null. */
export const broken = (board: Board, { inSearch, trackTakes }: Moment): string | null => {
  for (const number of board.map) if (number < 0) return `a space holds ${number.toString()}`
  for (const chit of INTEL_CHITS) {
    const { bag, held } = board.intel
    if (bag[chit] + held[chit] !== INTEL_CHITS_EACH) return `chits of ${chit.toString()} lost`
    if (bag[chit] < 0 || held[chit] < 0) return `chits of ${chit.toString()} below nought`
  }
  if (board.politicalWill < 0 || board.politicalWill > MAX_POLITICAL_WILL) return 'Political Will'
  if (board.haganah < 0 || board.haganah > HAGANAH_RIGHT) return 'Haganah'
  if (new Set(board.played).size !== board.played.length) return 'a card played twice'
  for (const space of SPACES) {
    const fault = spaceFault(board, space, inSearch)
    if (fault !== null) return fault
  }
  return piecesLost(board, trackTakes)
}
