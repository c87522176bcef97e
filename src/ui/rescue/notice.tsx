import { useEffect, useState } from 'react'
import { RESCUE } from '../words/en/rescue'

/** Says that something failed outside what is drawn: the game goes on. */
export function Notice() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const hear = (event: ErrorEvent | PromiseRejectionEvent) => {
      // What browsers report of their own layout carries no error.
      if (!(event instanceof ErrorEvent) || event.error) setIsShown(true)
    }
    addEventListener('error', hear)
    addEventListener('unhandledrejection', hear)
    return () => {
      removeEventListener('error', hear)
      removeEventListener('unhandledrejection', hear)
    }
  }, [])
  if (!isShown) return null
  return (
    <p className="failure" role="status">
      {RESCUE.notice}{' '}
      <button type="button" onClick={() => setIsShown(false)}>
        {RESCUE.close}
      </button>
    </p>
  )
}
