import { keysOf } from './keys-of'
import type { CardBoard, CardBoardState } from './board'
import { BOXES } from './boxes'
import type { Layout } from './layout'
import { cardsOf as cardsAmong, countOf, entriesOf, fail, fieldsOf, listOf, oneOf } from './reading'
import type { World } from './world'

/** The names that a position uses. */
type Names = Pick<World, 'faction' | 'phase' | 'card' | 'side' | 'outcome' | 'space' | 'content'>

interface Printed<W extends Names> {
  readonly factions: readonly W['faction'][]
  readonly phases: readonly W['phase'][]
  readonly spaces: readonly W['space'][]
  readonly contents: readonly W['content'][]
  readonly layout: Layout<W['space'], W['content']>
  readonly cards: Readonly<
    Record<W['card'], { readonly kind: string; readonly sides: readonly W['side'][] }>
  >
}

type CapabilityInPlay<W extends Names> = CardBoardState<W>['capabilities'][number]

/** Positions as people write them: what every game with a flat map, cards and an Initiative Track has. */
export const positionsIn = <W extends Names>({
  factions,
  phases,
  spaces,
  contents,
  layout: { at, column },
  cards,
}: Printed<W>) => {
  const ids = keysOf(cards)

  const cardsOf = (where: string, given: unknown): W['card'][] => cardsAmong(where, given, ids)

  const readMap = (map: number[], given: unknown): void => {
    for (const [space, standing] of entriesOf('spaces', given, spaces, 'unknown-space'))
      for (const [content, number] of entriesOf(
        `spaces.${space}`,
        standing,
        contents,
        'unknown-piece',
      ))
        map[at[space as W['space']] + column[content as W['content']]] = countOf(
          `spaces.${space}.${content}`,
          number,
        )
  }

  const nonZero = <Key extends string>(
    counts: Readonly<Record<Key, number>>,
  ): { readonly [key in Key]?: number } =>
    Object.fromEntries(Object.entries(counts).filter(([, number]) => number !== 0)) as {
      readonly [key in Key]?: number
    }

  /** What stands on the map, space by space. */
  const writtenMap = (map: readonly number[]) =>
    Object.fromEntries(
      spaces.map((space) => [
        space,
        nonZero(
          Object.fromEntries(
            contents.map((content) => [content, map[at[space] + column[content]]]),
          ) as Record<W['content'], number>,
        ),
      ]),
    ) as { readonly [space in W['space']]?: { readonly [content in W['content']]?: number } }

  const capabilitiesOf = (given: unknown, played: readonly W['card'][]): CapabilityInPlay<W>[] => {
    const capabilities = listOf('capabilities', given).map((one): CapabilityInPlay<W> => {
      const { card, side } = fieldsOf('capabilities', one, ['card', 'side'])
      const id = oneOf('capabilities', card, ids, 'unknown-card')
      if (cards[id].kind !== 'capability') fail('not-a-capability', 'capabilities', id)
      if (!played.includes(id)) fail('capability-not-played', 'capabilities', id)
      return { card: id, side: oneOf('capabilities', side, cards[id].sides, 'unknown-value') }
    })
    cardsOf(
      'capabilities',
      capabilities.map(({ card }) => card),
    )
    return capabilities
  }

  type Sequence = Pick<CardBoardState<W>, 'firstEligible' | 'phase' | 'boxes'>

  /** 2.3 Where the cylinders stand, and in which phase. Without a word it begins, and this side is First. */
  const readSequence = (
    board: Sequence,
    given: Readonly<Record<string, unknown>>,
    first: W['faction'],
  ): void => {
    const { firstEligible = first, phase = 'reveal' } = given
    board.firstEligible = oneOf(
      'firstEligible',
      firstEligible as W['faction'],
      factions,
      'unknown-value',
    )
    board.phase = oneOf('phase', phase, phases, 'unknown-value')
    for (const [faction, box] of entriesOf('boxes', given['boxes'], factions))
      board.boxes[faction as W['faction']] = oneOf(
        `boxes.${faction}`,
        box,
        [...BOXES, null],
        'unknown-value',
      )
  }

  type Executing = Pick<CardBoard<W>, 'played' | 'phase' | 'boxes' | 'firstEligible'>

  /** 5.3 A Capability comes into play when its Event is executed, not when it is revealed. */
  const isExecuted = (board: Executing, card: W['card']): boolean =>
    card !== board.played.at(-1) ||
    board.phase === 'reveal' ||
    board.boxes[board.firstEligible] === 'event'

  return { cardsOf, readMap, writtenMap, nonZero, capabilitiesOf, readSequence, isExecuted }
}
