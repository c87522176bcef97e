/** Words of what two players agree on before a bot tells them anything of their game. */
export const AGREEMENT = {
  ask: 'Two people play this game. The lab and the review would tell both what a bot thinks of their answers, so they open in this game when each side agrees. Either side can close them again.',
  agree: (who: string) => `I play ${who} and agree`,
  said: (who: string) => `${who} have agreed`,
  waits: (who: string) => `Whoever plays ${who} is asked now.`,
  askNot: 'Leave it closed',
  both: 'Both sides have agreed.',
  end: 'Close it for both',
} as const
