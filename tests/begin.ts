/*
 * Before every test file: the rules are loaded, and where there is a DOM the screen, as they are on the page
 * before anything is shown.
 */
import { load } from '../src/games/index'
import { COVER } from '../src/games/arab-revolt/screen/cover'
import { loadOffer, offerCover } from '../src/ui/screen/cover'
import { loadScreen, offerScreen } from '../src/ui/screen/screens'

offerCover('arab-revolt', COVER)
offerScreen(
  'arab-revolt',
  async () => (await import('../src/games/arab-revolt/screen/index')).SCREEN,
)
await load('arab-revolt')

/* In a DOM, what is waited for may take as long as a slow machine needs. */
if (typeof document !== 'undefined') {
  // Files share a page: one that asks for stillness asks for itself.
  delete document.documentElement.dataset['motion']
  // The menu is a popover, which happy-dom does not know.
  HTMLElement.prototype.hidePopover = () => undefined
  ;(await import('@testing-library/dom')).configure({ asyncUtilTimeout: 60_000 })
  await Promise.all([loadScreen('arab-revolt'), loadOffer('arab-revolt')])
  const { loadTheRest } = await import('../src/ui/kit/later')
  // What a test file draws is there at once, whether the page loads it later or not.
  ;(await import('vitest')).beforeAll(loadTheRest)
}
