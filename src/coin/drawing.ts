import type { askingIn } from './asking'
import { Decision, type Script } from './decision'
import { refuse } from './refusal'
import type { OptionOf, VerdictOf, World } from './world'

/** How many of any kind lie together. */
export const sumOf = (counts: Readonly<Record<string, number>>): number => {
  let sum = 0
  for (const kind in counts) sum += counts[kind]!
  return sum
}

/** What chance answers beside cards: dice, and chits out of a cup. */
export const drawingIn = <W extends World>({ choice }: ReturnType<typeof askingIn<W>>) => {
  const die = [choice([1, 2, 3, 4, 5, 6] as readonly (number & OptionOf<W>)[])]

  function* rollDie(about: W['about']): Script<W, number> {
    return (yield new Decision<W>('chance', 'roll.die', about, die)) as number
  }

  /** One of these, each that lies in the cup as likely as any other. */
  function* drawn<Chit extends OptionOf<W> & PropertyKey>(
    ask: W['ask'],
    rule: string,
    chits: readonly Chit[],
    cup: Readonly<Record<Chit, number>>,
  ): Script<W, Chit> {
    const inCup = choice(chits, (chit): VerdictOf<W> =>
      cup[chit] > 0 ? true : refuse(rule, 'chit-not-at-hand'),
    )
    const weigh = (chit: OptionOf<W>) => cup[chit as Chit]
    return (yield new Decision<W>('chance', ask, {}, [inCup], weigh)) as Chit
  }

  return { rollDie, drawn }
}
