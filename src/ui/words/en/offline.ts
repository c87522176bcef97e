/** Words about versions of the program. */
export const OFFLINE = {
  ready: 'A new version is ready.',
  use: 'Load it',
  later: 'Later',
} as const
