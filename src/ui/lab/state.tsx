import { LAB } from '../words/en/lab'
import { useLab } from './use-lab'

/** Whether the lab works, with what stops it or lets it go on. */
export function State() {
  const { thought, stop, think } = useLab((lab) => lab)
  if (!thought) return null
  const { doing, evaluation } = thought
  const isOn = doing === 'thinking'
  return (
    <>
      <p className="state" data-doing={doing}>
        <span aria-hidden="true" />
        {doing === 'failed' ? LAB.failed : LAB[doing](evaluation?.playouts ?? 0)}
      </p>
      {doing !== 'settled' && (
        <button type="button" onClick={isOn ? stop : think}>
          {isOn ? LAB.stop : LAB.again}
        </button>
      )}
    </>
  )
}
