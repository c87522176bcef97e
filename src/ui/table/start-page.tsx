import { STARTING_POSITION, boardOf } from '../../rules/index'
import { Sheet } from '../map/sheet'
import { Start, type StartProps } from './start'

const FIRST = boardOf(STARTING_POSITION)

/** The first screen, and the board as it will be. */
export function StartPage(props: StartProps) {
  return (
    <div className="start-page">
      <Start {...props} />
      <div className="picture" inert>
        <Sheet board={FIRST} forecast={null} look="country" />
      </div>
    </div>
  )
}
