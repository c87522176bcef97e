import type { Side } from '../../games/index'
import { Icon } from '../kit/icon'
import { useScreen } from '../screen/use-screen'

/** The name of a side, with its sign: half of it is dark on the shaded one. */
export function SideName({ side }: { side: Side }) {
  const { words } = useScreen()
  return (
    <span className="side-name">
      <Icon of={side} /> <span>{words.sides[side]}</span>
    </span>
  )
}
