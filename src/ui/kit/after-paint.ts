/** Does something once the next picture is painted; what it returns takes that back. */
export const afterPaint = (what: () => void): (() => void) => {
  let then: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    then = setTimeout(what)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(then)
  }
}
