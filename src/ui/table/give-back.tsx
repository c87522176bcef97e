import { standIn, useStoodIn } from '../hands/stand-in'
import { useStores } from '../kit/stores'
import { useTable } from '../kit/use-table'
import { useScreen } from '../screen/use-screen'
import { sitterName } from '../words/en/seats'
import { WATCH } from '../words/en/watch'

/** Where a player has answered for a bot: the way to let it play again. */
export function GiveBack({ hide }: { hide: () => void }) {
  const of = useStoodIn()
  const stores = useStores()
  const game = useTable(({ identity }) => identity?.id)
  const sit = useTable((table) => table.sit)
  const rules = useTable(({ setup }) => setup?.game)
  const { who } = useScreen().words
  if (of === null || rules === undefined || of.game !== game) return null
  const giveBack = () => {
    hide()
    sit(of.faction, of.seat)
    standIn(stores, null)
  }
  return (
    <button type="button" onClick={giveBack}>
      {WATCH.giveBack(who(of.faction), sitterName(rules, of.faction, of.seat))}
    </button>
  )
}
