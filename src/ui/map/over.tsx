import type { Standing } from '../../bots/lab/messages'
import type { Board, SpaceId } from '../../games/index'
import { useScreen } from '../screen/use-screen'
import { Ghosts } from './ghosts'
import { Gliding, type Happened } from './gliding'
import { PreviewSlip } from './slip'
import { stacksIn } from './stacks'
import type { Trial } from './trial'
import { Usual } from './usual'
import type { Arrangement } from './view'
import { WhyNot } from './why-not'

interface Props {
  readonly board: Board
  readonly view: Arrangement
  readonly focused?: SpaceId | null
  readonly why?: string | null
  readonly trial?: Trial | null
  readonly happened?: Happened | null
  readonly usual?: Standing | null
  /** The number of the moment that was drawn before. */
  readonly last: { readonly current: number | null }
}

/** What is printed over the pieces: it comes and goes, and nothing below it is drawn again. */
export function Over(props: Props) {
  const { map } = useScreen()
  const { board, trial = null, happened = null, usual, view, focused, why, last } = props
  return (
    <>
      {usual && <Usual standing={usual} view={view} />}
      {happened && <Gliding {...{ happened, board, view, last }} />}
      {why && focused && (
        <WhyNot space={focused} stacks={stacksIn(board, focused, map)} text={why} view={view} />
      )}
      {trial && <Ghosts board={board} trial={trial} view={view} />}
      {trial && view.furniture === 'full' && <PreviewSlip {...{ board, trial, view }} />}
    </>
  )
}
