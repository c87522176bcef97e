import { memo } from 'react'
import { DISTRICTS } from '../../rules/index'
import { SHEET, type View } from './view'

/** Where the slips of narrow Districts may lie, a Railway is not to be pressed: the pieces are. */
export const SlipClip = memo(function SlipClip({ view }: { view: View }) {
  const half = (view.scale.pitch * 3) / 2
  const holes = DISTRICTS.filter((one) => view.areas[one].spread === 'narrow').map((one) => {
    const [x, y] = view.areas[one].block
    return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`
  })
  return (
    <clipPath id="beside-slips">
      <path clipRule="evenodd" d={`M0 0H${SHEET.width}V${SHEET.height}H0Z${holes.join('')}`} />
    </clipPath>
  )
})
