import {
  CENTRALIZED,
  COUNTRIES,
  FORCE,
  FORCES,
  MAX_BASES,
  MAX_POLITICAL_WILL,
  OPERATIONS_CHITS,
  OPERATIONS_CHITS_EACH,
  PIECES,
  POPULATED,
  PUNISHMENTS,
  PUNISHMENTS_EACH,
  RAILWAYS,
  SPACES,
  TOTAL,
  TRAYS,
  bases,
  britishPieces,
  count,
  inPlay,
  onMap,
  type Board,
} from '../../src/games/arab-revolt/rules/index'

/**
 * What must be true of every board at every moment; tells the first thing that is not, or null. Only while
 * a Sweep moves (3.2.3: all at once) may a Curfew stand alone.
 */
export const broken = (board: Board, inSweep: boolean): string | null => {
  const { available, prison, outOfPlay } = board
  const elsewhere = {
    troops: outOfPlay.troops,
    police: board.tegartPolice,
    irregulars: 0,
    guerrillas: prison.guerrillas,
    bases: prison.bases,
  }
  for (const number of board.map) if (number < 0) return `a space holds ${number.toString()}`
  for (const force of FORCES) {
    let sum = available[force] + elsewhere[force]
    for (const piece of PIECES) if (FORCE[piece] === force) sum += onMap(board, piece)
    if (sum !== TOTAL[force]) return `${sum.toString()} ${force} in all`
    if (available[force] < 0 || elsewhere[force] < 0) return `${force} below nought`
  }
  if (available.curfews < 0) return 'Curfews below nought'
  if (available.curfews + onMap(board, 'curfew') !== TOTAL.curfews) return 'Curfews lost'
  for (const chit of OPERATIONS_CHITS)
    if (
      TRAYS.reduce((sum, tray) => sum + board.operationsChits[tray][chit], 0) !==
      OPERATIONS_CHITS_EACH
    )
      return `Operations chits of ${chit.toString()} lost`
  for (const chit of PUNISHMENTS)
    if (
      TRAYS.reduce((sum, tray) => sum + board.punishmentChits[tray][chit], 0) !== PUNISHMENTS_EACH
    )
      return `${chit} chits lost`
  for (const country of COUNTRIES) {
    if (britishPieces(board, country) > 0) return `British in ${country}`
    if (!inPlay(board, country) && PIECES.some((piece) => count(board, piece, country) > 0))
      return `pieces in ${country}, out of play`
  }
  for (const railway of RAILWAYS) if (bases(board, railway) > 0) return `a Base on ${railway}`
  for (const space of SPACES) {
    if (bases(board, space) > MAX_BASES) return `too many Bases in ${space}`
    for (const marker of ['opposition', 'curfew'] as const) {
      const most = (POPULATED as readonly string[]).includes(space) ? 1 : 0
      if (count(board, marker, space) > most) return `${marker} in ${space}`
    }
    if (!inSweep && count(board, 'curfew', space) > 0 && britishPieces(board, space) === 0)
      return `Curfew without British in ${space}`
    if (count(board, 'sabotage', space) > 0 && !(RAILWAYS as readonly string[]).includes(space))
      return `Sabotage in ${space}`
  }
  if (board.politicalWill < 0 || board.politicalWill > MAX_POLITICAL_WILL) return 'Political Will'
  if (board.unity < 0 || board.unity > CENTRALIZED) return 'Unity'
  if (new Set(board.played).size !== board.played.length) return 'a card played twice'
  return null
}
