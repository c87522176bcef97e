import { expect } from '@playwright/test'
import { sameOption } from '../../src/games/arab-revolt/rules/index'
import { PATH } from '../../src/ui/learn/first-game'
import { lessonAt } from '../../src/ui/learn/lesson-at'
import { suggestedStroke } from '../../src/ui/learn/suggested-stroke'
import { CLOSING, HINTS, LEARN } from '../../src/games/arab-revolt/words/en/learn'
import { mouse } from './hands/mouse'
import { Lockstep } from './lockstep'
import { answersAt } from './mirror'
import { test } from './test'

test('The first game can be followed from hint to hint to its end', async ({ table }) => {
  const game = new Lockstep(table, mouse(table))
  await game.beginToLearn()
  const followed = new Set<number>()
  for (;;) {
    const lesson = lessonAt(game.mirror.getState())
    if (lesson?.kind !== 'step') break
    followed.add(lesson.number)
    await expect(table.hint).toContainText(LEARN.progress(lesson.number, PATH.length))
    await expect(table.hint).toContainText(HINTS[lesson.hint].advice)
    const suggested = suggestedStroke(game.mirror.getState())
    await game.answer(suggested)
  }
  expect(followed.size).toBe(PATH.length)
  await expect(table.hint).toContainText(CLOSING.title)
  await game.step()
})

test('A hint marks its answer, can be put away, and knows when one goes one’s own way', async ({
  table,
  page,
}) => {
  const game = new Lockstep(table, mouse(table))
  await game.beginToLearn()
  await expect(table.suggested).toBeVisible()
  await page.keyboard.press('i')
  await expect(table.suggested).toBeHidden()
  await page.keyboard.press('i')
  await expect(table.suggested).toBeVisible()
  const suggested = suggestedStroke(game.mirror.getState())!
  const other = answersAt(game.now).find((option) => !sameOption(option, suggested[0]))
  await game.answer([other!])
  await expect(table.hint).toContainText(LEARN.ownWay)
  await game.undo()
  await expect(table.suggested).toBeVisible()
})
