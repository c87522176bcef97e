import { memo } from 'react'
import type { OnMap } from '../screen/on-map'
import { useScreen } from '../screen/use-screen'
import { MAP, RAIL_NAMES } from '../words/en/map'

/** All that is printed within a space and that its label says in other words. */
const printedOn = ({ most, kinds }: OnMap): readonly string[] => {
  const numbers = Array.from({ length: most + 1 }, (_, i) => i.toString())
  const letters = new Set(Object.values(kinds).flatMap(({ letter }) => letter ?? []))
  return [
    ...numbers,
    ...[...letters].flatMap((letter) => ['', ...numbers].map((number) => number + letter)),
    ...Object.values(RAIL_NAMES),
    ...MAP.outOfPlayTag,
    MAP.outOfPlayTag.join(' '),
  ]
}

const idOf = (words: string): string =>
  `print-${words.replace(/\W/g, (sign) => sign.charCodeAt(0).toString())}`

/** What `<Print>` draws; once a document. */
export const PrintDefs = memo(function PrintDefs() {
  return printedOn(useScreen().map).map((words) => (
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
