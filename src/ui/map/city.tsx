import type { City } from '../../rules/index'
import { cityRows, counters, laidOut, type Numbers } from './blocks'
import { Corner, Pieces, Pin } from './block'
import { Figure } from './pieces'
import type { Marks } from './label'
import type { View } from './places'

/** A ring grows with what it has to hold. */
const GROWTH = [0, 0, 0, 7, 7] as const
const FULL = 18

export const radiusOf = (numbers: Numbers, view: View): number =>
  view.cityRadius + (GROWTH[cityRows(numbers).flat().length] ?? FULL)

function Ring({ x, y, radius, marks }: { x: number; y: number; radius: number; marks: Marks }) {
  const { focused, legal, refused, pin } = marks
  return (
    <>
      {(focused || legal || pin > 0) && (
        <circle
          className={focused ? 'city-line focused' : 'city-line'}
          cx={x}
          cy={y}
          r={radius + 8}
        />
      )}
      <circle className="city" cx={x} cy={y} r={radius} />
      {refused && <circle cx={x} cy={y} r={radius} fill="url(#hatch-refused)" />}
      {refused && !focused && <circle className="refused-line" cx={x} cy={y} r={radius + 6} />}
      <circle className="city-inner" cx={x} cy={y} r={radius - 5} />
    </>
  )
}

/** A City: a ring with its pieces, Opposition and Curfew on its edge. */
export function CityFigure(props: { city: City; numbers: Numbers; marks: Marks; view: View }) {
  const { city, numbers, marks, view } = props
  const { at, name, markers, pin } = view.cities[city]
  const [x, y] = at
  const radius = radiusOf(numbers, view)
  const grown = radius - view.cityRadius
  const block = laidOut(cityRows(numbers), at, view.scale)
  const nameX = name.anchor === 'end' ? name.at[0] - grown : name.at[0]
  const nameY = name.anchor === 'middle' ? name.at[1] - grown : name.at[1]
  return (
    <>
      <circle className="hit" cx={x} cy={y} r={radius + 8} />
      <Ring x={x} y={y} radius={radius} marks={marks} />
      <text
        className={marks.focused ? 'city-name lit' : 'city-name'}
        fontSize={name.size}
        textAnchor={name.anchor}
      >
        {name.lines.map((line, i) => (
          <tspan key={line} x={nameX} y={nameY + i * name.size * 0.95}>
            {line}
          </tspan>
        ))}
      </text>
      <Pieces block={block} scale={view.scale} />
      {counters(numbers).map(({ content }, i) => {
        const angle = markers[i] ?? 0
        const [mx, my] = [x + (radius + 3) * Math.cos(angle), y + (radius + 3) * Math.sin(angle)]
        const size = view.scale.piece * 0.9
        return content === 'sabotage' ? null : (
          <Figure key={content} content={content} x={mx} y={my} size={size} />
        )
      })}
      {marks.changed && <Corner at={[x + radius * 0.9, y - radius * 0.9]} />}
      {marks.pin > 0 && (
        <Pin at={[pin[0] - grown, pin[1] - grown]} number={marks.pin} view={view} />
      )}
    </>
  )
}
