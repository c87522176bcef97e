import { useMemo } from 'react'
import type { Game, Option } from '../../games/index'
import { lineSteps, type LineStep } from '../../insight/line-steps'
import { atOf, type TableStore } from '../../store/index'
import { tryLine } from '../../store/lab/try-line'
import { useGesture, useHands } from '../hands/gesture'
import { useStores } from '../kit/stores'
import { useScreen } from '../screen/use-screen'
import { givenText } from '../words/en/announce'
import { LAB } from '../words/en/lab'

interface Props {
  readonly table: TableStore
  readonly moment: number
  readonly game: Game
  readonly line: readonly Option[]
}

/** A step of the line: pressed, the map shows the board after it. */
function Step({ step, at }: { step: LineStep; at: number }) {
  const screen = useScreen()
  const { setGesture } = useHands()
  const isShown = useGesture(at, ({ pictured }) => pictured === step.board)
  const { ask, by } = step.question
  return (
    <li className={by === 'chance' ? by : screen.map.colourOf(by)}>
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setGesture(at, { pictured: isShown ? null : step.board })}
      >
        {LAB.step(screen.words.askName(ask), givenText(step, screen))}
      </button>
    </li>
  )
}

/** The best line that was found: to be stepped through on the map, and to be tried. */
export function BestLine({ table, moment, game, line }: Props) {
  const steps = useMemo(() => lineSteps(game, line), [game, line])
  const stores = useStores()
  const { setGesture } = useHands()
  const at = atOf(table)
  const isPictured = useGesture(at, ({ pictured }) => pictured !== null)
  if (steps.length === 0) return null
  return (
    <section className="best-line">
      <h3>{LAB.line}</h3>
      <ol>
        {steps.map((step, i) => (
          <Step key={i} {...{ step, at }} />
        ))}
      </ol>
      <p className="note">{LAB.lineNote}</p>
      <p className="ways">
        <button type="button" onClick={() => tryLine(stores.table, moment, line)}>
          {LAB.tryLine}
        </button>
        {isPictured && (
          <button type="button" onClick={() => setGesture(at, { pictured: null })}>
            {LAB.toBoard}
          </button>
        )}
      </p>
    </section>
  )
}
