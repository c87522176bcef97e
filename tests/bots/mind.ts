import { mindOf } from '../../src/bots/mind'
import { unpackWeights } from '../../src/bots/weights'
import { PERCEPTION, weights } from '../../src/games/arab-revolt/bots/index'
import { DOOR } from '../../src/games/arab-revolt/rules/index'

export const MIND = mindOf(DOOR, PERCEPTION, unpackWeights(await weights()))
