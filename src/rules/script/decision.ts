import { RulesError } from '../board/error'
import type { OperationsChit } from '../data/chits'
import type { Faction } from '../data/factions'
import type { SpaceId } from '../data/spaces'
import type { Option } from './option'
import type { Refusal, Verdict } from './refusal'

export type Chooser = Faction | 'chance'

/** What a decision is about, for those who put it into words. */
export interface About {
  readonly space?: SpaceId
  readonly spaces?: readonly SpaceId[]
  readonly limit?: number
  /** Whether spaces are owed until none can be selected any more, or the limit is reached. */
  readonly owed?: true
  readonly target?: number
  readonly modifier?: number
  readonly chit?: OperationsChit
}

/** Candidates for an answer, and the predicate that accepts or refuses each. */
export interface Choice<O extends Option = Option> {
  readonly of: readonly O[] | (() => readonly O[])
  judge(option: O): Verdict
}

/** A choice of any kind, where its kind does not matter. */
export interface AnyChoice {
  readonly of: Choice['of']
  judge(option: never): Verdict
}

export interface Refused extends Refusal {
  readonly option: Option
}

const candidates = ({ of }: Choice): readonly Option[] => (typeof of === 'function' ? of() : of)

export type Weigh = (option: Option) => number

/** A question to one side, or to chance, with every answer to it. */
export class Decision {
  readonly by: Chooser
  readonly ask: Ask
  readonly about: About
  /** How likely an option is compared with the others, where chance does not treat all alike. */
  readonly weigh: Weigh | null
  private readonly choices: readonly Choice[]

  constructor(
    by: Chooser,
    ask: Ask,
    about: About,
    choices: readonly Choice[],
    weigh: Weigh | null = null,
  ) {
    this.by = by
    this.ask = ask
    this.about = about
    this.choices = choices
    this.weigh = weigh
  }

  /** Every legal answer. A question without one would be a fault of the rules. */
  options(): Option[] {
    const options: Option[] = []
    for (const choice of this.choices)
      for (const option of candidates(choice))
        if (choice.judge(option) === true) options.push(option)
    if (options.length === 0) throw new RulesError('dead-end', this.ask, this.by)
    return options
  }

  /** Every candidate that cannot be chosen, and why. */
  refusals(): Refused[] {
    const refused: Refused[] = []
    for (const choice of this.choices)
      for (const option of candidates(choice)) {
        const verdict = choice.judge(option)
        if (verdict !== true) refused.push({ option, ...verdict })
      }
    return refused
  }
}

/** A part of the rules as it is carried out: it asks, and is resumed with the answer. */
export type Script<T = void> = Generator<Decision, T, Option>

/** Every question that the rules ask. */
export const ASKS = [
  'reveal.card',
  'turn.chit',
  'turn.draw-chit',
  'turn.box',
  'turn.operation',
  'turn.event',
  'turn.punishment-to-hold',
  'turn.base',
  'turn.activity',
  'chit-effect.guerrilla',
  'roll.die',
  'place.from-map',
  'place.marched',
  'deploy.space',
  'deploy.piece',
  'deploy.curfew',
  'patrol.space',
  'patrol.move',
  'patrol.assault',
  'sweep.space',
  'sweep.move',
  'sweep.irregular',
  'assault.space',
  'rally.space',
  'rally.guerrilla',
  'rally.opposition',
  'march.space',
  'march.group',
  'sabotage.space',
  'ambush.space',
  'ambush.target',
  'punish.draw',
  'punish.chit',
  'punish.space',
  'punish.detain',
  'punish.sabotage',
  'divide.way',
  'divide.space',
  'divide.guerrilla',
  'air-recon.space',
  'mobilize.base',
  'mobilize.guerrilla',
  'raid.space',
  'raid.group',
  'raid.operation',
  'grant.operation',
  'grant.activity',
  'propaganda.punishment',
  'propaganda.assistance',
  'propaganda.resources',
  'propaganda.chit',
  'propaganda.divide',
  'propaganda.mobilize',
  'redeploy.troops',
  'redeploy.police',
  'redeploy.irregular',
  'redeploy.guerrillas',
  'reset.troops',
  'event.space',
  'event.piece',
  'event.punishment',
  'event.go-on',
] as const
export type Ask = (typeof ASKS)[number]
