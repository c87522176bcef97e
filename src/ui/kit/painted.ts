/** Just before the page is painted: it is laid out then anyway, and whoever asks where things lie earlier has it laid out twice. */
export const beforePaint = (then: () => void): (() => void) => {
  const frame = requestAnimationFrame(then)
  return () => cancelAnimationFrame(frame)
}

/** Once what has changed stands on the screen. */
export const afterPaint = (then: () => void): (() => void) => {
  let task: ReturnType<typeof setTimeout> | undefined
  const cancel = beforePaint(() => {
    task = setTimeout(then)
  })
  return () => {
    cancel()
    clearTimeout(task)
  }
}
