/* What a sentence that refuses may be held against, and what is found there. */
import {
  NEIGHBOURS,
  SPACES,
  count,
  optionKind,
  type Ask,
  type Board,
  type Content,
  type Fact,
  type Game,
  type GuerrillaGroup,
  type Move,
  type Option,
  type Pick,
  type Question,
  type SpaceId,
} from '../../../src/games/arab-revolt/rules/index'

/** What a sentence may be held against. */
export interface Scene {
  readonly game: Game
  readonly now: Board
  readonly asked: Question
  readonly option: Option
  readonly numbers: Readonly<Record<string, number>>
  /** What has happened in this phase. */
  readonly told: readonly Fact[]
}

/** What a sentence claims: whether it is true there. */
export type Claim = (scene: Scene) => boolean

export const isOneOf = (spaces: readonly string[], space: SpaceId): boolean =>
  spaces.includes(space)

/** A sentence says “here”, and no place is named. */
export class NoPlace extends Error {}

/** The space that the option is in, comes from or leads to, or else the one that the question is about. */
export const spaceOf = ({ option, asked }: Scene): SpaceId => {
  switch (optionKind(option)) {
    case 'space':
      return option as SpaceId
    case 'pick':
      return (option as Pick).space
    case 'move':
    case 'group': {
      const { from, to } = option as Move | GuerrillaGroup
      return to === asked.about.space ? from : to
    }
    default:
      if (asked.about.space) return asked.about.space
      throw new NoPlace()
  }
}

export const here =
  (...contents: readonly Content[]) =>
  (scene: Scene): number =>
    contents.reduce((sum, content) => sum + count(scene.now, content, spaceOf(scene)), 0)

export const none =
  (...contents: readonly Content[]): Claim =>
  (scene) =>
    here(...contents)(scene) === 0

export const is =
  (spaces: readonly SpaceId[]): Claim =>
  (scene) =>
    isOneOf(spaces, spaceOf(scene))

export const not =
  (claim: Claim): Claim =>
  (scene) =>
    !claim(scene)

export const or =
  (...claims: readonly Claim[]): Claim =>
  (scene) =>
    claims.some((claim) => claim(scene))

export const both =
  (...claims: readonly Claim[]): Claim =>
  (scene) =>
    claims.every((claim) => claim(scene))

export const GUERRILLAS = ['guerrillasUnderground', 'guerrillasActive'] as const
export const IRREGULARS = ['irregularsUnderground', 'irregularsActive'] as const
export const REBELS = [...GUERRILLAS, 'bases'] as const
export const BRITISH = ['troops', 'police', ...IRREGULARS] as const

export const next = (a: SpaceId, b: SpaceId): boolean => NEIGHBOURS[a].includes(b)

/** The space that the question itself is about. */
export const nextToAsked: Claim = (scene) => next(spaceOf(scene), scene.asked.about.space!)

export const outOfPlay: Claim = (scene) =>
  scene.now.outOfPlay.countries.some((country) => country === spaceOf(scene))

export const said = (scene: Scene, number: string, contents: readonly Content[]): boolean =>
  scene.numbers[number] === here(...contents)(scene)

export const near = (space: SpaceId, within: readonly SpaceId[] = SPACES): readonly SpaceId[] =>
  [space, ...NEIGHBOURS[space]].filter((one) => within.includes(one))

export const some = (
  { now }: Scene,
  content: readonly Content[],
  spaces: readonly SpaceId[],
): boolean => spaces.some((space) => content.some((one) => count(now, one, space) > 0))

export const chitsIn = (tray: Readonly<Record<string, number>>): number =>
  Object.values(tray).reduce((sum, number) => sum + number, 0)

/** The causes that are being carried out now, the outermost first. */
export const causes = ({ told }: Scene): readonly Fact['why'][] => {
  const open: Fact['why'][] = []
  for (const { fact, why } of told) {
    if (fact === 'begins') open.push(why)
    if (fact === 'ends') open.pop()
  }
  return open
}

/** What has happened since the Operation, Special Activity or Event began that asks. */
export const sinceItBegan = ({ told }: Scene): readonly Fact[] => {
  let depth = 0
  for (let at = told.length - 1; at >= 0; at--) {
    if (told[at]!.fact === 'ends') depth += 1
    if (told[at]!.fact === 'begins' && depth-- === 0) return told.slice(at)
  }
  return told
}

export interface Answered {
  readonly ask: Ask
  readonly answer: Option
}

export const answers = (told: readonly Fact[]): readonly Answered[] =>
  told.flatMap((one) =>
    one.fact === 'answered' ? [{ ask: one.ask as Ask, answer: one.answer as Option }] : [],
  )

export const answered = (scene: Scene, asks: readonly Ask[], claim: (answer: Option) => boolean) =>
  answers(sinceItBegan(scene)).some(({ ask, answer }) => asks.includes(ask) && claim(answer))
