import type { Mind } from '../../../../src/bots/mind'
import type { House } from '../../../../src/games/index'
import { STUDIES } from '../../../../src/games/palestine/studies/index'
import type { Study } from '../../../../src/studies/study'
import { studiesHold } from '../../../studies/hold'
import { MIND } from '../bots/mind'
import '../begin'

studiesHold('palestine', STUDIES as unknown as readonly Study[], MIND as unknown as Mind<House>)
