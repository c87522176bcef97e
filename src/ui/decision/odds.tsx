import { odds, question, sameOption, type Game, type Option } from '../../games/index'
import { ODDS } from '../words/en/odds'

/** How likely an answer of chance is; nothing beside a player's. */
export function Odds({ game, option }: { game: Game; option: Option }) {
  if (question(game)?.by !== 'chance') return null
  const all = odds(game)
  const total = all.reduce((sum, { weight }) => sum + weight, 0)
  const weight = all.find((one) => sameOption(one.option, option))?.weight ?? 0
  return <span className="odds">{ODDS(weight, total)}</span>
}
