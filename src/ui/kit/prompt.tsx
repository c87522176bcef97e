import type { ComponentProps } from 'react'

/** What is asked, or what stands in its place: there whoever has lost the focus goes on. */
export const Prompt = (props: ComponentProps<'h2'>) => (
  <h2 {...props} className="prompt" data-part="prompt" tabIndex={-1} />
)
