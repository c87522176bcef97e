/* For tests in which Palestine is played through the house: its rules and its cover are there, as on the page. */
import { load } from '../../../src/games/index'
import { COVER } from '../../../src/games/palestine/screen/cover'
import { offerCover } from '../../../src/ui/screen/cover'
import { offerScreen } from '../../../src/ui/screen/screens'

offerCover('palestine', COVER)
offerScreen(
  'palestine',
  async () => (await import('../../../src/games/palestine/screen/index')).SCREEN,
)
await load('palestine')
