/*
 * What one step through the history of a game costs, in games of different lengths: everything that is
 * reckoned for it, without the drawing. It must not grow with the length of the game.
 *
 *   npm run -s bench:scrub [-- --json]
 */
import '../begin'
import { randomFrom } from '../../src/bots/random'
import { answerCount, board, forecast } from '../../src/games/index'
import { SCREEN } from '../screen'
import { createTable, lineOf, present, type Moment } from '../../src/store/index'
import { STRIDES, placesOf, stepped, type Place, type Stride } from '../../src/ui/facts/places'
import { roundOf } from '../../src/ui/propaganda/round'
import { changedSpaces } from '../../src/ui/facts/changes'
import { doingAt } from '../../src/ui/told/doing'
import { placeText } from '../../src/ui/words/en/history'
import { PLAYERS } from '../who-sits'
import { playRandom } from '../play-random'

const STRETCH = 100

/** The first hundred answers of a random game. */
const stretch = (seed: number): readonly Moment[] => {
  const table = createTable()
  table
    .getState()
    .newGame({ game: 'arab-revolt', seats: PLAYERS, seed, chance: 'seed', handovers: false })
  for (let now = present(table.getState()); now; now = present(table.getState())) {
    if (answerCount(now.game) >= STRETCH) break
    playRandom(table)
  }
  return [...lineOf(table.getState())]
}

/** A line of so many answers: no game is so long, so that one stretch follows itself again and again. */
const longLine = (answers: number): readonly Moment[] =>
  Array.from({ length: answers / STRETCH }, () => stretch(7)).flat()

/** What the page reckons when another moment is looked at. */
const look = (line: readonly Moment[], places: readonly Place[], at: number): number => {
  const [moment, place] = [line[at], places[at]]
  if (!moment || !place) return 0
  const shown = board(moment.game)
  const facts = moment.steps.flatMap((step) => step.facts)
  return (
    placeText(place, doingAt(line, places, at, SCREEN), SCREEN.words).length +
    (shown.phase === 'over' ? 0 : forecast(moment.game).to) +
    changedSpaces(facts, SCREEN.story).size +
    (roundOf(shown, line, false, SCREEN, at + 1)?.steps.length ?? 0)
  )
}

const STEPS = 20_000
const random = randomFrom(1)

/** Microseconds a step, over a walk through the whole line by steps, actions and cards. */
const walk = (line: readonly Moment[], places: readonly Place[]): number => {
  let at = 0
  let said = 0
  const begun = performance.now()
  for (let i = 0; i < STEPS; i++) {
    const stride: Stride = STRIDES[Math.floor(random() * STRIDES.length)] ?? 'step'
    at = stepped(places, at, stride, random() < 0.5 ? 'back' : 'forth')
    if (i % 50 === 0) at = Math.floor(random() * line.length)
    said += look(line, places, at)
  }
  if (said === 0) throw new Error('nothing was reckoned')
  return ((performance.now() - begun) * 1000) / STEPS
}

const ROUNDS = 5
const LENGTHS = [100, 400, 1600] as const

const round = (number: number): number => Number(number.toFixed(2))
const best = (work: () => number): number => Math.min(...Array.from({ length: ROUNDS }, work))

const measured = LENGTHS.map((answers) => {
  const line = longLine(answers)
  const begun = performance.now()
  const places = placesOf(line)
  const once = performance.now() - begun
  return { answers, step: best(() => walk(line, places)), once }
})

const [first] = measured
const result = measured.map(({ answers, step, once }) => ({
  answers,
  microsecondsAStep: round(step),
  ratio: round(step / (first?.step ?? step)),
  millisecondsOnce: round(once),
}))

if (process.argv.includes('--json')) console.log(JSON.stringify(result, null, 2))
else
  for (const { answers, microsecondsAStep, ratio, millisecondsOnce } of result)
    console.log(
      `${answers.toString().padStart(5)} answers: ${microsecondsAStep.toString()} µs a step, ratio ${ratio.toString()} (wanted: 1), and ${millisecondsOnce.toString()} ms once for the whole line`,
    )
