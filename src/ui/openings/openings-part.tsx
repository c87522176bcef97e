import { useEffect, useState } from 'react'
import { board, question, schoolOf, type Game } from '../../games/index'
import type { Where } from '../../coin/openings'
import { atOf, lineOf, type TableStore } from '../../store/index'
import { useHeading } from '../kit/use-heading'
import { useReturn } from '../kit/use-return'
import { Prompt } from '../kit/prompt'
import { OPENINGS } from '../words/en/openings'
import { Explorer } from './explorer'

interface Props {
  readonly table: TableStore
  readonly looking: number | null
  readonly onClose: () => void
}

/** Where the turn at a moment of a game is taken; undefined until that is known. */
const useWhere = (game: Game | undefined): Where | null | undefined => {
  const [where, setWhere] = useState<Where | null>()
  useEffect(() => {
    const find = async () => {
      const asked = game && question(game)
      if (!asked) return null
      return (await schoolOf(game.of)).OPENINGS.where(asked, board(game))
    }
    find().then(setWhere, () => setWhere(null))
  }, [game])
  return where
}

/** In the decision's place: what is usually done in a turn like the one that is shown. */
export function OpeningsPart({ table, looking, onClose }: Props) {
  const heading = useHeading()
  useReturn()
  const game = lineOf(table)[looking ?? atOf(table)]?.game
  const where = useWhere(game)
  return (
    <section className="decision history openings" aria-label={OPENINGS.title}>
      <div className="body">
        <Prompt ref={heading}>{OPENINGS.title}</Prompt>
        {game && where !== undefined && (
          <Explorer key={where?.join('/')} of={game.of} where={where} Heading="h3" />
        )}
      </div>
      <footer className="footer">
        <button type="button" className="main end" data-key="end" onClick={onClose}>
          {OPENINGS.back}
        </button>
      </footer>
    </section>
  )
}
