// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SPACES } from '../../../src/games/arab-revolt/rules/index'
import { covered, namesOf } from '../../../src/ui/map/names'
import { VIEWS } from '../../../src/ui/map/views'
import { WhyNot } from '../../../src/ui/map/why-not'

/** Reasons, and how much of a name they may hide at most: the longest are half as broad as the country. */
const REASONS = [
  ['not adjacent (3.2.3)', 0.25],
  ['neither a District nor a Railway (4.2.3)', 0.45],
] as const

const HEIGHT = 27

/** The label that is drawn, as the room it takes. */
const boxOf = (svg: Element) => {
  const label = svg.querySelector('[data-part=why-not]')!
  const [x, y, scale] = label
    .getAttribute('transform')!
    .match(/[\d.]+/g)!
    .map(Number) as [number, number, number]
  const width = Number(label.querySelector('rect')!.getAttribute('width')) * scale
  const height = HEIGHT * scale
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

afterEach(cleanup)

test.for(['whole', 'country'] as const)(
  'Why a space cannot be chosen hides hardly anything of a name, on the sheet (%s)',
  (look) => {
    const view = VIEWS[look]
    for (const [text, most] of REASONS)
      for (const space of SPACES) {
        const { container } = render(
          <svg>
            <WhyNot {...{ space, text, view }} stacks={[]} />
          </svg>,
        )
        const box = boxOf(container)
        for (const name of namesOf(view)) {
          const whole = (name.right - name.left) * (name.bottom - name.top)
          expect(covered(box, [name]) / whole, `${space}: ${text}`).toBeLessThan(most)
        }
        cleanup()
      }
  },
)
