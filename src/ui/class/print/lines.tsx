/** Room to write by hand. */
export function Lines({ number }: { readonly number: number }) {
  return Array.from({ length: number }, (_, line) => <div key={line} className="line" />)
}
