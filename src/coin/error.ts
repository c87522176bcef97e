/** What may be wrong with something that is handed to any game. */
export type CoinMistake =
  | 'not-offered'
  | 'game-over'
  | 'dead-end'
  | 'nothing-to-undo'
  | 'no-such-answer'
  | 'not-an-object'
  | 'unknown-field'
  | 'not-a-count'

/** The one error of the rules: it names what was asked and what was given, and nothing has changed. */
export class RulesError<Mistake extends string = string> extends Error {
  override readonly name = 'RulesError'
  readonly mistake: Mistake | CoinMistake
  /** Where: the question that was asked, or the part of a set-up. */
  readonly asked: string
  readonly given: unknown

  constructor(mistake: Mistake | CoinMistake, asked: string, given: unknown) {
    super(`${mistake}: ${asked}, given ${show(given)}`)
    this.mistake = mistake
    this.asked = asked
    this.given = given
  }
}

const show = (given: unknown): string => {
  try {
    const json = JSON.stringify(given) as string | undefined
    return (json ?? typeof given).slice(0, 200)
  } catch {
    return typeof given
  }
}
