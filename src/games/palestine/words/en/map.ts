import type { Content } from '../../rules/index'
import { NAME, SUBTITLE } from './cover'
import { counted } from '../../../../language/english'
import { haganahPlace, pieces } from './names'

/** Words of the title and the trays. */
export const MAP = {
  title: NAME,
  subtitle: SUBTITLE,
  british: 'BRITISH',
  irgun: 'IRGUN',
  prison: 'Prison',
  intelChits: 'Intel chits',
  held: 'held',
  bag: 'bag',
  none: 'none',
  haganah: 'Haganah Track',
  haganahPlace,
  comeBack: (cells: number) => `${cells} of them back in the Reset Phase`,
  /** The same as short as it stands in the tray. */
  back: (cells: number) => `Reset: ${cells} back`,
  gone: (cells: number) => `${cells} gone`,
  outOfGame: (cells: number) => `${pieces(cells, 'cells')} out of the game`,
  markers: 'Markers left',
  markersLeft: (markers: number) => `${counted(markers, 'marker', 'markers')} left of 15`,
} as const

/** 6.5 What the Haganah Track gives now, in lines as short as the tray is. */
export const HAGANAH_GIVES = {
  space: 'Irgun Operations: one more space',
  cache: 'Resources: an Arms Cache',
  chit: ['a chit for each Negotiate', 'and in Resources'],
  nothing: 'nothing for either side',
} as const

/** Words above the country, where it stands without its trays. */
export const STRIP = { label: 'Available, Intel chits and Haganah' } as const

/** Words in large letters, for a projector. */
export const LARGE = {
  bag: (number: number) => `bag ${number}`,
  intel: 'Intel',
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
} as const
