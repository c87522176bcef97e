import { useEffect, useState } from 'react'
import { kindOf, outcome, question, tells, type Fact, type OptionKind } from '../../games/index'
import { atOf, type Moment, type Step } from '../../store/index'
import { askedOf } from '../hands/asked'
import type { View } from '../hands/view'
import { merged } from '../facts/merged'
import { factText, isSilent, type Story } from '../facts/story'
import type { Screen, Words } from '../screen/screen'
import { chosenText } from '../words/en/announce'
import { turnOverText } from '../told/turn-over'
import { TABLE } from '../words/en/words'
import { useStores } from '../kit/stores'

/** Answers that name pieces or a chit: what comes of them says the same. */
const TELLING: readonly OptionKind[] = ['move', 'group', 'pick', 'chit']

/** What a step has brought, without what has been said of it already. */
const toldOf = ({ given, facts }: Step, story: Story): readonly Fact[] => {
  const isCounted = facts.some((one) => tells(one, 'will-counted'))
  return facts.filter(
    (one) =>
      !isSilent(one, 'voice', story) &&
      !(one.fact === 'took-box' && given === 'player') &&
      !(isCounted && (tells(one, 'revealed') || tells(one, 'will-counted'))),
  )
}

/** Whether it must be said what was answered: not of chance by hand, which is told as any chance is. */
const isSaid = (step: Step, story: Story): boolean =>
  step.given === 'player' &&
  step.question.by !== 'chance' &&
  (toldOf(step, story).length === 0 || !TELLING.includes(kindOf(story, step.answer)))

/** What a player has chosen, and what came of it and of all that followed by itself. */
const happened = (steps: readonly Step[], screen: Screen): readonly string[] => {
  const { story } = screen
  const told = steps.flatMap((step) => toldOf(step, story))
  return [
    ...steps.filter((step) => isSaid(step, story)).map((step) => chosenText(step, screen)),
    ...merged(told, story).map((fact) => `${factText(fact, story)}.`),
  ]
}

/** What is asked now, and of whom. */
const asking = (now: Moment, view: View, words: Words): string => {
  const { game } = now
  const result = outcome(game)
  if (result) return `${words.outcome(result)}.`
  if (now.turnOver) return turnOverText(now, words)
  const asked = question(game)
  return asked ? `${words.who(asked.by)}: ${words.prompt(askedOf(asked, view), asked.about)}` : ''
}

export interface Announcement {
  readonly said: string
  readonly asked: string
}

/** While the handover lies over the table, or nobody plays. */
export const SILENCE: Announcement = { said: '', asked: '' }

/** What has just happened and what is asked now, for those who hear the table. */
export const announcement = (
  steps: readonly Step[],
  now: Moment,
  view: View,
  screen: Screen,
): Announcement => {
  const turn = now.turnBegins && now.seat ? [`${TABLE.yourTurn(screen.words.who(now.seat))}.`] : []
  return {
    said: [...happened(steps, screen), ...turn].join(' '),
    asked: asking(now, view, screen.words),
  }
}

interface Props extends Announcement {
  readonly at: number
}

/** Of all that answers, what is pressed goes away with its question; what halts a watched game stays. */
const ANSWERING = '[data-part=decision], [data-what=initiative]'

/** The browser lays out the whole page when it must take the focus from something that is removed. */
const useLettingGo = (): void => {
  const { table } = useStores()
  useEffect(
    () =>
      table.subscribe((now, before) => {
        const held = document.activeElement
        if (atOf(now) !== atOf(before) && held instanceof HTMLElement && held.closest(ANSWERING))
          held.blur()
      }),
    [table],
  )
}

/** The question, where the focus must go on to it because what had it is gone. */
const promptToFocus = (): HTMLElement | null => {
  const lost = document.activeElement === null || document.activeElement === document.body
  return lost ? document.querySelector<HTMLElement>('[data-part=prompt]') : null
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
