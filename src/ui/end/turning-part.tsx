import { Shape } from '../told/banner'
import { END } from '../words/en/end'
import { useScreen } from '../screen/use-screen'
import { actionOf } from './actions'
import { swing, type TurnPlayed } from './turns'

interface Props {
  readonly turns: readonly TurnPlayed[]
  readonly looking: number | null
  readonly onLook: (moment: number) => void
}

/** The turns that moved most, each a way to its position. */
export function TurningPart({ turns, looking, onLook }: Props) {
  const screen = useScreen()
  const { words } = screen
  return (
    <section className="turning">
      <h3>{END.turning}</h3>
      <p className="note">{turns.length > 0 ? END.turningNote : END.noTurning}</p>
      <ol>
        {turns.map((turn) => {
          const action = actionOf(turn, screen)
          return (
            <li key={`${turn.card} ${turn.phase}`}>
              <button
                type="button"
                aria-current={turn.moment === looking ? 'true' : undefined}
                onClick={() => onLook(turn.moment)}
              >
                {action && <Shape faction={action.by} />}
                <span className="said">
                  <b>{END.onCard({ card: turn.card, number: turn.after.played.length }, words)}</b>{' '}
                  <small>{action ? END.acted(action, words) : END.mandatory}</small>
                </span>
                <span className="swing">{END.moved(swing(turn))}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
