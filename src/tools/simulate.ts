/*
 * Plays uniform random games and tells what came of them, in words or as JSON.
 *
 *   npm run -s simulate -- [--game palestine] --games 1000 --seed 1 [--json [--time]]
 */
import { USAGE, simulateArguments } from './arguments'
import { PRINTED } from './printed'
import { simulate, type Report } from './simulation'

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

/** A small histogram of Political Will: 0, which loses the game, by itself, then two values to a row. */
const histogram = (wills: Readonly<Record<string, number>>): string[] => {
  const rows = Array.from({ length: 11 }, (_, i) => {
    const [low, high] = i === 0 ? [0, 0] : [2 * i - 1, 2 * i]
    const number = (wills[low] ?? 0) + (low === high ? 0 : (wills[high] ?? 0))
    return { label: low === high ? '0' : `${low}–${high}`, number }
  })
  const most = Math.max(1, ...rows.map(({ number }) => number))
  return rows.map(({ label, number }) => {
    const bar = '█'.repeat(Math.round((30 * number) / most))
    return `  ${label.padStart(5)}  ${number.toString().padStart(7)}  ${bar}`.trimEnd()
  })
}

const list = (tally: Readonly<Record<string, number>>): string[] =>
  Object.entries(tally).map(
    ([name, number]) => `  ${name.padEnd(12)} ${number.toLocaleString('en').padStart(9)}`,
  )

const sidesOf = (report: Report): string[] =>
  Object.entries(PRINTED[report.game]!.cards)
    .filter(([, { sides }]) => sides.length > 0)
    .map(([card, { title, sides }]) => {
      const numbers = sides.map((side) => report.cardSides[`${card}.${side}`] ?? 0)
      return `  ${card.padEnd(4)}${title.padEnd(30)}${numbers.map((n) => n.toLocaleString('en').padStart(8)).join('')}`
    })

const winsOf = ({ wins, games }: Report): string[] =>
  Object.entries(wins).map(
    ([side, won]) =>
      `Wins of ${side.padEnd(9)}${won.toLocaleString('en').padStart(7)}  ${percent(won, games)}`,
  )

const inWords = (report: Report): string => {
  const { games, decisionsPerGame, earlyVictories } = report
  return [
    `${games.toLocaleString('en')} random games from seed ${report.seed.toString()} in ${(report.ms / 1000).toFixed(1)} s`,
    `Dead ends (games that stopped at a question without an answer, or never ended): ${report.deadEnds.toString()}`,
    '',
    ...winsOf(report),
    `Political Will at 0 in Propaganda Round 1, 2, 3: ${Object.values(earlyVictories).join(', ')}; the last one survived: ${report.finalVictories.toLocaleString('en')}`,
    `Decisions a game: ${decisionsPerGame.mean.toFixed(1)} on average, ${decisionsPerGame.min.toString()} to ${decisionsPerGame.max.toString()}`,
    ...report.politicalWill.flatMap((wills, i) => [
      '',
      `Political Will after Propaganda Round ${(i + 1).toString()}, in the games that came to it`,
      ...histogram(wills),
    ]),
    '',
    'Operations',
    ...list(report.operations),
    '',
    'Special Activities',
    ...list(report.activities),
    '',
    'Events: unshaded, shaded',
    ...sidesOf(report),
  ].join('\n')
}

const given = simulateArguments(process.argv.slice(2))
if (given === null) console.log(USAGE)
else if ('error' in given) {
  console.error(`${given.error}\n${USAGE}`)
  process.exitCode = 2
} else {
  const every = Math.max(1, Math.floor(given.games / 100))
  const report = simulate(PRINTED[given.game]!, given.games, given.seed, (played) => {
    if (process.stderr.isTTY && played % every === 0)
      process.stderr.write(
        `\r${played.toLocaleString('en')} of ${given.games.toLocaleString('en')} games`,
      )
  })
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  // The time it took is never the same twice.
  const told = { ...report, ms: given.time ? report.ms : undefined }
  console.log(given.json ? JSON.stringify(told, null, 2) : inWords(report))
  if (report.deadEnds > 0) process.exitCode = 1
}
