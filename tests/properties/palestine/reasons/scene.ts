/* What a sentence that refuses may be held against, and what is found there. */
import {
  NEIGHBOURS,
  count,
  optionKind,
  type Ask,
  type Board,
  type CellGroup,
  type Content,
  type Fact,
  type Game,
  type Move,
  type Option,
  type Pick,
  type Question,
  type SpaceId,
} from '../../../../src/games/palestine/rules/index'

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
      const { from, to } = option as Move | CellGroup
      return to === asked.about.space ? from : to
    }
    default:
      if (asked.about.space) return asked.about.space
      throw new NoPlace()
  }
}

export const numberOf = (now: Board, contents: readonly Content[], space: SpaceId): number =>
  contents.reduce((sum, content) => sum + count(now, content, space), 0)

export const here =
  (...contents: readonly Content[]) =>
  (scene: Scene): number =>
    numberOf(scene.now, contents, spaceOf(scene))

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

export const CELLS = ['cellsUnderground', 'cellsActive'] as const
export const IRGUN = [...CELLS, 'armsCaches'] as const
export const CUBES = ['troops', 'police'] as const

/** A number that the sentence says is what stands here. */
export const said = (scene: Scene, number: string, contents: readonly Content[]): boolean =>
  scene.numbers[number] === here(...contents)(scene)

export const near = (space: SpaceId): readonly SpaceId[] => [space, ...NEIGHBOURS[space]]

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

/** What has been answered to a question since that which asks now began. */
export const answered = (scene: Scene, ask: Ask): readonly Option[] =>
  answers(sinceItBegan(scene))
    .filter((one) => one.ask === ask)
    .map(({ answer }) => answer)

/** What has been answered since a question was answered last. */
export const sinceAnswered = (scene: Scene, ask: Ask): readonly Answered[] => {
  const all = answers(scene.told)
  return all.slice(all.map((one) => one.ask).lastIndexOf(ask) + 1)
}
