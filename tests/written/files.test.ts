import { expect, test } from 'vitest'
import { CLASS_LESSONS } from '../../src/games/arab-revolt/lessons/class/index'
import { seededNumber } from '../../src/games/index'
import { played } from '../../src/lessons/scenes'
import { VERSION, openLesson, readLesson, writeLesson } from '../../src/written/file'
import { linkOf, openLessonLink } from '../../src/written/link'
import { SMALL } from '../classroom/small-lesson'
import { mutant } from '../lessons/mutants'

test.each(CLASS_LESSONS.map((lesson) => [lesson.id, lesson] as const))(
  '%s comes back from its file and from its link as it was',
  async (_, lesson) => {
    expect(await openLesson(writeLesson(lesson))).toEqual({ lesson, mistake: null })
    const link = await linkOf(lesson)
    expect(await openLessonLink(`https://example.org/${link}`)).toEqual({ lesson, mistake: null })
    // Letter boxes break long links.
    expect(await openLessonLink(link!.replace(/.{70}/g, '$&\n'))).toMatchObject({ mistake: null })
  },
)

test('a lesson from before there were files is read as version 1', () => {
  expect(readLesson(JSON.stringify(SMALL))).toEqual({ lesson: SMALL, mistake: null })
})

test.each([
  ['', 'damaged'],
  ['{', 'damaged'],
  ['[]', 'not-a-lesson'],
  ['{"format":"arab-revolt"}', 'not-a-lesson'],
  [`{"format":"lesson","version":${VERSION + 1}}`, 'from-the-future'],
  ['{"format":"lesson","version":"1"}', 'wrong-shape'],
  ['{"format":"lesson","version":1,"lesson":{}}', 'wrong-shape'],
  [`{"steps":${'['.repeat(50)}${']'.repeat(50)}}`, 'damaged'],
  ['{"format":"lesson","version":1,"lesson":{"__proto__":{}}}', 'damaged'],
  ['x'.repeat(1_000_001), 'too-large'],
])('%.50s is refused: %s', async (text, mistake) => {
  expect(await openLesson(text)).toEqual({ lesson: null, mistake })
})

test.each([
  ['', 'not-a-lesson'],
  ['#g=AAAA', 'not-a-lesson'],
  ['#l=', 'damaged'],
  ['#l=AAAAAAAAAAAA', 'from-the-future'],
  ['#l=AQAAAAAAAAAA', 'damaged'],
  [`#l=${'A'.repeat(70_000)}`, 'not-a-lesson'],
])('the link %.30s is refused: %s', async (link, mistake) => {
  expect(await openLessonLink(link)).toEqual({ lesson: null, mistake })
})

/** A text in which one to three letters are gone, doubled, or others. */
const smudged = (text: string, seed: number): string => {
  const letters = Array.from(text)
  let k = 0
  const upTo = (most: number) => Math.floor(seededNumber(seed, k++) * most)
  for (let n = upTo(3); n >= 0; n--) {
    const at = upTo(letters.length)
    letters.splice(at, upTo(2), ...['', '{', '"', '\\', 'A', '0'].slice(upTo(6)).slice(0, 1))
  }
  return letters.join('')
}

/** In milliseconds of a processor: a busy machine does not lengthen them. */
const SLOW = 1_000
const AGAINST_CODE = '<img src=x onerror="globalThis.ran = true">'

/** How many: `MUTANTS=10000 npm run test:unit -- written` tries more. */
const MUTANTS = Number(process.env['MUTANTS'] ?? 2500)

test('of many damaged files and links none throws, none runs code, none takes a second', async () => {
  const met = { read: 0, refused: 0 }
  const file = writeLesson(SMALL)
  const link = (await linkOf(SMALL))!
  let slowest = 0
  for (let seed = 0; seed < MUTANTS; seed++) {
    const begun = process.cpuUsage()
    const text =
      seed % 3 === 0
        ? smudged(file, seed)
        : JSON.stringify({ format: 'lesson', version: 1, lesson: mutant(SMALL, seed) })
    const isLink = seed % 5 === 0
    const { lesson, mistake } = isLink
      ? await openLessonLink(smudged(link, seed))
      : await openLesson(text.replace('A map.', JSON.stringify(AGAINST_CODE).slice(1, -1)))
    // How damaged answers are played is tried with lessons; here some are enough.
    if (lesson && seed % 10 === 0) played(lesson)
    if (!lesson) expect(mistake).not.toBeNull()
    met[lesson ? 'read' : 'refused']++
    const { user, system } = process.cpuUsage(begun)
    slowest = Math.max(slowest, (user + system) / 1000)
  }
  expect(slowest).toBeLessThan(SLOW)
  expect(globalThis).not.toHaveProperty('ran')
  for (const number of Object.values(met)) expect(number).toBeGreaterThan(MUTANTS / 20)
})

test('a link that would inflate to more than any lesson is let go', async () => {
  const long = { ...SMALL, goal: 'x'.repeat(3_000_000) }
  const link = await linkOf(long)
  expect(link).not.toBeNull()
  expect(await openLessonLink(link!)).toEqual({ lesson: null, mistake: 'damaged' })
})
