import { memo, useMemo, useState } from 'react'
import { atOf, lineOf, notedMoments, type Moment, type TableStore } from '../../store/index'
import { HISTORY, placeText } from '../words/en/history'
import { useHistory, useOpened } from '../hands/opened'
import { placesOf, stepped, type Direction, type Place, type Stride } from '../facts/places'
import { doingAt } from '../told/doing'
import { useScreen } from '../screen/use-screen'
import { StepButton } from './step-button'

interface Props {
  readonly table: TableStore
  /** The moment that is shown, where it is not the present one. */
  readonly looking: number | null
  readonly onLook: (moment: number) => void
  /** Does without it, where it does not come. */
  readonly onClose: () => void
}

const BACK = ['card', 'action', 'step'] as const
const FORTH = ['step', 'action', 'card'] as const

/** Marks on the slider: moments with a note. */
const Marks = memo(function Marks({ id, moments }: { id: string; moments: readonly number[] }) {
  return (
    <datalist id={id}>
      {moments.map((moment) => (
        <option key={moment} value={moment} />
      ))}
    </datalist>
  )
})

interface SliderProps {
  readonly last: number
  readonly shown: number
  readonly text: string
  readonly noted: readonly number[]
  readonly onLook: (moment: number) => void
  readonly onFocus: (focused: boolean) => void
}

function Slider({ last, shown, text, noted, onLook, onFocus }: SliderProps) {
  return (
    <>
      <input
        type="range"
        min={0}
        max={last}
        value={shown}
        list="noted"
        aria-label={HISTORY.slider}
        aria-valuetext={text}
        onChange={({ target }) => onLook(Number(target.value))}
        onFocus={() => onFocus(true)}
        onBlur={() => onFocus(false)}
      />
      <Marks id="noted" moments={noted} />
    </>
  )
}

/** What is said of the moment that is shown. */
const usePlaceText = (line: readonly Moment[], places: readonly Place[], shown: number): string => {
  const screen = useScreen()
  return useMemo(() => {
    const place = places[shown]
    return place ? placeText(place, doingAt(line, places, shown, screen), screen.words) : ''
  }, [line, places, shown, screen])
}

/** One row to go back and forth through the game: by card, by action, by step, or with the slider. */
export function HistoryBar({ table, looking, onLook }: Props) {
  const { branches, branch } = table
  const [line, at] = [lineOf(table), atOf(table)]
  const { openHistory } = useHistory()
  const page = useOpened((state) => state.page)
  const [sliding, setSliding] = useState(false)
  const places = useMemo(() => placesOf(line), [line])
  const noted = useMemo(() => notedMoments({ branches, branch }), [branches, branch])
  const shown = looking ?? at
  const place = usePlaceText(line, places, shown)
  const number = HISTORY.of(shown, line.length - 1)
  const isNoted = noted.includes(shown)
  const button = (stride: Stride, direction: Direction) => {
    const to = stepped(places, shown, stride, direction)
    return (
      <StepButton
        key={stride}
        {...{ stride, direction }}
        onStep={to === shown ? null : () => onLook(to)}
      />
    )
  }
  return (
    <section className="history-bar" aria-label={HISTORY.title}>
      <div className="steps">
        {BACK.map((stride) => button(stride, 'back'))}
        <Slider
          {...{ shown, noted }}
          text={HISTORY.at(place, number)}
          last={line.length - 1}
          onLook={onLook}
          onFocus={setSliding}
        />
        {FORTH.map((stride) => button(stride, 'forth'))}
      </div>
      <p>
        {/* The slider says it itself. */}
        <span aria-live={sliding ? 'off' : 'polite'}>
          <b>{number}</b> {shown === at && `(${HISTORY.present}) `}
          {place}
          {isNoted && `, ${HISTORY.noted}`}
        </span>
        <button
          type="button"
          aria-pressed={page}
          data-key="page"
          onClick={() => openHistory({ page: !page })}
        >
          {HISTORY.page}
        </button>
      </p>
    </section>
  )
}
