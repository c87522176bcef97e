import { useRef } from 'react'
import { TABLE } from '../text/words'
import { KEYS, OTHER_KEYS } from './keys'

/** The button that shows every key. */
export function KeysCard() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" data-key="keys" onClick={() => dialog.current?.showModal()}>
        {TABLE.keys} <kbd aria-hidden="true">?</kbd>
      </button>
      <dialog ref={dialog} className="keys" aria-label={TABLE.keys}>
        <h2>{TABLE.keys}</h2>
        <dl>
          {[...KEYS, ...OTHER_KEYS].map(({ name, text }) => (
            <div key={name}>
              <dt>
                <kbd>{name}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <button type="button" autoFocus onClick={() => dialog.current?.close()}>
          {TABLE.close}
        </button>
      </dialog>
    </>
  )
}
