import { useEffect, useRef, type RefObject } from 'react'

/** A dialog that lies over the page from the moment it is drawn. */
export const useModal = (): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return dialog
}
