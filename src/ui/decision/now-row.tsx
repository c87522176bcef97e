import type { ReactNode } from 'react'
import { Icon, type IconName } from '../kit/icon'

interface Props {
  readonly icon: IconName
  readonly label: string
  readonly children: ReactNode
}

/** One row of what a side of the Event would do now: a die, a track, the forecast. */
export function NowRow({ icon, label, children }: Props) {
  return (
    <span className="now-row">
      <Icon of={icon} />
      <span className="label">{label}</span>
      <span>{children}</span>
    </span>
  )
}
