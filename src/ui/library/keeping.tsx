import { later } from '../kit/later'
import { useLibrary } from '../kit/use-library'
import { useTable } from '../kit/use-table'

const NotKept = later(() => import('./not-kept').then((part) => part.NotKept))

/** Says what is not kept, and why; nothing while all is well. */
export function Keeping() {
  const isTroubled = useLibrary(({ trouble }) => trouble !== null)
  const isStopped = useTable(({ stop, full, follows }) => Boolean(stop ?? full) || follows)
  return (isTroubled || isStopped) && <NotKept />
}
