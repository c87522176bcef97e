import type { Content } from '../../rules/index'
import { counted } from '../../../../language/english'
import { haganahPlace, pieces } from './names'

/** Words of the title and the trays. */
export const MAP = {
  title: 'Palestine',
  subtitle: '1945–1947',
  british: 'BRITISH',
  irgun: 'IRGUN',
  prison: 'Prison',
  intelChits: 'Intel chits',
  held: 'held',
  bag: 'bag',
  haganah: 'Haganah Track',
  haganahPlace,
  /** What the Track withholds at its value. */
  onTrack: (cells: number, caches: number) =>
    [
      ...(cells > 0 ? [pieces(cells, 'cells')] : []),
      ...(caches > 0 ? [pieces(caches, 'armsCaches')] : []),
    ].join(', '),
  comeBack: (cells: number) => `${cells} come back in the Reset Phase`,
  outOfGame: (cells: number) => `${pieces(cells, 'cells')} out of the game`,
  markersLeft: (markers: number) => `${counted(markers, 'marker', 'markers')} left of 15`,
  value: (value: number) => `Sabotage here counts ${value}`,
} as const

/** 6.5 What the Haganah Track gives now, in a line; empty where it gives nothing. */
export const HAGANAH_GIVES = {
  space: 'one more space for each Irgun Operation',
  cache: 'an Arms Cache in the Resources Phase',
  chit: 'an Intel chit for each Negotiate, and in the Resources Phase',
  nothing: 'nothing for either side',
} as const

/** Words above the country, where it stands without its trays. */
export const STRIP = { label: 'Available, Intel chits and Haganah' } as const

/** Words in large letters, for a projector. */
export const LARGE = {
  bag: (number: number) => `bag ${number}`,
  haganah: 'Haganah',
} as const

/** Letters on cubes, for those who cannot tell their colours: a setting. */
export const LETTERS: Readonly<Partial<Record<Content, string>>> = { troops: 'T', police: 'P' }

/** What a tray says to those who hear it. */
export const TRAY_SAID = {
  british: (have: string, held: string, bag: string) =>
    `British, Available: ${have}. Intel chits held: ${held}; in the bag: ${bag}.`,
  irgun: (have: string, haganah: string, gives: string) =>
    `Irgun, Available: ${have}. Haganah ${haganah}: ${gives}.`,
  prison: (what: string) => `Prison: ${what}`,
  outOfGame: (what: string) => `Out of the game: ${what}`,
} as const
