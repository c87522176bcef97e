import { useStore } from 'zustand'
import type { Lane, Numbers, Stroke } from '../../insight/index'
import { addition } from '../kit/later'
import { useTable } from '../kit/use-table'
import { taught } from './taught'

const SuggestedStroke = addition(() =>
  import('./suggested-badge').then((part) => part.SuggestedStroke),
)
const LaneBadge = addition(() => import('./suggested-badge').then((part) => part.SuggestedLane))

/** What is suggested is known as soon as the lessons are loaded. */
const useLessons = () => {
  const game = useTable(({ setup }) => setup?.game)
  return useStore(taught, (all) => game !== undefined && all[game] !== undefined)
}

/** A word on the button that gives what the lesson suggests. */
export function Suggested(props: { among: readonly Stroke[] }) {
  return useLessons() && <SuggestedStroke {...props} />
}

/** The same where pieces are to be moved, as long as they are not. */
export function SuggestedLane(props: { lanes: readonly Lane[]; numbers: Numbers }) {
  return useLessons() && <LaneBadge {...props} />
}
