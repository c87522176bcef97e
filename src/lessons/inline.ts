/** Words in one manner. */
export interface Run {
  readonly text: string
  readonly is: 'plain' | 'stressed' | 'strong'
}

/** Between the stars and beside them there is no space: “2 * 3” is no mark. */
const MARKED = /\*\*(?!\s)([^*\n]+)(?<!\s)\*\*|\*(?!\s)([^*\n]+)(?<!\s)\*/g

/** A text as it is shown: between single stars it is stressed, between double ones strong. All else is plain words. */
export const inlineOf = (text: string): readonly Run[] => {
  const runs: Run[] = []
  let from = 0
  for (const { 0: marked, 1: strong, 2: stressed = '', index } of text.matchAll(MARKED)) {
    if (index > from) runs.push({ text: text.slice(from, index), is: 'plain' })
    runs.push(strong ? { text: strong, is: 'strong' } : { text: stressed, is: 'stressed' })
    from = index + marked.length
  }
  if (from < text.length) runs.push({ text: text.slice(from), is: 'plain' })
  return runs
}

/** The words alone. */
export const plainOf = (text: string): string =>
  inlineOf(text)
    .map((run) => run.text)
    .join('')

/** The first letters of a text, each in its manner. */
export const firstOf = (runs: readonly Run[], letters: number): readonly Run[] => {
  let left = letters
  return runs.flatMap((run) => {
    const text = run.text.slice(0, Math.max(0, left))
    left -= run.text.length
    return text === '' ? [] : [{ ...run, text }]
  })
}
