import { useState, type ComponentProps } from 'react'
import { LAB } from '../words/en/lab'
import { Reasons } from './reasons'
import { Reply } from './reply'

/** Why the best line is the best, where somebody asks; the reply to it is looked for only then. */
export function Why(props: Omit<ComponentProps<typeof Reasons>, 'children'>) {
  const [isOpen, setOpen] = useState(false)
  const { game, why } = props
  return (
    <details className="why" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{LAB.why}</summary>
      <Reasons {...props}>{isOpen && <Reply game={game} line={why.line} />}</Reasons>
    </details>
  )
}
