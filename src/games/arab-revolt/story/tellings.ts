import {
  AS_PLACED,
  FORCE,
  STATES,
  type Content,
  type Fact,
  type Option,
  type SpaceId,
} from '../rules/index'
import type { Teller, Tellings } from '../../../ui/facts/telling'
import { answerText } from '../words/en/answers'
import { outcomeText } from '../words/en/outcome'
import {
  BOX_NAMES,
  TRAY_NAMES,
  UNITY_ENDS,
  WHO,
  at,
  cardName,
  cardSide,
  chitName,
  pieces,
  place,
  unityName,
} from '../words/en/names'
import { listed, plural, signed } from '../../../language/english'
import type { ChangeKind } from './changes'
import {
  CHIT_GOES,
  GOALS,
  SOURCES,
  are,
  causeText,
  placedOrRemoved,
  releasedText,
  rollText,
  shiftText,
  sign,
  way,
  where,
  type InSpace,
  type Of,
} from './phrases'
import { CURFEWS, facesOf, trayOf } from './trays'

const here = ({ space }: InSpace): SpaceId => space

/** A fact that frames the others is told by their order or their heading. */
const silent =
  (...tellers: readonly Teller[]) =>
  (): readonly Teller[] =>
    tellers

/** The Operations chit in play is named at the head of the action; one that is drawn, or goes back, tells nothing. */
const silentOfChit = ({ kind, to }: Of<'chit'>): readonly Teller[] => {
  if (to === 'held') return []
  return to === 'used' && kind === 'punishment' ? ['foresight'] : ['log', 'foresight']
}

/** Guerrillas and Irregulars who turn to one of their sides. */
const turned = (
  { force, space, number }: Of<'activated' | 'hidden'>,
  side: 'Active' | 'Underground',
) => [
  {
    of: force === 'irregulars' ? `irregulars${side}` : `guerrillas${side}`,
    by: number,
    at: space,
    turn: true as const,
  },
]

const turnedTo = ({ force, space }: Of<'activated' | 'hidden'>, side: 0 | 1) => {
  const content = STATES[force][side]
  return content ? { space, content } : null
}

interface Names {
  fact: Fact
  space: SpaceId
  content: Content
  change: ChangeKind
}

/** Each kind of fact, in the order in which a turn brings them: in full, in brief, on the map. */
export const TELLINGS: Tellings<Names> = {
  begins: {
    words: ({ why }) => causeText(why),
    silent: silent('log', 'preview', 'voice', 'example'),
  },
  ends: {
    words: ({ why }) => `${causeText(why)} ends`,
    silent: silent('log', 'preview', 'voice', 'example'),
  },
  answered: {
    words: ({ by, answer }) =>
      `${WHO[by]}${by === 'chance' ? ':' : ' choose'} ${answerText(answer as Option)}`,
    silent: silent('log', 'preview', 'voice', 'example'),
  },
  revealed: {
    words: ({ card }) => `${cardName(card)} is turned up`,
    silent: silent('log', 'example'),
  },
  'took-box': {
    words: ({ by, box }) => `${WHO[by]} take ${BOX_NAMES[box]}`,
    silent: silent('log', 'preview'),
  },
  eligibility: {
    words: ({ first }) => `${WHO[first]} are First Eligible next`,
    silent: silent('log', 'voice', 'example'),
  },
  placed: {
    words: ({ number, force, space, from }) =>
      `${pieces(number, force)} ${are(number)} placed ${at(space)}${SOURCES[from]}`,
    brief: (fact, beside) =>
      `+${pieces(fact.number, fact.force)}${where(fact, beside)}${SOURCES[fact.from]}`,
    space: here,
    figures: ({ force, number, space }) => [{ of: force, by: number, at: space }],
    change: ({ force, number, space }) => ({
      ...{ kind: 'placed', of: force, number, spaces: [space] },
    }),
    flying: ({ force, number, space, from }) => ({
      ...{ content: AS_PLACED[force], faces: STATES[force], number },
      ...{ from: trayOf(force, from), to: space },
    }),
  },
  relocated: {
    words: ({ piece, from, to }) =>
      `${pieces(1, piece)} is taken from ${place(from)} and placed ${at(to)}`,
    brief: (fact, beside) => `${pieces(1, fact.piece)}${way(fact, beside)}`,
    space: ({ to }) => to,
    // 1.4.3 It is placed as a new one is.
    figures: ({ piece, from, to }) => [
      { of: FORCE[piece], by: 1, at: to },
      { of: piece, by: -1, at: from },
    ],
    change: ({ piece, to }) => ({ kind: 'moved', of: piece, spaces: [to] }),
    flying: ({ piece, from, to }) => ({
      ...{ content: piece, faces: facesOf(piece), number: 1, from, to },
    }),
  },
  moved: {
    words: ({ number, piece, from, to }) =>
      `${pieces(number, piece)} ${plural(number, 'moves', 'move')} from ${place(from)} to ${place(to)}`,
    brief: (fact, beside) => {
      const { number, piece, from, to } = fact
      return from === to
        ? `+${pieces(number, piece)}`
        : `${pieces(number, piece)}${way(fact, beside)}`
    },
    // Who Marches leaves the space that was chosen; all others come to theirs.
    space: ({ why, from, to }) => (why.what === 'march' ? from : to),
    seen: (fact, beside) => (fact.to === beside ? { ...fact, from: beside } : fact),
    figures: ({ piece, from, to, number }) => [
      { of: piece, by: number, at: to },
      { of: piece, by: -number, at: from },
    ],
    change: ({ piece, number, to }) => ({ kind: 'moved', of: piece, number, spaces: [to] }),
    flying: ({ piece, number, from, to }) => ({
      ...{ content: piece, faces: facesOf(piece), number, from, to },
    }),
  },
  removed: {
    words: ({ number, piece, space, to }) =>
      `${pieces(number, piece)} ${are(number)} removed from ${place(space)}${GOALS[to][1]}`,
    brief: (fact, beside) =>
      `−${pieces(fact.number, FORCE[fact.piece])}${where(fact, beside)}${GOALS[fact.to][0]}`,
    space: here,
    figures: ({ piece, number, space }) => [{ of: piece, by: -number, at: space }],
    change: ({ piece, number, space, to }) => ({
      ...{ kind: GOALS[to][2], of: piece, number, spaces: [space] },
    }),
    flying: ({ piece, number, space, to }) => ({
      ...{ content: piece, faces: facesOf(piece), number },
      ...{ from: space, to: trayOf(FORCE[piece], to) },
    }),
  },
  garrisoned: {
    words: ({ number }) => `${pieces(number, 'police')} ${are(number)} put on Tegart Forts`,
    brief: ({ number }) => `${pieces(number, 'police')} to Tegart Forts`,
    change: ({ number }) => ({ kind: 'to-forts', of: 'police', number }),
  },
  activated: {
    words: ({ number, force, space }) =>
      `${pieces(number, force)} ${at(space)} ${plural(number, 'becomes', 'become')} Active`,
    brief: (fact, beside) => `${pieces(fact.number, fact.force)} Active${where(fact, beside)}`,
    space: here,
    // Guerrillas who are noticed where they Marched to.
    follows: ({ space }, before) => before.fact === 'moved' && before.to === space,
    figures: (fact) => turned(fact, 'Active'),
    change: ({ force, number, space }) => ({
      ...{ kind: 'activated', of: force, number, spaces: [space] },
    }),
    turning: (fact) => turnedTo(fact, 1),
  },
  hidden: {
    words: ({ number, force, space }) =>
      `${pieces(number, force)} ${at(space)} ${plural(number, 'goes', 'go')} Underground`,
    brief: (fact, beside) => `${pieces(fact.number, fact.force)} Underground${where(fact, beside)}`,
    space: here,
    figures: (fact) => turned(fact, 'Underground'),
    turning: (fact) => turnedTo(fact, 0),
  },
  opposition: {
    words: ({ present, space }) => `Opposition is ${placedOrRemoved(present, space)}`,
    brief: (fact, beside) => `${sign(fact.present)}Opposition${where(fact, beside)}`,
    space: here,
    figures: ({ present, space }) => [{ of: 'opposition', by: present ? 1 : -1, at: space }],
    change: ({ present, space }) => ({
      ...{ kind: present ? 'opposition' : 'no-opposition', spaces: [space] },
    }),
    turning: ({ present, space }) => (present ? { space, content: 'opposition' } : null),
  },
  curfew: {
    words: ({ present, space }) => `A Curfew is ${placedOrRemoved(present, space)}`,
    brief: (fact, beside) => `${sign(fact.present)}Curfew${where(fact, beside)}`,
    space: here,
    figures: ({ present, space }) => [{ of: 'curfew', by: present ? 1 : -1, at: space }],
    change: ({ present, space }) => ({ kind: present ? 'curfew' : 'no-curfew', spaces: [space] }),
    flying: ({ present, space }) => {
      const [from, to] = present ? [CURFEWS, space] : [space, CURFEWS]
      return { content: 'curfew', faces: [], number: 1, from, to }
    },
  },
  sabotage: {
    words: ({ change, space, left }) => {
      const number = Math.abs(change)
      return `${pieces(number, 'sabotage')} ${are(number)} ${placedOrRemoved(change > 0, space)}, now ${left}`
    },
    brief: (fact, beside) => `Sabotage ${signed(fact.change)}${where(fact, beside)}`,
    space: here,
    figures: ({ change, space }) => [{ of: 'sabotage', by: change, at: space }],
    change: ({ change, space }) => ({
      kind: change > 0 ? 'sabotage' : 'no-sabotage',
      number: Math.abs(change),
      spaces: [space],
    }),
    turning: ({ change, space }) => (change > 0 ? { space, content: 'sabotage' } : null),
  },
  released: {
    words: (fact) => (fact.guerrillas + fact.bases === 0 ? 'Prison is empty' : releasedText(fact)),
    brief: () => 'Prison emptied',
    inFull: true,
    change: ({ guerrillas, bases }) =>
      guerrillas + bases === 0
        ? null
        : {
            kind: 'released',
            of: guerrillas > 0 ? 'guerrillas' : 'bases',
            to: releasedText({ guerrillas, bases }),
          },
  },
  'political-will': {
    words: ({ from, to }) =>
      from === to
        ? `Political Will stays at ${to}`
        : `Political Will ${from < to ? 'rises' : 'falls'} from ${from} to ${to}`,
    brief: ({ change }) => `Political Will ${signed(change)}`,
    inFull: true,
    direction: ({ change }) => Math.sign(change),
    change: ({ from, to }) =>
      from === to ? null : { kind: 'will', to: `${from} to ${to}`, last: true },
  },
  unity: {
    words: (fact) =>
      fact.from === fact.to
        ? `Unity stays ${unityName(fact.to)}`
        : `Unity shifts ${shiftText(fact)}`,
    brief: ({ from, to, toward }) =>
      from === to ? 'Unity stays' : `Unity toward ${UNITY_ENDS[toward]}`,
    inFull: true,
    direction: ({ toward }) => toward,
    change: ({ from, to }) =>
      from === to ? null : { kind: 'unity', to: unityName(to), last: true },
  },
  rolled: {
    words: rollText,
    brief: ({ die }) => `die ${die}`,
    inFull: true,
  },
  chit: {
    words: ({ chit, to }) => `${chitName(chit)} ${CHIT_GOES[to]}`,
    brief: ({ chit, to }) =>
      `${chitName(chit)} ${to === 'pool' ? 'back to the pool' : TRAY_NAMES[to]}`,
    inFull: true,
    silent: silentOfChit,
    change: ({ chit, to }) =>
      to === 'held' ? { kind: 'held', to: chitName(chit), single: chit } : null,
  },
  capability: {
    words: ({ card, side, inPlay }) =>
      `${cardSide(card, side)} ${inPlay ? 'comes into effect' : 'is no longer in effect'}`,
    change: ({ card, side, inPlay }) => ({
      kind: inPlay ? 'capability' : 'no-capability',
      to: cardSide(card, side),
      single: card,
    }),
  },
  'countries-in-play': {
    words: ({ countries }) => `${listed(countries.map(place))} ${are(countries.length)} in play`,
    change: ({ countries }) => ({ kind: 'countries', spaces: countries }),
  },
  'will-counted': {
    words: ({ net }) => `Political Will is counted: ${signed(net)} in all`,
  },
  'game-over': {
    words: ({ outcome }) => outcomeText(outcome),
    silent: silent('voice'),
  },
}
