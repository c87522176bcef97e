/** What was wrong with something that was handed to the rules. */
export type Mistake =
  | 'not-offered'
  | 'game-over'
  | 'dead-end'
  | 'nothing-to-undo'
  | 'no-such-answer'
  | 'not-an-object'
  | 'unknown-field'
  | 'unknown-space'
  | 'unknown-piece'
  | 'unknown-card'
  | 'unknown-value'
  | 'not-a-count'
  | 'too-many-pieces'
  | 'too-many-chits'
  | 'too-many-bases-here'
  | 'base-on-railway'
  | 'british-abroad'
  | 'country-out-of-play'
  | 'marker-out-of-place'
  | 'curfew-without-british'
  | 'political-will-out-of-range'
  | 'unity-out-of-range'
  | 'card-twice'
  | 'not-a-capability'
  | 'capability-not-played'
  | 'phase-does-not-fit'

/** The one error of the rules: it names what was asked and what was given, and nothing has changed. */
export class RulesError extends Error {
  override readonly name = 'RulesError'
  readonly mistake: Mistake
  /** Where: the question that was asked, or the part of a set-up. */
  readonly asked: string
  readonly given: unknown

  constructor(mistake: Mistake, asked: string, given: unknown) {
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
