/*
 * Tells how true the value is on games that it has not learned from: Brier score and reliability, campaign by
 * campaign, at the start of each and before every card.
 *
 *   npm run -s calibrate -- --games .training/games-5.jsonl [--weights FILE] [--json]
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { House } from '../games/index'
import { USUAL_GAME, learned, mindFrom } from './learned'
import { calibrationOf, judge, type Calibration, type Moments } from './train/calibration'
import type { Lesson } from './train/self-play'

const { values: given } = parseArgs({
  options: {
    game: { type: 'string', default: USUAL_GAME },
    games: { type: 'string', default: '.training/games-1.jsonl' },
    weights: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

const of = await learned(given.game)
const { value } = mindFrom(of, given.weights)
const moments: Moments = { starts: [], cards: [] }
const lines = readFileSync(given.games, 'utf8').split('\n').slice(0, -1)
for (const line of lines)
  judge(of.door, of.perception, value, JSON.parse(line) as Lesson<House>, moments)

const told = (calibration: Calibration): string[] => {
  const { judgements, brier, constant, ratio, tenths } = calibration
  const bins = tenths
    .filter(({ of }) => of > 0)
    .map(({ of, said, came }) => `    said ${said.toFixed(2)}, came ${came.toFixed(2)} (${of})`)
  return [
    `  Brier ${brier.toFixed(3)}, the constant guess ${constant.toFixed(3)}: ratio ${ratio.toFixed(2)} of ${judgements}`,
    ...bins,
  ]
}

const all = {
  games: lines.length,
  starts: Array.from(moments.starts, (one) => calibrationOf(one ?? [])),
  cards: Array.from(moments.cards, (one) => calibrationOf(one ?? [])),
}
if (given.json) console.log(JSON.stringify(all, null, 2))
else {
  console.log(`${lines.length} games`)
  for (const [where, list] of [
    ['at the start of', all.starts],
    ['before each card of', all.cards],
  ] as const)
    list.forEach((one, i) => {
      if (one.judgements > 0) console.log([`${where} campaign ${i + 1}`, ...told(one)].join('\n'))
    })
}
