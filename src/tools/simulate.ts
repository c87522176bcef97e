/*
 * Plays uniform random games and tells what came of them, in words or as JSON.
 *
 *   npm run -s simulate -- --games 1000 --seed 1 [--json [--time]]
 */
import { CARDS, type EventId } from '../games/arab-revolt/rules/index'
import { USAGE, simulateArguments } from './arguments'
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
  (Object.keys(CARDS) as EventId[])
    .filter((card) => `${card}.unshaded` in report.cardSides)
    .map((card) => {
      const unshaded = report.cardSides[`${card}.unshaded`] ?? 0
      const shaded = report.cardSides[`${card}.shaded`]
      const numbers = [unshaded, ...(shaded === undefined ? [] : [shaded])]
      return `  ${card.padEnd(4)}${CARDS[card].title.padEnd(30)}${numbers.map((n) => n.toLocaleString('en').padStart(8)).join('')}`
    })

const inWords = (report: Report): string => {
  const { games, decisionsPerGame, earlyVictories } = report
  return [
    `${games.toLocaleString('en')} random games from seed ${report.seed.toString()} in ${(report.ms / 1000).toFixed(1)} s`,
    `Dead ends (games that stopped at a question without an answer, or never ended): ${report.deadEnds.toString()}`,
    '',
    `British wins  ${report.britishWins.toLocaleString('en').padStart(7)}  ${percent(report.britishWins, games)} (the last Propaganda Round survived)`,
    `Rebel wins    ${report.rebelWins.toLocaleString('en').padStart(7)}  ${percent(report.rebelWins, games)} (Political Will at 0 in Propaganda Round 1, 2, 3: ${Object.values(earlyVictories).join(', ')})`,
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
  const report = simulate(given.games, given.seed, (played) => {
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
