import { useEffect, useMemo, useState } from 'react'
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
function Step({ step, number, at }: { step: LineStep; number: number; at: number }) {
  const screen = useScreen()
  const { setGesture } = useHands()
  const isShown = useGesture(at, ({ pictured }) => pictured?.step === number)
  const { ask, by } = step.question
  return (
    <li className={by === 'chance' ? by : screen.map.colourOf(by)}>
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() =>
          setGesture(at, { pictured: isShown ? null : { board: step.board, step: number } })
        }
      >
        {LAB.step(screen.words.askName(ask), givenText(step, screen))}
      </button>
    </li>
  )
}

/** While a step is pictured the line stays as it is, also when another is found. */
const useStanding = (line: readonly Option[], stays: boolean): readonly Option[] => {
  const [standing, setStanding] = useState(line)
  if (!stays && standing !== line) setStanding(line)
  return stays ? standing : line
}

/** Where what was pressed goes away with its moment. */
const focusHeading = (): void =>
  document.querySelector<HTMLElement>('[data-part=lab] h2')?.focus({ preventScroll: true })

/** The best line that was found: to be stepped through on the map, and to be tried. */
export function BestLine({ table, moment, game, line: found }: Props) {
  const stores = useStores()
  const { setGesture } = useHands()
  const at = atOf(table)
  const isPictured = useGesture(at, ({ pictured }) => pictured !== null)
  const line = useStanding(found, isPictured)
  const steps = useMemo(() => lineSteps(game, line), [game, line])
  useEffect(() => () => setGesture(at, { pictured: null }), [at, setGesture])
  if (steps.length === 0) return null
  return (
    <section className="best-line">
      <h3>{LAB.line}</h3>
      <ol data-part="line">
        {steps.map((step, i) => (
          <Step key={i} {...{ step, at }} number={i + 1} />
        ))}
      </ol>
      <p className="note">{LAB.lineNote}</p>
      <p className="ways">
        <button
          type="button"
          onClick={() => {
            if (tryLine(stores.table, moment, line)) focusHeading()
          }}
        >
          {LAB.tryLine}
        </button>
      </p>
    </section>
  )
}
