/* Finished games of Palestine as they are kept and handed on: small, and equal to the byte. */
import { expect, test } from 'vitest'
import { board, outcome } from '../../../src/games/index'
import { writeRecord } from '../../../src/records/index'
import { readRecord } from '../../../src/records/read'
import { linkTo, present, readGameLink, recordOf } from '../../../src/store/index'
import { unnamed } from '../../../src/ui/words/en/seats'
import '../../games/palestine/begin'
import { playOn, seated } from '../../store/playing'

const RECORDS = Number(process.env['RECORDS'] ?? 30)

const NOW = '2026-11-18T12:00:00.000Z'

test(`${RECORDS} games of Palestine: boards, records and links are small, and come back equal`, async () => {
  const links: number[] = []
  let [largest, longest] = [0, 0]
  for (let seed = 1; seed <= RECORDS; seed++) {
    const table = seated({ game: 'palestine', seats: unnamed('palestine'), seed })
    const now = () => present(table.getState())!.game
    while (outcome(now()) === null) {
      playOn(table, 1)
      largest = Math.max(largest, JSON.stringify(board(now())).length)
    }
    const saved = recordOf(table.getState(), NOW)!
    const text = writeRecord(saved)
    expect(readRecord(text)).toEqual({ game: saved, fault: null })
    longest = Math.max(longest, text.length)
    const link = (await linkTo(saved))!
    expect(readRecord((await readGameLink(link)).text!).game).toEqual(saved)
    links.push(link.length)
  }
  links.sort((a, b) => a - b)
  const [median, most] = [links[Math.floor(links.length / 2)]!, links.at(-1)!]
  console.log(
    `Palestine: board ${largest}, record ${longest}, link ${median} and at most ${most} characters`,
  )
  expect(largest).toBeLessThan(1_500)
  expect(longest).toBeLessThan(20_000)
  expect(most).toBeLessThan(2_000)
  expect(median).toBeLessThan(600)
})
