import { useEffect, type RefObject } from 'react'
import { reader, type Leaf } from '../reader/reader'

const { close } = reader.getState()

/** Shown beside the rest of the page, or over it where there is no room; closed by Esc. */
const useShown = (dialog: RefObject<HTMLDialogElement | null>, narrow: boolean): void => {
  useEffect(() => {
    const shown = dialog.current
    if (!shown) return
    if (narrow) shown.showModal()
    else shown.show()
    return () => shown.close()
  }, [dialog, narrow])
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const under = document.querySelector('dialog[open]:not([data-beside])') !== null
      if (event.key !== 'Escape' || under) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

/** A panel in which one leaf after another is read: the focus is on what is read. */
export const useReading = (
  dialog: RefObject<HTMLDialogElement | null>,
  narrow: boolean,
  leaf: Leaf,
): void => {
  useShown(dialog, narrow)
  useEffect(() => {
    const page = dialog.current?.querySelector('[data-part=leaf]')
    const goal = page?.querySelector<HTMLElement>('[aria-current] dt') ?? page?.querySelector('h2')
    if (!page || !goal) return
    page.scrollTop += goal.getBoundingClientRect().top - page.getBoundingClientRect().top - 12
    goal.focus({ preventScroll: true })
  }, [dialog, leaf])
}
