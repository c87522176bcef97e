import { board, cardInPlay, type Game } from '../../games/index'
import { later } from '../kit/later'
import { screenOf } from '../screen/screens'

export const RoundSection = later(() => import('./section').then((part) => part.RoundSection))

/** All that a Propaganda Round is drawn with, where there is one: it would push down the question that has come before it. */
export const roundReady = async (game: Game): Promise<void> => {
  const screen = screenOf(game.of)
  const card = screen && cardInPlay(board(game))
  if (card && screen.calendar.isCount(card))
    await Promise.all([RoundSection.ready(), screen.Round.ready()])
}
