import { useId, type ReactNode } from 'react'

/** A part of the page under a heading of its own. */
export function Panel(props: { title: string; name: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`panel ${props.name}`} aria-labelledby={id}>
      <h2 id={id}>
        {props.title}
        {props.note !== undefined && <span className="note"> {props.note}</span>}
      </h2>
      {props.children}
    </section>
  )
}
