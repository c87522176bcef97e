import { z } from '../parts/z'
import { LIMITS } from './limits'
import { bot, player, savedGame } from './saved-game'

const { seats, analysis } = savedGame.shape
const { shape: rest } = z.omit(savedGame, { version: true, seats: true, analysis: true })
const side = z.string().check(z.maxLength(40))
const names = z.record(side, z.string().check(z.maxLength(LIMITS.name)))
/** As they were before anybody could stand in for a bot. */
const seatsBefore = z.record(side, z.union([player, z.omit(bot, { standIn: true })]))

/** A record as it is written, in each version there has been. */
export const inAnyVersion = z.union([
  z.strictObject({
    ...rest,
    version: z.literal(1),
    players: names,
    mode: z.enum(['play', 'watch']),
  }),
  z.strictObject({ ...rest, version: z.literal(2), seats: seatsBefore }),
  z.strictObject({ ...rest, version: z.literal(3), seats: seatsBefore, analysis }),
  z.strictObject({ ...rest, version: z.literal(4), seats, analysis: z.exactOptional(analysis) }),
])

/** What the parts of a record are, by where they stand in it: for its documentation alone, so that no page carries it. */
export const DESCRIBED: Readonly<Record<string, string>> = {
  format: 'The game whose rules it follows; they check what only they know.',
  created: 'In UTC, as ISO 8601 writes it.',
  version:
    'A game of two players is written as version 1, any other as version 2; as version 3 where it bears an analysis, as version 4 where somebody stands in for a bot.',
  players: 'The names of the players, by the name of the side.',
  mode: 'A game that was watched played itself, and is read as that of two bots; none is written any more.',
  seats: 'Who sits on each side of the game, by the name of the side.',
  chance: 'Whether the program rolls and draws, or the players do.',
  seed: 'The k-th answer of chance depends on the seed and on k alone.',
  handovers: 'Whether a card stands between two players’ turns.',
  setup: 'How the game begins; the rules check it.',
  'setup.deck': 'The first cards in their order; chance draws the others.',
  'setup.position': 'Another position than the printed one.',
  between:
    'What stands before the question that is open: a count of Political Will, the next player’s seat.',
  takenBack: 'The numbers of the answers by chance in the main line that were taken back once.',
  branch: 'The branch in which the table is.',
  'branches.parent':
    'Where it leaves an earlier branch of this list; null for the main line, which is the first.',
  'branches.parent.answers': 'How many answers of the game have been given there.',
  'branches.parent.turnOver': 'Whether nothing is left of the turn there but to end it.',
  'branches.seed': 'What chance answers from here, where it is another seed than that of the game.',
  'branches.chance': 'Where chance will come from, if not as in the rest of the game.',
  'branches.answers':
    'Its own answers, those of chance and those that were the only ones included.',
  'branches.ended': 'Whether a turn that is over with the last answer was ended.',
  'branches.otherChance':
    'The numbers of the answers for which chance came the other way: by hand in a game from a seed, from a seed in a game by hand.',
  'branches.notes':
    'What was written about a position of its own, by the number of answers given there.',
  'branches.at': 'Where in this branch the table was last.',
  'branches.at.answers': 'How many answers of the game have been given there.',
  'branches.at.turnOver': 'Whether nothing is left of the turn there but to end it.',
  analysis:
    'What a bot has made of the game, where it was reviewed. Whoever opens the review checks it; where it is damaged, the game opens without it.',
}
