import { inRow } from '../../../language/english'
/** Words of every chart. */
export const CHART = {
  numbers: 'In numbers',
  none: '–',
  /** A value with what is likely around it. */
  within: (value: string, low: string, high: string) => `${value} (${low} to ${high})`,
  /** What is told where the cursor stands. */
  at: (column: string, values: readonly string[]) => `${column}: ${inRow(values)}`,
  of: (name: string, value: string) => `${name} ${value}`,
} as const
