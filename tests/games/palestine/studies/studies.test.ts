import { STUDIES } from '../../../../src/games/palestine/studies/index'
import { ofHouse } from '../../../screen'
import { studiesHold } from '../../../studies/hold'
import { MIND } from '../bots/mind'
import '../begin'

studiesHold('palestine', STUDIES, ofHouse(MIND))
