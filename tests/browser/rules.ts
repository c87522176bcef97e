/* For what plays beside the page: the rules are loaded, as they are there before anything is shown. */
import { load } from '../../src/games/index'

await load('arab-revolt')
