/** The rules in brief: their chapters, and the terms of each in the order in which they are read. */
export const CHAPTERS = {
  game: ['victory', 'political-will', 'factions', 'campaign'],
  turn: [
    'sequence',
    'eligible',
    'initiative-track',
    'limited-operation',
    'operation',
    'how-many-spaces',
    'intelligence-lead',
    'offensive',
    'special-activity',
    'pass',
    'roll',
  ],
  map: ['space', 'district', 'city', 'railway', 'coastal', 'adjacent', 'prison'],
  pieces: [
    'forces',
    'troops',
    'police',
    'cells',
    'arms-caches',
    'underground',
    'available',
    'stacking',
    'comparison',
  ],
  markers: ['curfew', 'sabotage-marker', 'terror-marker'],
  british: ['deploy', 'patrol', 'search', 'assault', 'restore', 'negotiate', 'mass-detention'],
  irgun: ['recruit', 'travel', 'sabotage', 'rob', 'silence', 'propagandize', 'terror'],
  intel: ['intel-chits', 'drawing', 'spending', 'discarding'],
  haganah: ['haganah', 'haganah-shifts', 'haganah-pieces', 'haganah-space', 'haganah-intelligence'],
  events: ['event', 'sides', 'capability', 'starred', 'granted', 'forced-pass'],
  propaganda: [
    'propaganda-round',
    'political-will-phase',
    'forecast',
    'disorder',
    'order',
    'resources',
    'expropriations',
    'british-intel',
    'haganah-cooperation',
    'redeploy',
    'reset',
  ],
} as const

export type ChapterId = keyof typeof CHAPTERS
/** What they are called. */
export const CHAPTER_NAMES: Readonly<Record<ChapterId, string>> = {
  game: 'The game',
  turn: 'A turn',
  map: 'The map',
  pieces: 'The pieces',
  markers: 'The markers',
  british: 'What the British can do',
  irgun: 'What Irgun can do',
  intel: 'Intel chits',
  haganah: 'Haganah',
  events: 'Events',
  propaganda: 'The Propaganda Round',
}

export type TermsOf<Chapter extends ChapterId> = (typeof CHAPTERS)[Chapter][number]

/** Everything that the rules in brief explain. */
export type TermId = TermsOf<ChapterId>

/** What is said of a term, in our own words. */
export interface HelpEntry {
  /** What it is, in one sentence. */
  readonly brief: string
  /** How it goes. */
  readonly points: readonly string[]
  /** What players get wrong. */
  readonly mistake: string
  readonly see: readonly TermId[]
}

/** The entries of one chapter. */
export type Chapter<Id extends ChapterId> = Readonly<Record<TermsOf<Id>, HelpEntry>>
