import { entryOf } from '../../../coin/entry-of'
import type { Fact } from '../../../games/index'
import type { Line, Paragraph } from '../../facts/paragraph'
import { briefText, factGoesOn, tellingOf, type Story } from '../../facts/story'
import type { Screen } from '../../screen/screen'
import { capital, plural, inRow } from '../../../language/english'

/** Words of the log. */
export const LOG_TEXT = {
  title: 'Log',
  empty: 'Nothing has happened yet.',
  all: (entries: number) => plural(entries, 'the one entry', `all ${entries} entries`),
  less: 'Close the log',
  help: 'Arrow keys go from line to line; Enter shows the position.',
} as const

const isFull = (fact: Fact, story: Story): boolean =>
  tellingOf(fact, story).inFull === true || briefText(fact, story) === ''

/** What was done in a line: a row of a few words each, or sentences where one of them needs its own. */
const doneText = ({ facts, space }: Line, story: Story): string => {
  const said = facts.map((fact) =>
    isFull(fact, story) ? factGoesOn(fact, story) : briefText(fact, story, space),
  )
  return facts.some((fact) => isFull(fact, story)) ? capital(said.join('; ')) : inRow(said)
}

const whereText = ({ why, space }: Line, { words, story }: Screen): string => {
  if (space === null) return ''
  return story.causes[why.what]?.leaves ? `from ${words.place(space)}` : words.at(space)
}

/** A line of the log: why, where, and what was done. */
export const lineText = (line: Line, phase: Paragraph['phase'], screen: Screen) => {
  const { why } = line
  const cause = why.what === phase && why.card === undefined ? '' : screen.words.cause(why)
  return {
    head: capital([cause, whereText(line, screen)].filter(Boolean).join(' ')),
    done: doneText(line, screen.story),
  }
}

/** How a paragraph begins: who, with which chit, and what. */
export const paragraphText = ({ by, head, chit, phase }: Paragraph, { words }: Screen): string =>
  [
    ...(by && by !== 'chance' ? [words.who(by)] : []),
    ...(chit === null ? [] : [chit.name]),
    inRow(head) || entryOf(words.phases, phase),
  ].join(': ')
