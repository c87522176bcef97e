/* For what plays beside the page: the rules are loaded, as they are there before anything is shown. */
import { COVER } from '../../src/games/arab-revolt/screen/cover'
import { load } from '../../src/games/index'
import { offerCover } from '../../src/ui/screen/cover'

offerCover('arab-revolt', COVER)
await load('arab-revolt')
