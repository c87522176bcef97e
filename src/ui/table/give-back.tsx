import { sit } from '../../store/table/sitting'
import { useStores } from '../kit/stores'
import { useTable } from '../kit/use-table'
import { useScreen } from '../screen/use-screen'
import { levelName, sidesOf } from '../words/en/seats'
import { WATCH } from '../words/en/watch'

/** Where a player stands in for bots: the ways to let them play again. */
export function GiveBack({ hide }: { hide: () => void }) {
  const { table } = useStores()
  const setup = useTable((state) => state.setup)
  const { who } = useScreen().words
  if (setup === null) return null
  return sidesOf(setup.game).map((side) => {
    const seat = setup.seats[side]
    if (seat?.kind !== 'bot' || !seat.standIn) return null
    const { kind, level, seed } = seat
    const giveBack = () => {
      hide()
      sit(table.getState(), side, { kind, level, seed })
    }
    return (
      <button key={side} type="button" onClick={giveBack}>
        {WATCH.giveBack(who(side), levelName(setup.game, side, level))}
      </button>
    )
  })
}
