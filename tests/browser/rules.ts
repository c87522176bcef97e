/*
 * For what plays beside the page: rules and screen of both games are loaded, as they are there before anything is
 * shown. The first is meant where none is named.
 */
import { COVER as ARAB_REVOLT } from '../../src/games/arab-revolt/screen/cover'
import { COVER as PALESTINE } from '../../src/games/palestine/screen/cover'
import { offerCover } from '../../src/ui/screen/cover'
import { loadScreen, offerScreen } from '../../src/ui/screen/screens'

offerCover('arab-revolt', ARAB_REVOLT)
offerCover('palestine', PALESTINE)
offerScreen(
  'arab-revolt',
  async () => (await import('../../src/games/arab-revolt/screen/index')).SCREEN,
)
offerScreen(
  'palestine',
  async () => (await import('../../src/games/palestine/screen/index')).SCREEN,
)
await loadScreen('arab-revolt')
await loadScreen('palestine')
