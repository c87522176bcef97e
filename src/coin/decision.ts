import { RulesError } from './error'
import type { ChooserOf, OptionOf, VerdictOf, World } from './world'
import type { Refusal } from './refusal'

/** Candidates for an answer, and the predicate that accepts or refuses each. */
export interface Choice<W extends World, O extends OptionOf<W> = OptionOf<W>> {
  readonly of: readonly O[] | (() => readonly O[])
  judge(option: O): VerdictOf<W>
  /** What might be asked for and is no candidate, with the reason; called only when somebody wants to know. */
  readonly denied?: (() => readonly Refused<W>[]) | undefined
}

/** A choice of any kind, where its kind does not matter. */
export interface AnyChoice<W extends World> {
  readonly of: Choice<W>['of']
  judge(option: never): VerdictOf<W>
  readonly denied?: Choice<W>['denied']
}

export interface Refused<W extends World> extends Refusal<W['reason']> {
  readonly option: OptionOf<W>
}

const candidates = <W extends World>({ of }: Choice<W>): readonly OptionOf<W>[] =>
  typeof of === 'function' ? of() : of

export type Weigh<W extends World> = (option: OptionOf<W>) => number

/** A question to one side, or to chance, with every answer to it. */
export class Decision<W extends World> {
  readonly by: ChooserOf<W>
  readonly ask: W['ask']
  readonly about: W['about']
  /** How likely an option is compared with the others, where chance does not treat all alike. */
  readonly weigh: Weigh<W> | null
  private readonly choices: readonly Choice<W>[]

  constructor(
    by: ChooserOf<W>,
    ask: W['ask'],
    about: W['about'],
    choices: readonly Choice<W>[],
    weigh: Weigh<W> | null = null,
  ) {
    this.by = by
    this.ask = ask
    this.about = about
    this.choices = choices
    this.weigh = weigh
  }

  /** Every legal answer. A question without one would be a fault of the rules. */
  options(): OptionOf<W>[] {
    const options: OptionOf<W>[] = []
    for (const choice of this.choices)
      for (const option of candidates(choice))
        if (choice.judge(option) === true) options.push(option)
    if (options.length === 0) throw new RulesError('dead-end', this.ask, this.by)
    return options
  }

  /** The same question, whose answers somebody else has to accept as well. */
  narrowed(accepts: (option: OptionOf<W>) => VerdictOf<W>): Decision<W> {
    const choices = this.choices.map((choice): Choice<W> => ({
      of: choice.of,
      judge(option) {
        const verdict = choice.judge(option)
        return verdict === true ? accepts(option) : verdict
      },
      denied: choice.denied,
    }))
    return new Decision(this.by, this.ask, this.about, choices, this.weigh)
  }

  /** Every candidate that cannot be chosen, what is no candidate at all, and why. */
  refusals(): Refused<W>[] {
    const refused: Refused<W>[] = []
    for (const choice of this.choices) {
      for (const option of candidates(choice)) {
        const verdict = choice.judge(option)
        if (verdict !== true) refused.push({ option, ...verdict })
      }
      if (choice.denied) refused.push(...choice.denied())
    }
    return refused
  }
}

/** A part of the rules as it is carried out: it asks, and is resumed with the answer. */
export type Script<W extends World, T = void> = Generator<Decision<W>, T, OptionOf<W>>
