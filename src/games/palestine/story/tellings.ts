import { AS_PLACED, FORCE, STATES, type Content, type Fact, type SpaceId } from '../rules/index'
import type { Tellings } from '../../../ui/facts/telling'
import { outcomeText } from '../words/en/outcome'
import {
  BOX_NAMES,
  IN_TEXT,
  at,
  cardName,
  cardSide,
  chitName,
  haganahName,
  pieces,
  place,
} from '../words/en/names'
import { capital, plural, signed } from '../../../language/english'
import type { ChangeKind } from './changes'
import {
  GOALS,
  INTEL,
  SOURCES,
  answeredText,
  are,
  causeText,
  mustPassText,
  here,
  marker,
  placedOrRemoved,
  rolledText,
  sign,
  silent,
  turned,
  way,
  where,
} from './phrases'
import { CURFEWS, facesOf, trayOf } from './trays'

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
    words: answeredText,
    silent: silent('log', 'preview', 'voice', 'example'),
  },
  revealed: {
    words: ({ card }) => `${cardName(card)} is turned up`,
    silent: silent('log', 'example'),
  },
  'took-box': {
    words: ({ by, box }) => `${capital(IN_TEXT[by])} take ${BOX_NAMES[box]}`,
    silent: silent('log', 'preview'),
  },
  eligibility: {
    words: ({ first }) => `${capital(IN_TEXT[first])} are First Eligible next`,
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
  moved: {
    words: ({ number, piece, from, to }) =>
      `${pieces(number, piece)} ${plural(number, 'moves', 'move')} from ${place(from)} to ${place(to)}`,
    brief: (fact, beside) => {
      const { number, piece, from, to } = fact
      return from === to
        ? `+${pieces(number, piece)}`
        : `${pieces(number, piece)}${way(fact, beside)}`
    },
    // Who Travels leaves the space that was chosen; all others come to theirs.
    space: ({ why, from, to }) => (why.what === 'travel' ? from : to),
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
  activated: {
    words: ({ number, space }) =>
      `${pieces(number, 'cells')} ${at(space)} ${plural(number, 'becomes', 'become')} Active`,
    brief: (fact, beside) => `${pieces(fact.number, 'cells')} Active${where(fact, beside)}`,
    space: here,
    // Cells who are noticed where they Travelled to.
    follows: ({ space }, before) => before.fact === 'moved' && before.to === (space as string),
    figures: (fact) => turned(fact, 'cellsActive'),
    change: ({ number, space }) => ({
      ...{ kind: 'activated', of: 'cells', number, spaces: [space] },
    }),
    turning: ({ space }) => ({ space, content: 'cellsActive' }),
  },
  hidden: {
    words: ({ number, space }) =>
      `${pieces(number, 'cells')} ${at(space)} ${plural(number, 'goes', 'go')} Underground`,
    brief: (fact, beside) => `${pieces(fact.number, 'cells')} Underground${where(fact, beside)}`,
    space: here,
    // Cells who hide where they Travelled to.
    follows: ({ space }, before) => before.fact === 'moved' && before.to === (space as string),
    figures: (fact) => turned(fact, 'cellsUnderground'),
    turning: ({ space }) => ({ space, content: 'cellsUnderground' }),
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
  sabotage: marker('sabotage', 'Sabotage'),
  terror: marker('terror', 'Terror'),
  flipped: {
    words: ({ number, space }) =>
      `${pieces(number, 'terror')} ${at(space)} ${plural(number, 'turns', 'turn')} to Sabotage`,
    brief: (fact, beside) => `${fact.number} Terror to Sabotage${where(fact, beside)}`,
    space: here,
    figures: ({ number, space }) => [
      { of: 'terror', by: -number, at: space },
      { of: 'sabotage', by: number, at: space },
    ],
    change: ({ number, space }) => ({ kind: 'flipped', number, spaces: [space] }),
    turning: ({ space }) => ({ space, content: 'sabotage' }),
  },
  released: {
    words: ({ number }) =>
      number === 0
        ? 'No Cell leaves Prison'
        : `${pieces(number, 'cells')} ${plural(number, 'leaves', 'leave')} Prison`,
    brief: ({ number }) => `${pieces(number, 'cells')} from Prison`,
    inFull: true,
    change: ({ number }) => (number === 0 ? null : { kind: 'released', of: 'cells', number }),
  },
  'left-the-game': {
    words: ({ number }) =>
      number === 0
        ? 'No Cell leaves the game'
        : `${pieces(number, 'cells')} ${plural(number, 'leaves', 'leave')} the game from Prison`,
    brief: ({ number }) => `${pieces(number, 'cells')} out of the game`,
    inFull: true,
    change: ({ number }) => (number === 0 ? null : { kind: 'left-the-game', of: 'cells', number }),
  },
  'political-will': {
    words: ({ from, to }) =>
      from === to
        ? `Political Will stays at ${to}`
        : `Political Will ${from < to ? 'rises' : 'falls'} from ${from} to ${to}`,
    // What was beyond an end of the track has not moved it.
    brief: ({ from, to }) => `Political Will ${signed(to - from)}`,
    inFull: true,
    direction: ({ change }) => Math.sign(change),
    change: ({ from, to }) =>
      from === to ? null : { kind: 'will', to: `${from} to ${to}`, last: true },
  },
  haganah: {
    words: ({ from, to }) =>
      `Haganah shifts to the ${to < from ? 'left' : 'right'}, from ${haganahName(from)}, to ${haganahName(to)}`,
    brief: ({ from, to }) => `Haganah ${from} to ${to}`,
    inFull: true,
    direction: ({ from, to }) => Math.sign(to - from),
    change: ({ to }) => ({ kind: 'haganah', to: haganahName(to), last: true }),
  },
  withheld: {
    words: ({ number, force, from }) =>
      `${pieces(number, force)} ${plural(number, 'goes', 'go')} from ${from === 'prison' ? 'Prison' : 'Available'} to the Haganah Track`,
    brief: ({ number, force }) => `${pieces(number, force)} to the Haganah Track`,
    inFull: true,
    change: ({ number, force }) => ({ kind: 'withheld', of: force, number }),
  },
  provided: {
    words: ({ number, force }) =>
      `${pieces(number, force)} of the Haganah Track ${plural(number, 'becomes', 'become')} Available`,
    brief: ({ number, force }) => `${pieces(number, force)} from the Haganah Track`,
    inFull: true,
    change: ({ number, force }) => ({ kind: 'provided', of: force, number }),
  },
  rolled: {
    words: rolledText,
    brief: ({ die }) => `die ${die}`,
    inFull: true,
  },
  intel: {
    words: ({ chit, change }) => `${chitName(chit)} ${INTEL[change][0]}`,
    brief: ({ chit, change }) => `${chitName(chit)} ${INTEL[change][1]}`,
    inFull: true,
    change: ({ change }) => ({ kind: INTEL[change][2], number: 1 }),
  },
  'must-pass': {
    words: mustPassText,
    inFull: true,
    change: ({ on }) => (on === 'next-card' ? { kind: 'must-pass' } : null),
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
  'will-counted': {
    words: ({ net }) => `Political Will is counted: ${signed(net)} in all`,
  },
  'game-over': {
    words: ({ outcome }) => outcomeText(outcome),
    silent: silent('voice'),
  },
}
