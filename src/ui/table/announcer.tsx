import { useEffect, useState } from 'react'
import { optionKind, outcome, question, type Fact, type OptionKind } from '../arab-revolt'
import { atOf, type Moment, type Step } from '../../store/index'
import { askedOf } from '../hands/asked'
import type { View } from '../hands/view'
import { merged } from '../facts/merged'
import { chosenText } from '../../games/arab-revolt/words/en/announce'
import { factText, outcomeText } from '../../games/arab-revolt/words/en/facts'
import { WHO } from '../../games/arab-revolt/words/en/names'
import { promptText } from '../../games/arab-revolt/words/en/prompt'
import { DECISION, TABLE } from '../words/en/words'
import { table } from '../kit/use-table'

const QUIET: readonly Fact['fact'][] = ['begins', 'ends', 'answered', 'eligibility', 'game-over']

/** Answers that name pieces or a chit: what comes of them says the same. */
const TELLING: readonly OptionKind[] = ['move', 'group', 'pick', 'chit']

/** What a step has brought, without what has been said of it already. */
const toldOf = ({ given, facts }: Step): readonly Fact[] => {
  const isCounted = facts.some(({ fact }) => fact === 'will-counted')
  return facts.filter(
    ({ fact }) =>
      !QUIET.includes(fact) &&
      !(fact === 'took-box' && given === 'player') &&
      !(isCounted && (fact === 'revealed' || fact === 'will-counted')),
  )
}

/** Whether it must be said what was answered: not of chance by hand, which is told as any chance is. */
const isSaid = (step: Step): boolean =>
  step.given === 'player' &&
  step.question.by !== 'chance' &&
  (toldOf(step).length === 0 || !TELLING.includes(optionKind(step.answer)))

/** What a player has chosen, and what came of it and of all that followed by itself. */
const happened = (steps: readonly Step[]): readonly string[] => [
  ...steps.filter(isSaid).map(chosenText),
  ...merged(steps.flatMap(toldOf)).map((fact) => `${factText(fact)}.`),
]

/** What is asked now, and of whom. */
const asking = ({ game, turnOver }: Moment, view: View): string => {
  const result = outcome(game)
  if (result) return `${outcomeText(result)}.`
  if (turnOver) return DECISION.turnIsOver
  const asked = question(game)
  return asked ? `${WHO[asked.by]}: ${promptText(askedOf(asked, view), asked.about)}` : ''
}

export interface Announcement {
  readonly said: string
  readonly asked: string
}

/** While the handover lies over the table, or nobody plays. */
export const SILENCE: Announcement = { said: '', asked: '' }

/** What has just happened and what is asked now, for those who hear the table. */
export const announcement = (steps: readonly Step[], now: Moment, view: View): Announcement => {
  const turn = now.turnBegins && now.seat ? [`${TABLE.yourTurn(now.seat)}.`] : []
  return { said: [...happened(steps), ...turn].join(' '), asked: asking(now, view) }
}

interface Props extends Announcement {
  readonly at: number
}

/** Of all that answers, what is pressed goes away with its question; what halts a watched game stays. */
const ANSWERING = '.decision:not(.watch, .history), .initiative'

/** The browser lays out the whole page when it must take the focus from something that is removed. */
const useLettingGo = (): void => {
  useEffect(
    () =>
      table.subscribe((now, before) => {
        const held = document.activeElement
        if (atOf(now) !== atOf(before) && held instanceof HTMLElement && held.closest(ANSWERING))
          held.blur()
      }),
    [],
  )
}

/** The question, where the focus must go on to it because what had it is gone. */
const promptToFocus = (): HTMLElement | null => {
  const lost = document.activeElement === null || document.activeElement === document.body
  return lost ? document.querySelector<HTMLElement>('.prompt') : null
}

/** Goes on to the question; while the focus is there it is named by all that is said, so that it is read in order. */
const focusAs = (prompt: HTMLElement, name: string): (() => void) => {
  const forget = () => prompt.removeAttribute('aria-label')
  prompt.setAttribute('aria-label', name)
  prompt.focus({ preventScroll: true })
  prompt.addEventListener('blur', forget, { once: true })
  return forget
}

/**
 * Read aloud, not shown: everything in it stands elsewhere on the page. After an answer its button is gone;
 * then the focus goes on to the question, which is read for that reason and not said twice.
 */
export function Announcer({ at, said, asked }: Props) {
  const [text, setText] = useState('')
  useLettingGo()
  useEffect(() => {
    const all = [said, asked].filter(Boolean).join(' ')
    const prompt = asked === '' ? null : promptToFocus()
    // The same words twice would not be read again.
    const different = at % 2 === 0 ? '' : '\u00a0'
    setText(prompt ? '' : all + different)
    return prompt ? focusAs(prompt, all) : undefined
  }, [at, said, asked])
  return (
    <p className="heard" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  )
}
