import type { ReactNode } from 'react'
import { useHeading } from '../kit/use-heading'
import { StartMap } from './start-map'

/** The first screens: a column on the sea, and the map behind it. */
export function Shell({ title, children }: { title: string; children: ReactNode }) {
  const heading = useHeading()
  return (
    <main className="start">
      <StartMap />
      <div className="column">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  )
}
