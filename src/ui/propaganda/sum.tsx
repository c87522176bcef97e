import { useEffect, useState } from 'react'
import type { SpaceId } from '../../games/index'
import type { SumLine } from '../facts/sum-line'
import type { RoundWords } from '../screen/round'
import { useScreen } from '../screen/use-screen'
import { COUNT } from '../words/en/propaganda'
import type { Count } from './count'
import { SumRow } from './sum-row'
import { SumTotal } from './sum-total'

interface Props {
  readonly count: Count
  /** How many lines have been counted; all of them unless told. */
  readonly shown?: number
  readonly onLight: (spaces: ReadonlySet<SpaceId>) => void
  readonly onPress?: () => void
}

const NOTHING: ReadonlySet<SpaceId> = new Set()

/** The sum of 6.1: each line lights up what it counts, of itself when it is the latest. */
export function Sum({ count, shown = count.lines.length, onLight, onPress }: Props) {
  const { Round } = useScreen()
  const { lines } = count
  const [under, setUnder] = useState<SumLine | null>(null)
  const [held, setHeld] = useState<SumLine | null>(null)
  const latest = shown < lines.length ? lines[shown - 1] : undefined
  const lit = under ?? held ?? latest
  useEffect(() => {
    onLight(lit ? new Set(lit.spaces) : NOTHING)
    return () => onLight(NOTHING)
  }, [lit])
  const hold = (line: SumLine) => {
    setHeld(held === line ? null : line)
    onPress?.()
  }
  const headingOf = ({ headings }: RoundWords, index: number) => headings[lines[index]?.id ?? '']
  const sum = (told: RoundWords) => (
    <>
      <ol className="sum-lines" aria-label={COUNT.lines}>
        {lines.map((line, index) => (
          <li key={line.id}>
            {headingOf(told, index) !== headingOf(told, index - 1) && (
              <h3>
                <span className="rule">{line.rule}</span> {headingOf(told, index)}
              </h3>
            )}
            <SumRow
              {...{
                line,
                count,
                told,
                counted: index < shown,
                latest: line === latest,
                held: held === line,
              }}
              onHold={() => hold(line)}
              onUnder={setUnder}
            />
          </li>
        ))}
      </ol>
      <SumTotal {...{ count, told, shown }} />
    </>
  )
  return <Round>{sum}</Round>
}
