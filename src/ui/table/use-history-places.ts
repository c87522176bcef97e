import { useHands } from '../hands/gesture'
import { useHistory, useOpened } from '../hands/opened'
import { usePlace } from '../places/use-places'

/** What of the history is open, each a place in the tab's own history: Back leads to the question again. */
export const useHistoryPlaces = (at: number, looking: number | null): void => {
  const { setGesture } = useHands()
  const { openHistory } = useHistory()
  const { page, instead, edited, compared } = useOpened((all) => all)
  usePlace(page || instead !== null || looking !== null || null, (isOpen) => {
    openHistory(isOpen ? { page: instead === null, instead } : { page: false, instead: null })
    if (!isOpen) setGesture(at, { looking: null })
  })
  usePlace(edited, (one) => openHistory({ edited: one }))
  usePlace(compared, (one) => openHistory({ compared: one }))
}
