import type { SumIn } from '../../../ui/screen/round'
import type { Palestine } from '../rules/index'

/** A count as it was made. */
export const sumIn: SumIn<Palestine> = (facts) => {
  const sum = facts.find((one) => one.fact === 'will-counted')
  if (sum === undefined) return null
  const { lines, net } = sum
  return { lines: lines.map(({ line, ...counted }) => ({ id: line, ...counted })), net }
}
