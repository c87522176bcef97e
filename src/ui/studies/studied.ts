import {
  answerCount,
  record,
  sameOption,
  type Game,
  type GameId,
  type Option,
} from '../../games/index'
import { tryAgain } from '../../parts/try-again'
import { lineOf, type SavedGame, type TableStore, type TableSetup } from '../../store/index'
import { playedRecord } from '../../store/table/position-record'
import { setupOf, type Study } from '../../studies/study'
import { loadOffer } from '../screen/cover'
import { sameSetup } from '../learn/lessons'
import { seatsOf, sideName } from '../words/en/seats'
import { STUDIES } from '../words/en/studies'

/** The positions to try of a game; none where it has none. */
export const studiesOf = async (game: GameId): Promise<readonly Study[]> =>
  (await tryAgain(async () => (await loadOffer(game))?.studies?.())) ?? []

/** The position to try that a game is, also when it was kept and opened again; null where it is none. */
export const studyOn = ({ rules }: TableSetup, studies: readonly Study[]): Study | null =>
  studies.find((one) => sameSetup(setupOf(one), rules)) ?? null

/** The game in which a position is tried: whoever tries it answers for one side, a bot for the other. */
export const recordFor = (
  game: GameId,
  study: Study,
  levels: readonly string[],
): SavedGame | null => {
  const { seed, title, opening } = study
  const level = levels[Math.floor(levels.length / 2)] ?? ''
  const seats = seatsOf(game, (side) =>
    side === study.by
      ? { kind: 'player', name: sideName(game, side) }
      : { kind: 'bot', level, seed },
  )
  const saved = playedRecord(
    { game, seats, seed, chance: 'seed', handovers: false, rules: setupOf(study) },
    opening,
    new Date().toISOString(),
  )
  return saved && { ...saved, name: STUDIES.name(title) }
}

/** Where the table stands to a question. */
export interface Standing {
  /** The moment of the question; null where the game has another way by now. */
  readonly moment: number | null
  /** What has been answered; null as long as nothing has. */
  readonly given: Option | null
}

export const standingAt = (table: TableStore, asked: Game, now: Game): Standing => {
  const count = answerCount(asked)
  const line = lineOf(table)
  const at = line.findIndex(({ game }) => answerCount(game) === count)
  const { answers } = record(now)
  const before = record(asked).answers
  const isOnTheWay = before.every((one, i) => sameOption(one, answers[i]))
  return { moment: at < 0 ? null : at, given: isOnTheWay ? (answers[count] ?? null) : null }
}
