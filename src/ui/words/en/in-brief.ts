/** Words with which entries of the rules in brief are opened. */
export const IN_BRIEF = {
  what: (title: string) => `In brief: ${title}`,
  whatIs: 'In brief:',
  rule: (rule: string) => `Rule ${rule}`,
} as const
