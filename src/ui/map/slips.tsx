import { memo } from 'react'
import { DISTRICTS } from '../../mandate/spaces'
import { SHEET, type Arrangement } from './view'

/** Where the slips of narrow Districts may lie, a Railway is not to be pressed: the pieces are. */
export const SlipClip = memo(function SlipClip({ view }: { view: Arrangement }) {
  const holes = DISTRICTS.filter((one) => view.areas[one].spread === 'narrow').map((one) => {
    const { block, most } = view.areas[one]
    const [left, top] = [block[0] - most[0] / 2, block[1] - most[1] / 2]
    return `M${left} ${top}h${most[0]}v${most[1]}h${-most[0]}Z`
  })
  return (
    <clipPath id="beside-slips">
      <path clipRule="evenodd" d={`M0 0H${SHEET.width}V${SHEET.height}H0Z${holes.join('')}`} />
    </clipPath>
  )
})
