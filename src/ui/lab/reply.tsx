import { useEffect, useMemo, useState } from 'react'
import type { Why } from '../../bots/why'
import { factions, outcome, question, type Game, type House, type Option } from '../../games/index'
import { choicesIn } from '../../insight/line-steps'
import type { Lab } from '../../store/lab/lab'
import { useScreen } from '../screen/use-screen'
import { givenText } from '../words/en/announce'
import { LAB } from '../words/en/lab'
import { afterLine } from './after-line'
import { sideAsked } from './side'
import { useLab, useLabStore } from './use-lab'

interface Props {
  readonly game: Game
  readonly line: readonly Option[]
}

/** So often is played on from the end of the line. */
const PLAYOUTS = 80
const SEED = 1938
/** So many of its choices are told. */
const MOST = 4

/** What a search has found from a position; null where it could not. */
interface Found {
  readonly after: Game
  readonly why: Why<House> | null
}

/** Looks for the best line from a position, once. */
const lookFrom = (lab: Lab, after: Game, say: (found: Found) => void): (() => void) => {
  const job = { kind: 'move', game: after, level: 'commander', seed: SEED } as const
  try {
    const errand = lab.ask({ ...job, playouts: PLAYOUTS })
    errand?.result.then(
      ({ why }) => say({ after, why }),
      () => say({ after, why: null }),
    )
    return () => errand?.drop()
  } catch {
    say({ after, why: null })
    return () => undefined
  }
}

/** What the other side would best do after a line, as far as a short search sees. */
function After({ game, line }: Props) {
  const screen = useScreen()
  const lab = useLabStore()
  const [found, setFound] = useState<Found | null>(null)
  const after = useMemo(() => afterLine(game, line), [game, line])
  const [first, second] = factions(game.of)
  const side = sideAsked(game) === first ? second : first
  const by = question(after)?.by
  const isTheirs = by === side
  useEffect(() => {
    if (!isTheirs) return undefined
    let isLeft = false
    const drop = lookFrom(lab.getState(), after, (one) => {
      if (!isLeft) setFound(one)
    })
    return () => {
      isLeft = true
      drop()
    }
  }, [lab, after, isTheirs])
  const who = screen.words.inText(side)
  if (outcome(after)) return <li>{LAB.replyOver}</li>
  if (by !== side) return <li>{LAB.noReply(who, by === 'chance')}</li>
  if (found?.after !== after) return null
  if (found.why === null) return <li>{LAB.replyFailed}</li>
  const choices = choicesIn(after, found.why.line).slice(0, MOST)
  const said = choices.map((step) => givenText(step, screen))
  return <li>{LAB.reply(who, found.why.playouts, said)}</li>
}

/** The reply to the best line: not before it stands, and nobody looks for a better one. */
export function Reply(props: Props) {
  const doing = useLab(({ thought }) => (thought?.game === props.game ? thought.doing : null))
  return (doing === 'settled' || doing === 'stopped') && <After {...props} />
}
