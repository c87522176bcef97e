/*
 * The yardsticks. The first: uniform random tic-tac-toe as one would write it on a plain array, with its list of free
 * cells built at each move. A slow machine slows it as it slows the rules, so that the ratio tells more
 * than either number.
 */
import type { Random } from '../../src/bots/random'

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

/** Plays one game; tells how many moves it took. */
export const ticTacToe = (random: Random): number => {
  const cells: ('' | 'X' | 'O')[] = Array.from({ length: 9 }, () => '')
  let player: 'X' | 'O' = 'X'
  let moves = 0
  for (;;) {
    const free = cells.flatMap((cell, i) => (cell === '' ? [i] : []))
    if (free.length === 0) return moves
    cells[free[Math.floor(random() * free.length)]!] = player
    moves += 1
    if (LINES.some((line) => line.every((i) => cells[i] === player))) return moves
    player = player === 'X' ? 'O' : 'X'
  }
}

const cells = new Int8Array(9)
const free = new Int8Array(9)

/** Whether the cell just taken completes a line. */
const completes = (player: number): boolean => {
  for (let i = 0; i < 8; i++) {
    const line = LINES[i]!
    if (cells[line[0]] === player && cells[line[1]] === player && cells[line[2]] === player)
      return true
  }
  return false
}

/** The second, harder one: the same game by hand, which allocates nothing on the way. */
export const ticTacToeByHand = (random: Random): number => {
  cells.fill(0)
  for (let moves = 0; ; moves++) {
    let count = 0
    for (let i = 0; i < 9; i++) if (cells[i] === 0) free[count++] = i
    if (count === 0) return moves
    const player = (moves & 1) + 1
    cells[free[Math.floor(random() * count)]!] = player
    if (completes(player)) return moves + 1
  }
}
