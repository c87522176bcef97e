import { expect } from '@playwright/test'
import { sameOption } from '../../src/games/index'
import { present } from '../../src/store/index'
import { doingsOf, placeOf, suggestedStroke } from '../../src/ui/learn/suggested-stroke'
import { lessonsOf, setupOf } from '../../src/ui/learn/lessons'
import { LEARN } from '../../src/ui/words/en/learn'
import { mouse } from './hands/mouse'
import { Lockstep } from './lockstep'
import { answersAt } from './mirror'
import type { TablePage } from './table-page'
import { inOneStep, test } from './test'

/** All lessons of a game, one after the other. */
const follow = async (table: TablePage): Promise<void> => {
  const { page } = table
  const game = new Lockstep(table, mouse(table))
  await game.beginToLearn()
  const lessons = lessonsOf(table.game)
  for (const [index, lesson] of lessons.entries()) {
    const all = doingsOf(lesson).length
    for (;;) {
      const place = placeOf(game.mirror.getState())
      if (place === 'over' || place === null) break
      await expect(table.hint).toContainText(LEARN.progress(lesson.title, place.number, all))
      if ('ask' in place.step) {
        await expect(table.hint).toContainText(place.step.ask)
        await game.answer(suggestedStroke(game.mirror.getState()))
        continue
      }
      await page.getByRole('button', { name: LEARN.goOn }).click()
      const { answer } = game.mirror.getState()
      answer(...place.suggested)
      if (present(game.mirror.getState())?.turnOver) game.mirror.getState().endTurn()
      await game.settle()
    }
    await expect(table.hint).toContainText(LEARN.over(lesson.title))
    const next = lessons[index + 1]
    if (!next) return
    await page.getByRole('button', { name: LEARN.next(next.title, next.minutes) }).click()
    game.mirror.getState().newGame(setupOf(next)!)
    await game.settle()
  }
}

test(
  'All lessons can be followed one after the other, from hint to hint to their end',
  inOneStep(({ table }) => follow(table)),
)

test.describe('Palestine', () => {
  test.use({ game: 'palestine' })

  test(
    'All its lessons can be followed from hint to hint',
    inOneStep(({ table }) => follow(table)),
  )
})

test('A hint marks its answer, can be put away, knows when one goes one’s own way, and is there after a reload', async ({
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

  await game.answer(suggestedStroke(game.mirror.getState()))
  const place = placeOf(game.mirror.getState())
  if (place === null || place === 'over') throw new Error('The lesson is over.')
  await page.reload()
  await expect(table.hint).toContainText(place.step.say)
  await expect(table.suggested.first()).toBeVisible()
})
