/** Why a game is not kept. */
export type Trouble = 'blocked' | 'full' | 'broken' | 'newer' | 'elsewhere'

/** The one error of the shelf. */
export class ShelfError extends Error {
  override readonly name = 'ShelfError'
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super(trouble)
    this.trouble = trouble
  }
}

/** By the names that browsers give: the same trouble has several. */
const TROUBLE_OF: Readonly<Record<string, Trouble>> = {
  QuotaExceededError: 'full',
  SecurityError: 'blocked',
  InvalidStateError: 'blocked',
  ReferenceError: 'blocked',
  VersionError: 'newer',
}

/** What is behind an error of the database. */
export const troubleOf = (error: unknown): Trouble => {
  if (error instanceof ShelfError) return error.trouble
  return (error instanceof Error && TROUBLE_OF[error.name]) || 'broken'
}
