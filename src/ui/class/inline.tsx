import { inlineOf, type Run } from '../../lessons/inline'

/** Words, each in its manner. */
export function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map(({ text, is }, at) => {
    if (is === 'plain') return text
    return is === 'strong' ? <strong key={at}>{text}</strong> : <em key={at}>{text}</em>
  })
}

/** A text of a lesson. */
export function Inline({ text }: { readonly text: string }) {
  return <Runs runs={inlineOf(text)} />
}
