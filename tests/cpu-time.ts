/** What a piece of work gives, and the time it took of a processor: a busy machine does not lengthen it. */
export const timed = <T>(work: () => T): { result: T; milliseconds: number } => {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { result, milliseconds: (user + system) / 1000 }
}
