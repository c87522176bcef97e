import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint'

/** Whether what stands beside it is painted; true at once for what does not wait for that. */
export const useIsPainted = (waits: boolean): boolean => {
  const [isPainted, setIsPainted] = useState(!waits)
  useEffect(() => (isPainted ? undefined : afterPaint(() => setIsPainted(true))), [isPainted])
  return isPainted
}
