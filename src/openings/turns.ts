import type { Door } from '../coin/door'
import type { GameRecord } from '../coin/game'
import type { Openings, Where } from '../coin/openings'
import type { OptionOf, World } from '../coin/world'

/** A turn that was taken: where, and what was done, the more exactly the further on. */
export interface TurnTaken {
  readonly where: Where
  readonly box: string
  /** The Operation and what went with it, in the order in which they were chosen. */
  readonly action: string
  /** The spaces that were chosen, in the order of their names. */
  readonly spaces: string
}

/** Between several in one name. */
export const AND = '+'

class Noting {
  readonly where: Where
  private readonly noted = {
    box: new Set<string>(),
    action: new Set<string>(),
    space: new Set<string>(),
  }

  constructor(where: Where) {
    this.where = where
  }

  isAt(where: Where): boolean {
    return this.where.every((one, i) => one === where[i])
  }

  note(part: keyof Noting['noted'], answer: unknown): void {
    if (typeof answer === 'string') this.noted[part].add(answer)
  }

  turn(): TurnTaken {
    const { box, action, space } = this.noted
    const { where } = this
    const joined = (all: ReadonlySet<string>) => [...all].join(AND)
    return { where, box: joined(box), action: joined(action), spaces: [...space].sort().join(AND) }
  }
}

/** The turns of a game, each that was taken to its end, and the board after its last answer. */
export const turnsIn = <W extends World>(
  door: Door<W>,
  { where, part }: Openings<W>,
  { setup, answers }: GameRecord<W>,
): { turns: readonly TurnTaken[]; board: W['board'] } => {
  const notings: Noting[] = []
  const notingAt = (here: Where): Noting => {
    const last = notings.at(-1)
    if (last?.isAt(here)) return last
    const next = new Noting(here)
    notings.push(next)
    return next
  }
  let at = 0
  const { board, question } = door.playOn(
    door.newGame(setup),
    (asked, now) => {
      const answer = answers[at++] as OptionOf<W>
      const here = where(asked, now)
      const of = part(asked, answer)
      if (here !== null) {
        const noting = notingAt(here)
        if (of !== null) noting.note(of, answer)
      }
      return answer
    },
    () => at === answers.length,
  )
  const open = question && where(question, board)
  if (open && notings.at(-1)?.isAt(open)) notings.pop()
  return { turns: notings.map((one) => one.turn()), board }
}
