import { keysOf } from '../../../coin/keys-of'
import { useCallback, useMemo, useState, type FC } from 'react'
import { board as boardOf } from '../../../games/index'
import { played } from '../../../lessons/scenes'
import type { Lesson } from '../../../lessons/lesson'
import { MissingPart } from '../../kit/missing-part'
import { useFetched } from '../../kit/use-fetched'
import { useHeading } from '../../kit/use-heading'
import { loadOffer } from '../../screen/cover'
import { HAND_OUTS } from '../../words/en/hand-outs'
import { MapSheet } from './map-sheet'
import { PositionSheet } from './position-sheet'
import { SourcesSheet } from './sources-sheet'
import { TallySheet } from './tally-sheet'
import { TimelineSheet } from './timeline-sheet'
import type { Printed } from './printed'

const SHEETS = {
  map: MapSheet,
  position: PositionSheet,
  timeline: TimelineSheet,
  sources: SourcesSheet,
  tally: TallySheet,
} as const satisfies Readonly<Record<string, FC<Printed>>>
type SheetId = keyof typeof SHEETS
const IDS = keysOf(SHEETS)

/** The position in which a lesson begins, and the history behind it; again, where that has not come. */
const usePrinted = (lesson: Lesson): readonly [Printed, (() => void) | null] => {
  const history = useCallback(async () => {
    const offer = await loadOffer(lesson.game)
    return (await offer?.history?.()) ?? null
  }, [lesson])
  const [fetched, again] = useFetched(history)
  const first = useMemo(() => played(lesson).scenes[0]?.before, [lesson])
  const got = typeof fetched === 'string' ? null : fetched.got
  const printed = { lesson, board: first ? boardOf(first) : null, history: got }
  return [printed, fetched === 'missing' ? again : null]
}

interface Props {
  readonly lesson: Lesson
  readonly onBack: () => void
}

/** What is printed for a class: seen here as it comes from the printer, in plain paper and ink. */
export function HandOuts({ lesson, onBack }: Props) {
  const [printed, again] = usePrinted(lesson)
  const heading = useHeading()
  const [wanted, want] = useState<readonly SheetId[]>(IDS)
  const [isLarge, setLarge] = useState(false)
  if (again) return <MissingPart onAgain={again} onClose={onBack} />
  return (
    <main className="hand-outs" data-size={isLarge ? 'large' : 'normal'}>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {HAND_OUTS.of(lesson.title)}
        </h1>
        <p>{HAND_OUTS.about}</p>
        <fieldset>
          <legend>{HAND_OUTS.sheets}</legend>
          {IDS.map((id) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={wanted.includes(id)}
                onChange={({ target }) =>
                  want(IDS.filter((one) => (one === id ? target.checked : wanted.includes(one))))
                }
              />
              {HAND_OUTS[id]}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{HAND_OUTS.size}</legend>
          {(['normal', 'large'] as const).map((size) => (
            <label key={size}>
              <input
                type="radio"
                name="hand-out-size"
                checked={isLarge === (size === 'large')}
                onChange={() => setLarge(size === 'large')}
              />
              {HAND_OUTS.sizes[size]}
            </label>
          ))}
        </fieldset>
        <button type="button" className="main" onClick={() => print()}>
          {HAND_OUTS.print}
        </button>
        <button type="button" onClick={onBack}>
          {HAND_OUTS.back}
        </button>
      </header>
      {IDS.filter((id) => wanted.includes(id)).map((id) => {
        const Sheet = SHEETS[id]
        return (
          <section key={id} className="paper-sheet" data-light="light" data-sheet={id}>
            <h2>
              {HAND_OUTS[id]} <span>{lesson.title}</span>
            </h2>
            <p className="name-line">{HAND_OUTS.name}</p>
            <Sheet {...printed} />
          </section>
        )
      })}
    </main>
  )
}
