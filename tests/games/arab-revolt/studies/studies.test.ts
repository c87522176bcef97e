import { STUDIES } from '../../../../src/games/arab-revolt/studies/index'
import { MIND } from '../../../bots/mind'
import { ofHouse } from '../../../screen'
import { studiesHold } from '../../../studies/hold'

studiesHold('arab-revolt', STUDIES, ofHouse(MIND))
