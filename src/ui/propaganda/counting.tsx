import { useEffect, useState } from 'react'
import { entryOf } from '../../coin/entry-of'
import { board, type SpaceId } from '../../games/index'
import type { Moment, TableStore } from '../../store/index'
import type { Ending } from '../decision/ending'
import { Footer } from '../decision/footer'
import { Prompt } from '../kit/prompt'
import type { Words } from '../screen/screen'
import { useScreen } from '../screen/use-screen'
import { COUNT } from '../words/en/propaganda'
import { useMedia } from '../kit/use-media'
import { useRoot } from '../kit/use-root'
import type { Count } from './count'
import { Sum } from './sum'

const PACE = 900

/** How many lines have been counted: one more at a calm pace, or all at once. */
const useCounted = (lines: number): readonly [number, () => void] => {
  const asked = useRoot('motion') === 'reduced'
  const still = useMedia('still') || asked
  const [counted, setCounted] = useState(0)
  useEffect(() => {
    if (still || counted >= lines) return
    const timer = setTimeout(() => setCounted(counted + 1), PACE)
    return () => clearTimeout(timer)
  }, [still, counted, lines])
  return [still ? lines : counted, () => setCounted(lines)]
}

interface Props {
  readonly table: TableStore
  readonly now: Moment
  readonly count: Count
  readonly onLight: (spaces: ReadonlySet<SpaceId>) => void
}

const endingOf = (
  { from, to, outcome }: Count,
  { game }: Moment,
  { phases }: Words,
  press: () => void,
): Ending => ({
  what: 'press',
  title: COUNT.move(from, to),
  notes: [outcome ? COUNT.thenEnd : COUNT.then(entryOf(phases, board(game).phase))],
  press,
})

/** 6.1 Before anything else in a Propaganda Round: the sum, built line by line. */
export function Counting({ table, now, count, onLight }: Props) {
  const { words } = useScreen()
  const { length } = count.lines
  const [shown, showAll] = useCounted(length)
  const ending: Ending =
    shown < length
      ? { what: 'press', title: COUNT.whole, notes: [COUNT.wholeNote], press: showAll }
      : endingOf(count, now, words, table.goOn)
  return (
    <section className="decision counting" data-part="decision" aria-label={COUNT.title}>
      <div className="body">
        <Prompt>{COUNT.title}</Prompt>
        <Sum count={count} shown={shown} onLight={onLight} onPress={showAll} />
      </div>
      <Footer table={table} ending={ending} />
    </section>
  )
}
