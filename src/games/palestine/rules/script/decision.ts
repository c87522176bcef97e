import {
  Decision as CoinDecision,
  type Choice as CoinChoice,
  type Refused as CoinRefused,
  type Script as CoinScript,
} from '../../../../coin/decision'
import type { ChooserOf } from '../../../../coin/world'
import type { Option } from './option'
import type { Palestine } from './world'

/* What the kernel calls a question, with the names of this game. */

export type Chooser = ChooserOf<Palestine>
export type Choice<O extends Option = Option> = CoinChoice<Palestine, O>
export type Refused = CoinRefused<Palestine>
export type Script<T = void> = CoinScript<Palestine, T>
export type Decision = CoinDecision<Palestine>
export const Decision = CoinDecision<Palestine>
