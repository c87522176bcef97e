import type { Tree } from './tree'

/** Where the present turn began. */
export const turnStart = ({ line, at }: Tree): number => {
  let start = at
  while (start > 0 && line[start]?.turnBegins !== true) start -= 1
  return start
}
