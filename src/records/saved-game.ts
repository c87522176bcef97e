import { z } from '../parts/z'
import type { CardId, Faction, Position } from '../games/index'
import { LIMITS, READABLE, SIGNS } from './limits'
import { VERSION } from './version'

const isObject = (given: unknown) => typeof given === 'object' && given !== null
const text = (most: number) => z.string().check(z.maxLength(most))
const count = (most: number) => z.int().check(z.gte(0), z.lte(most))
const word = text(40)
const date = text(40).check(z.regex(SIGNS.date))
const card = word as z.ZodMiniType<CardId>
const seed = count(0xffffffff)
const chance = z.enum(['seed', 'hand'])
const answerNumber = count(LIMITS.answers)

export const player = z.strictObject({ kind: z.literal('player'), name: text(LIMITS.name) })

/** A bot's seat, and whether somebody stands in for it. */
export const bot = z.strictObject({
  kind: z.literal('bot'),
  level: word,
  seed,
  standIn: z.exactOptional(z.literal(true)),
})

/** Who sits on one side. Which levels of bots there are is for those to say who ask them. */
const seat = z.union([player, bot])

/** A seat for each side of a game, by the name of the side. */
const seats = z.record(word, seat) as z.ZodMiniType as z.ZodMiniType<Seats>

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
  answers: answerNumber,
  turnOver: z.boolean(),
})

const branch = z.strictObject({
  name: text(LIMITS.name),
  parent: z.nullable(z.strictObject({ branch: count(READABLE.branches), ...place.shape })),
  seed: z.exactOptional(seed),
  chance: z.exactOptional(chance),
  answers: z.array(answer).check(z.maxLength(LIMITS.answers)),
  ended: z.boolean(),
  otherChance: z.array(answerNumber).check(z.maxLength(LIMITS.answers)),
  notes: z.record(z.string().check(z.regex(/^(0|[1-9]\d{0,3})$/)), text(LIMITS.note)),
  at: place,
})

/** A whole game with its branches, as it is kept. What its parts are is told in described.ts. */
export const savedGame = z.strictObject({
  format: word,
  version: z.literal(VERSION),
  id: text(LIMITS.id).check(z.regex(SIGNS.id)),
  name: text(LIMITS.name),
  created: date,
  changed: date,
  seats,
  chance,
  seed,
  handovers: z.boolean(),
  setup: z.strictObject({
    deck: z.exactOptional(z.readonly(z.array(card).check(z.maxLength(READABLE.cards)))),
    position: z.exactOptional(z.custom<Position>(isObject)),
  }),
  between: z.nullable(z.enum(['count', 'handover'])),
  takenBack: z.array(answerNumber).check(z.maxLength(LIMITS.answers)),
  branch: count(READABLE.branches),
  branches: z.array(branch).check(z.minLength(1), z.maxLength(READABLE.branches)),
  analysis: z.exactOptional(z.unknown()),
})

export type Seat = Readonly<z.infer<typeof seat>>
export type BotSeat = Readonly<z.infer<typeof bot>>
export type Seats = Readonly<Record<Faction, Seat>>
export type SavedGame = z.infer<typeof savedGame>
export type SavedBranch = z.infer<typeof branch>
export type Place = z.infer<typeof place>
