import {
  Decision as CoinDecision,
  type AnyChoice as CoinAnyChoice,
  type Choice as CoinChoice,
  type Refused as CoinRefused,
  type Script as CoinScript,
} from '../../../../coin/decision'
import type { ChooserOf } from '../../../../coin/world'
import type { Option } from './option'
import type { ArabRevolt } from './world'

/* What the kernel calls a question, with the names of this game. */

export type Chooser = ChooserOf<ArabRevolt>
export type Choice<O extends Option = Option> = CoinChoice<ArabRevolt, O>
export type AnyChoice = CoinAnyChoice<ArabRevolt>
export type Refused = CoinRefused<ArabRevolt>
export type Script<T = void> = CoinScript<ArabRevolt, T>
export type Decision = CoinDecision<ArabRevolt>
export const Decision = CoinDecision<ArabRevolt>
