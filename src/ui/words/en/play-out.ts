import { counted, either, listed } from '../../../language/english'
import type { Simulated } from '../../../bots/lab/messages'
import type { Faction, GameId } from '../../../games/index'
import type { Words } from '../../screen/screen'
import { levelName } from './seats'

/** What whoever plays a simulated side is called. */
export const simulatedName = (game: GameId, side: Faction, simulated: Simulated): string =>
  simulated === 'random' ? 'Random' : levelName(game, side, simulated)

/** Who has played: “Officer (British) and Fighter (Rebels)”. */
export const playersText = (
  game: GameId,
  seats: Readonly<Record<Faction, Simulated>>,
  { who }: Pick<Words, 'who'>,
): string =>
  listed(
    Object.entries(seats).map(
      ([side, simulated]) => `${simulatedName(game, side, simulated)} (${who(side)})`,
    ),
  )

const ofHundred = (share: number): number => Math.round(100 * share)

/** How long something takes, roughly. */
const roughly = (milliseconds: number): string => {
  const seconds = milliseconds / 1000
  if (seconds < 2) return 'a second or two'
  if (seconds < 90)
    return `${seconds < 10 ? Math.ceil(seconds) : 5 * Math.ceil(seconds / 5)} seconds`
  return seconds < 5400
    ? `${Math.round(seconds / 60)} minutes`
    : `${Math.round(seconds / 3600)} hours`
}

/** Words of the games that are played out from a position. */
export const PLAY_OUT = {
  title: 'Simulate from here',
  note: 'The same chance is used from each position, game by game, so that what differs is the position.',
  close: 'Close',
  players: 'Who plays',
  playerOf: (who: string) => `${who}, played by`,
  unproven: (levels: readonly string[]) =>
    `A new game does not offer ${either(levels)}: that they play this game better than the levels before them is not shown yet. Here they can be tried.`,
  games: 'How many games from each',
  gamesOf: (number: number) => number.toLocaleString('en-GB'),
  from: 'From where',
  here: 'The position as it stands',
  after: (answer: string) => `After ${answer}`,
  branch: (name: string) => `End of branch ${name}`,
  chooseOne: 'Choose at least one position.',
  expected: (milliseconds: number | null) =>
    milliseconds === null ? 'Measuring how long it takes' : `Takes about ${roughly(milliseconds)}.`,
  begin: 'Play them out',
  cancel: 'Cancel',
  progress: 'Games played',
  played: (games: number, all: number) =>
    `${games.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} games`,
  waiting: 'Waits while the page is hidden.',
  cancelled: 'Cancelled; what has been played stands below.',
  failed: (message: string) => `The lab could not play on: ${message}.`,
  results: 'What came of it',
  tooFew: (games: number) =>
    `– Only ${counted(games, 'game', 'games')} so far: no number is told of fewer than 25.`,
  fewIn: (round: number, games: number) =>
    `Round ${round} is left out: ${counted(games, 'game', 'games')} came to it, fewer than 25.`,
  won: (who: string, share: number, half: number, games: number) =>
    `${who} won ${ofHundred(share)} of 100, ± ${Math.max(1, ofHundred(half))}, ${games.toLocaleString('en-GB')} games.`,
  differences: 'What differs',
  alike: (one: string, other: string) =>
    `“${one}” and “${other}” came to the same result in every game.`,
  same: (one: string, other: string, low: number, high: number, who: string) =>
    `“${one}” and “${other}” cannot be told apart: ${who} win between ${ofHundred(-low)} of 100 less and ${ofHundred(high)} more with the first.`,
  more: (one: string, other: string, at: number, low: number, high: number, who: string) =>
    `With “${one}” ${who} win ${ofHundred(at)} of 100 more than with “${other}”: between ${ofHundred(low)} and ${ofHundred(high)}.`,
  detail: 'Game by game, from',
  endings: 'When the games ended, and who won, of 100 games',
  round: 'Propaganda Round',
  inRound: (round: number) => `After round ${round}`,
  inWill: (will: number) => `Political Will ${will}`,
  wonBy: (who: string) => `Won by ${who}`,
  wills: 'Political Will after each Propaganda Round, of 100 games',
  willsAfter: (round: number) =>
    `Political Will after Propaganda Round ${round}, of 100 games that came so far`,
  will: 'Political Will',
  ofRound: (round: number) => `Round ${round}`,
  share: (share: number) => `${ofHundred(share)} of 100`,
  level: (share: number) => `${ofHundred(share)}`,
} as const
