/** 6.1 Whether Political Will has been counted in this round: the next count is in the next one. */
export const wasCounted = (
  { phase }: { readonly phase: string },
  { round }: { readonly round: readonly string[] },
): boolean => round.indexOf(phase) > 0
