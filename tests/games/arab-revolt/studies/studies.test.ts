import { STUDIES } from '../../../../src/games/arab-revolt/studies/index'
import { MIND } from '../../../bots/mind'
import { studiesHold } from '../../../studies/hold'

studiesHold('arab-revolt', STUDIES, MIND)
