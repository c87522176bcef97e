import type { Cause, Chooser, Fact, PhaseId, SpaceId } from '../../rules/index'
import { briefText } from './brief'
import { factText } from './facts'
import { capital, plural, small, withoutStop } from '../../../../language/english'
import { PHASE_NAMES, WHO, at, causeName, place } from './names'

/** What was done for one reason, and in one space if it is done space by space. */
interface Line {
  readonly why: Cause
  readonly space: SpaceId | null
  readonly facts: readonly Fact[]
}

/** One action, or one phase. */
interface Paragraph {
  readonly phase: PhaseId
  readonly by: Chooser | null
  /** Box, Operation and so on, in a few words. */
  readonly head: readonly string[]
}

/** Words of the log. */
export const LOG_TEXT = {
  title: 'Log',
  empty: 'Nothing has happened yet.',
  all: (entries: number) => plural(entries, 'the one entry', `all ${entries} entries`),
  less: 'Close the log',
  help: 'Arrow keys go from line to line; Enter shows the position.',
} as const

/** What a number matters for is told in full. */
const IN_FULL: readonly Fact['fact'][] = [
  'rolled',
  'political-will',
  'haganah',
  'withheld',
  'provided',
  'intel',
  'must-pass',
  'released',
  'left-the-game',
]

const isFull = (fact: Fact): boolean => IN_FULL.includes(fact.fact) || briefText(fact) === ''

const factIn = (fact: Fact, space: SpaceId | null): string =>
  isFull(fact) ? factText(fact) : briefText(fact, space)

const whereText = ({ why, space }: Line): string => {
  if (space === null) return ''
  // Who Travels leaves the space that was chosen; all others come to theirs.
  return why.what === 'travel' ? `from ${place(space)}` : at(space)
}

/** A line of the log: why, where, and what was done. */
export const lineText = (line: Line, phase: PhaseId) => {
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

/** How a paragraph begins: who, and what. */
export const paragraphText = ({ by, head, phase }: Paragraph): string =>
  [...(by && by !== 'chance' ? [WHO[by]] : []), head.join(', ') || PHASE_NAMES[phase]].join(': ')
