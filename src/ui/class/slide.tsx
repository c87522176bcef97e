import type { CSSProperties } from 'react'
import { setIn, type Room } from '../../classroom/sight-line'
import type { Shown } from '../../classroom/shown'
import { CLASS } from '../words/en/class'
import { useFitted } from './fitted'
import { headingOf } from './heading-of'
import { Inline, Runs } from './inline'
import { capitalEm } from './letter'
import { SlideChoices } from './slide-choices'
import { SlideMap } from './slide-map'
import { useSize } from './use-size'

/** The card with which a room is tried. */
function TestCard() {
  const [letters, question] = CLASS.card
  return (
    <div className="slide-card">
      <p>{letters}</p>
      <p>{question}</p>
    </div>
  )
}

interface PartProps {
  readonly shown: Shown
  readonly size: number
}

function Maps({ shown, size }: PartProps) {
  const { board, earlier, kind, light } = shown
  if (!board) return null
  if (kind !== 'compare' || !earlier) return <SlideMap {...{ board, earlier, light, size }} />
  return [earlier, board].map((one, index) => (
    <SlideMap
      key={index}
      title={index === 0 ? CLASS.was : CLASS.is}
      board={one}
      earlier={index === 0 ? board : earlier}
      light={light}
      size={size}
    />
  ))
}

function Words({ shown }: { readonly shown: Shown }) {
  const { words, asks, choices, works, board, earlier } = shown
  const heading = headingOf(shown)
  const { box, grow, runs, isCut } = useFitted(words)
  return (
    <div
      ref={box}
      className="slide-words"
      data-part="text"
      style={{ '--grow': grow } as CSSProperties}
    >
      {heading && <h2>{heading}</h2>}
      <p className="words" data-part="words" data-cut={isCut || undefined}>
        <Runs runs={runs} />
      </p>
      {asks && (
        <p className="asks">
          <Inline text={asks} />
        </p>
      )}
      {choices.length > 0 && <SlideChoices choices={choices} />}
      {works.map(({ id, work }) => (
        <cite key={id}>{work}</cite>
      ))}
      {board && (
        <p className="will">
          {CLASS.will} <b>{CLASS.changed((earlier ?? board).politicalWill, board.politicalWill)}</b>
        </p>
      )}
    </div>
  )
}

/** Whatever is written in a picture: when it changes, its letters are fitted anew. */
const writtenIn = (shown: Shown): string => {
  const { at, words, asks, choices, works, board } = shown
  return JSON.stringify([at, headingOf(shown), words, asks, choices, works, board !== null])
}

interface StopProps extends PartProps {
  readonly width: number
}

function Stop({ shown, size, width }: StopProps) {
  if (shown.isCovered) return <p className="slide-card">{CLASS.covered}</p>
  return (
    <div className="slide-stop" data-kind={shown.kind} data-map={shown.board !== null || undefined}>
      <Maps {...{ shown, size }} />
      <Words key={`${writtenIn(shown)} ${size} ${width}`} shown={shown} />
    </div>
  )
}

interface Props {
  readonly room: Room
  /** Null for the test card. */
  readonly shown: Shown | null
}

/** The picture: one thing at a time, in letters that the back row of the room can read. */
export function Slide({ room, shown }: Props) {
  const [picture, { width, height }] = useSize()
  const { size } = setIn(room, height, capitalEm())
  return (
    <div
      ref={picture}
      className="slide"
      data-part="slide"
      data-light={room.light}
      data-at={shown?.at}
      style={{ fontSize: `${size}px` }}
    >
      {height > 0 && (shown ? <Stop {...{ shown, size, width }} /> : <TestCard />)}
    </div>
  )
}
