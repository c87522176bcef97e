import { COUNTRY } from './country'
import { PROJECTOR } from './projector'
import { WHOLE } from './whole'

/** The views that a sheet can be drawn in. */
export const VIEWS = { whole: WHOLE, country: COUNTRY, projector: PROJECTOR } as const
export type Look = keyof typeof VIEWS
