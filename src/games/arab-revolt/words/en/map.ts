import { NAME, SUBTITLE } from './cover'
import type { Content } from '../../rules/index'
import { counted } from '../../../../language/english'

/** Words of the title and the trays. */
export const MAP = {
  title: NAME,
  subtitle: SUBTITLE,
  british: 'BRITISH',
  rebels: 'REBELS',
  prison: 'Prison',
  punishmentChits: 'Punishment chits',
  operationsChits: 'Operations chits',
  inPlay: 'play',
  unity: 'Unity Track',
  decentralized: 'Decentralized',
  centralized: 'Centralized',
  countries: (number: number) => counted(number, 'country', 'countries'),
  inForts: (police: string) => `${police} in Tegart Forts`,
} as const

/** Words above the country, where it stands without its trays. */
export const STRIP = { label: 'Available, and Unity' } as const

/** Words in large letters, for a projector. */
export const LARGE = {
  pool: (number: number) => `pool ${number}`,
  unity: 'Unity',
} as const

/** Letters on cubes, for those who cannot tell their colours: a setting. */
export const LETTERS: Readonly<Partial<Record<Content, string>>> = { troops: 'T', police: 'P' }

/** What a tray says to those who hear it. */
export const TRAY_SAID = {
  british: (have: string, chits: string) =>
    `British, Available: ${have}. Punishment chits, ${chits}.`,
  rebels: (have: string, chits: string, unity: string) =>
    `Rebels, Available: ${have}. Operations chits, ${chits}. Unity ${unity}.`,
  prison: (what: string) => `Prison: ${what}`,
  outOfPlay: (what: string) => `Out of Play: ${what}`,
} as const
