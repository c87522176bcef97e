import { useState } from 'react'

/** What takes the place of the decision: the card, or the whole log. */
export type Laid = 'card' | 'log' | null

/** What is laid there: nothing that is not to be had, and nothing when the game comes to its end. */
export const useLaid = (over: boolean, hasCard: boolean) => {
  const [laid, setLaid] = useState<{ what: Laid; over: boolean }>({ what: null, over })
  const isThere = laid.over === over && (laid.what !== 'card' || hasCard)
  return [isThere ? laid.what : null, (what: Laid) => setLaid({ what, over })] as const
}
