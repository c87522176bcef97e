/** What kind of answer an option is, in the games whose pieces stand in spaces and move from one to another. */
export const kindsOf = <Kind extends string>(
  named: readonly (readonly [Kind, readonly string[]])[],
): ((option: unknown) => Kind | 'number' | 'chit' | 'group' | 'move' | 'pick') => {
  const ofWord = new Map(
    named.flatMap(([kind, members]) => members.map((member) => [member, kind] as const)),
  )
  return (option) => {
    if (typeof option === 'number') return 'number'
    if (typeof option === 'string') return ofWord.get(option)!
    const parts = option as object
    if ('chit' in parts) return 'chit'
    if ('underground' in parts) return 'group'
    return 'number' in parts ? 'move' : 'pick'
  }
}

/** One piece in one space. */
export interface PieceIn<Piece extends string, Space extends string> {
  readonly piece: Piece
  readonly space: Space
}

/** One piece in one space, as an option: the same object whenever it is the same. */
export const picksOf = <Piece extends string, Space extends string>(
  pieces: readonly Piece[],
  spaces: readonly Space[],
): ((piece: Piece, space: Space) => PieceIn<Piece, Space>) => {
  const all = Object.fromEntries(
    spaces.map((space) => [
      space,
      Object.fromEntries(pieces.map((piece) => [piece, Object.freeze({ piece, space })])),
    ]),
  ) as unknown as Readonly<Record<Space, Readonly<Record<Piece, PieceIn<Piece, Space>>>>>
  return (piece, space) => all[space][piece]
}

/** A group of like pieces that goes from one space to another. */
interface MoveOf<Piece, Space> {
  readonly piece: Piece
  readonly from: Space
  readonly to: Space
  readonly number: number
}

/** A chit, and where it lies. */
interface ChitFrom {
  readonly chit: string | number
  readonly from: string
}

/** Pieces of one kind that go from one space to another together, Underground and Active ones. */
interface GroupMove<Space> {
  readonly from: Space
  readonly to: Space
  readonly underground: number
  readonly active: number
}

/** What a group comes to, lane by lane. */
export const lanesOfGroup = <Piece extends string, Space>(
  { from, to, underground, active }: GroupMove<Space>,
  [hidden, open]: readonly [hidden: Piece, open: Piece],
) =>
  [
    { from, to, piece: hidden, number: underground },
    { from, to, piece: open, number: active },
  ].filter(({ number }) => number > 0)

/** An answer in any of these games: a name, a number, or a small piece of plain JSON. */
export type AnyOption =
  | string
  | number
  | PieceIn<string, string>
  | MoveOf<string, string>
  | GroupMove<string>
  | ChitFrom
