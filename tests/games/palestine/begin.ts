/* For tests in which Palestine is played through the house: its rules and its cover are there, as on the page. */
import { load, type Game } from '../../../src/games/index'
import { COVER } from '../../../src/games/palestine/screen/cover'
import type { Game as Own } from '../../../src/games/palestine/rules/index'
import { offerCover } from '../../../src/ui/screen/cover'
import { offerScreen } from '../../../src/ui/screen/screens'

offerCover('palestine', COVER)
offerScreen(
  'palestine',
  async () => (await import('../../../src/games/palestine/screen/index')).SCREEN,
)
await load('palestine')

/** A game of Palestine as the house takes it. */
export const ofHouse = (game: Own): Game => game as unknown as Game
