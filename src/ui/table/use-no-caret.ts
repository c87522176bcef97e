import { useEffect } from 'react'

/**
 * No caret stands anywhere when one comes to the table. The browser keeps that of a field in which something was
 * written before, and after each change of the page seeks anew, through all of the sheet, where it would stand.
 */
export const useNoCaret = (): void => {
  useEffect(() => getSelection()?.removeAllRanges(), [])
}
