/** The rules in brief: their chapters, and the terms of each in the order in which they are read. */
export const CHAPTERS = {
  game: ['victory', 'political-will', 'factions', 'campaign'],
  turn: [
    'sequence',
    'eligible',
    'initiative-track',
    'limited-operation',
    'operation',
    'special-activity',
    'pass',
    'roll',
  ],
  map: ['space', 'district', 'city', 'railway', 'country', 'adjacent', 'prison', 'out-of-play'],
  pieces: [
    'forces',
    'troops',
    'police',
    'irregulars',
    'guerrillas',
    'bases',
    'underground',
    'available',
    'relocation',
    'stacking',
    'comparison',
  ],
  markers: ['opposition', 'curfew', 'sabotage-marker'],
  british: ['deploy', 'patrol', 'sweep', 'assault', 'punish', 'divide', 'air-recon'],
  rebels: ['rally', 'march', 'sabotage', 'ambush', 'mobilize', 'coordinate', 'raid'],
  chits: [
    'punishment-chits',
    'detain',
    'demolish',
    'fine',
    'mobilization',
    'operations-chits',
    'chit-effect',
    'holding',
    'unity',
    'centralized',
    'decentralized',
  ],
  events: ['event', 'sides', 'capability', 'mandatory', 'granted', 'tegart-forts'],
  propaganda: [
    'propaganda-round',
    'political-will-phase',
    'forecast',
    'sabotaged-railways',
    'rebellion-contained',
    'rebel-leaders',
    'enemy-of-my-enemy',
    'resources',
    'foreign-assistance',
    'support',
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
  rebels: 'What the Rebels can do',
  chits: 'Chits and Unity',
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
