import * as z from 'zod/mini'
import type { CardId, Position } from '../games/index'
import { LIMITS, READABLE } from './limits'
import { seats } from './seats'

/** The newest version; a game of two players is still written as version 1, which older programs read. */
export const VERSION = 2

const described = <T extends z.ZodMiniType>(schema: T, description: string): T =>
  schema.check(z.describe(description))

const isObject = (given: unknown) => typeof given === 'object' && given !== null
const text = (most: number) => z.string().check(z.maxLength(most))
const count = (most: number) => z.int().check(z.gte(0), z.lte(most))
const word = text(40)
const date = text(40).check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/))
const card = word as z.ZodMiniType<CardId>
const seed = count(0xffffffff)
const chance = z.enum(['seed', 'hand'])
const answerNumber = count(LIMITS.answers)

/* The shape of an answer, not its sense: whether it is one is for the rules to say, question by question. */
const answer = z.union([
  word,
  z.int(),
  z.strictObject({ piece: word, space: word }),
  z.strictObject({ piece: word, from: word, to: word, number: z.int() }),
  z.strictObject({ from: word, to: word, underground: z.int(), active: z.int() }),
  z.strictObject({ chit: z.union([word, z.int()]), from: word }),
])

const place = z.strictObject({
  answers: described(answerNumber, 'How many answers of the game have been given there.'),
  turnOver: described(z.boolean(), 'Whether nothing is left of the turn there but to end it.'),
})

const branch = z.strictObject({
  name: text(LIMITS.name),
  parent: described(
    z.nullable(z.strictObject({ branch: count(READABLE.branches), ...place.shape })),
    'Where it leaves an earlier branch of this list; null for the main line, which is the first.',
  ),
  seed: described(
    z.exactOptional(seed),
    'What chance answers from here, where it is another seed than that of the game.',
  ),
  chance: described(
    z.exactOptional(chance),
    'Where chance will come from, if not as in the rest of the game.',
  ),
  answers: described(
    z.array(answer).check(z.maxLength(LIMITS.answers)),
    'Its own answers, those of chance and those that were the only ones included.',
  ),
  ended: described(z.boolean(), 'Whether a turn that is over with the last answer was ended.'),
  otherChance: described(
    z.array(answerNumber).check(z.maxLength(LIMITS.answers)),
    'The numbers of the answers for which chance came the other way: by hand in a game from a seed, from a seed in a game by hand.',
  ),
  notes: described(
    z.record(z.string().check(z.regex(/^(0|[1-9]\d{0,3})$/)), text(LIMITS.note)),
    'What was written about a position of its own, by the number of answers given there.',
  ),
  at: described(place, 'Where in this branch the table was last.'),
})

/** A whole game with its branches, as it is kept. */
export const savedGame = z.strictObject({
  format: described(word, 'The game whose rules it follows; they check what only they know.'),
  version: z.literal(VERSION),
  id: text(LIMITS.id).check(z.regex(/^[a-z0-9-]+$/)),
  name: text(LIMITS.name),
  created: described(date, 'In UTC, as ISO 8601 writes it.'),
  changed: date,
  seats: described(
    seats,
    'Who sits on each side of the game, by the name of the side. In version 1, as which games of two players are written, there is `players`, the names alone, and `mode`, “play”, in its place.',
  ),
  chance: described(chance, 'Whether the program rolls and draws, or the players do.'),
  seed: described(seed, 'The k-th answer of chance depends on the seed and on k alone.'),
  handovers: described(z.boolean(), 'Whether a card stands between two players’ turns.'),
  setup: described(
    z.strictObject({
      deck: described(
        z.exactOptional(z.readonly(z.array(card).check(z.maxLength(READABLE.cards)))),
        'The first cards in their order; chance draws the others.',
      ),
      position: described(
        z.exactOptional(z.custom<Position>(isObject)),
        'Another position than the printed one.',
      ),
    }),
    'How the game begins; the rules check it.',
  ),
  between: described(
    z.nullable(z.enum(['count', 'handover'])),
    'What stands before the question that is open: a count of Political Will, the next player’s seat.',
  ),
  takenBack: described(
    z.array(answerNumber).check(z.maxLength(LIMITS.answers)),
    'The numbers of the answers by chance in the main line that were taken back once.',
  ),
  branch: described(count(READABLE.branches), 'The branch in which the table is.'),
  branches: z.array(branch).check(z.minLength(1), z.maxLength(READABLE.branches)),
})

export type SavedGame = z.infer<typeof savedGame>
export type SavedBranch = z.infer<typeof branch>
export type Place = z.infer<typeof place>
