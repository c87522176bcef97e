import { Fragment } from 'react'
import { Rule } from './rule'

const NUMBER = /(\(?\b(?:[A-Z]{1,2}\d{1,2}|\d\.\d{1,2}(?:\.\d)?)\b[).,;]*)/
const PARTS = /^(\(?)(.*?)([).,;]*)$/

/** A number with its brackets: no line ends between them. */
function Numbered({ part }: { part: string }) {
  const [, before, number = '', after] = PARTS.exec(part) ?? []
  return (
    <span className="unbroken">
      {before}
      <Rule number={number} />
      {after}
    </span>
  )
}

/** A text in which every number of a rule, a ruling or a card can be pressed. */
export function Linked({ text }: { text: string }) {
  return text
    .split(NUMBER)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? <Numbered part={part} /> : part}</Fragment>
    ))
}
