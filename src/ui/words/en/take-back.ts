/** Words of the question before something is taken back, by what it is. */
export const TAKE_BACK = {
  ask: {
    nothing: '',
    chance: 'This takes back what chance has shown.',
    turn: 'This goes back into the turn before. Both players should agree to it.',
    part: 'This goes back into what the other side chose. Both players should agree to it.',
    bot: 'This takes back your last answer, and all that a bot has done since.',
    restart: 'This takes back all of this turn.',
  },
  same: 'Chance will give the same again.',
  take: 'Take it back',
  leave: 'Leave it',
} as const
