import type { Fact, SpaceId } from '../../rules/index'
import type { Line, Paragraph } from '../../../../ui/facts/paragraph'
import { briefText } from './brief'
import { factText } from './facts'
import { capital, plural, small, withoutStop } from '../../../../language/english'
import { PHASE_NAMES, WHO, at, causeName, chitName, place } from './names'

/** Words of the log. */
export const LOG_TEXT = {
  title: 'Log',
  empty: 'Nothing has happened yet.',
  all: (entries: number) => plural(entries, 'the one entry', `all ${entries} entries`),
  less: 'Close the log',
  help: 'Arrow keys go from line to line; Enter shows the position.',
} as const

/** What a number matters for is told in full. */
const IN_FULL: readonly Fact['fact'][] = ['rolled', 'political-will', 'unity', 'chit', 'released']

const isFull = (fact: Fact): boolean => IN_FULL.includes(fact.fact) || briefText(fact) === ''

const factIn = (fact: Fact, space: SpaceId | null): string =>
  isFull(fact) ? factText(fact) : briefText(fact, space)

const whereText = ({ why, space }: Line): string => {
  if (space === null) return ''
  // Who Marches leaves the space that was chosen; all others come to theirs.
  return why.what === 'march' ? `from ${place(space)}` : at(space)
}

/** A line of the log: why, where, and what was done. */
export const lineText = (line: Line, phase: Paragraph['phase']) => {
  const { why, space, facts } = line
  const cause = why.what === phase && why.card === undefined ? '' : causeName(why)
  return {
    head: capital([cause, whereText(line)].filter(Boolean).join(' ')),
    done: withoutStop(
      facts
        .map((fact) => factIn(fact, space))
        .map((said, index) => (index > 0 && said.startsWith('The ') ? small(said) : said))
        .join(facts.some(isFull) ? '; ' : ', '),
    ),
  }
}

/** How a paragraph begins: who, with which chit, and what. */
export const paragraphText = ({ by, head, chit, phase }: Paragraph): string =>
  [
    ...(by && by !== 'chance' ? [WHO[by]] : []),
    ...(chit === null ? [] : [chitName(chit)]),
    head.join(', ') || PHASE_NAMES[phase],
  ].join(': ')
