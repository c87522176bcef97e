import { memo } from 'react'
import { TOTAL } from '../arab-revolt'
import { LETTERS, MAP, RAIL_NAMES } from '../../games/arab-revolt/words/en/map'

const NUMBERS = Array.from({ length: Math.max(...Object.values(TOTAL)) + 1 }, (_, i) =>
  i.toString(),
)

/** All that is printed within a space and that its label says in other words. */
const PRINTED: readonly string[] = [
  ...NUMBERS,
  ...Object.values(LETTERS).flatMap((letter) => ['', ...NUMBERS].map((number) => number + letter)),
  ...Object.values(RAIL_NAMES),
  ...MAP.outOfPlayTag,
  MAP.outOfPlayTag.join(' '),
]

const idOf = (words: string): string => `print-${PRINTED.indexOf(words)}`

/** What `<Print>` draws; once a document. */
export const PrintDefs = memo(function PrintDefs() {
  return PRINTED.map((words) => (
    <text key={words} id={idOf(words)} aria-hidden="true">
      {words}
    </text>
  ))
})

interface PrintProps extends React.SVGProps<SVGUseElement> {
  readonly words: string
}

/** Words as a drawing: a space is a button, and a button's own text would have to be its name. */
export const Print = ({ words, ...props }: PrintProps) => (
  <use {...props} href={`#${idOf(words)}`} />
)
