/** The spaces of the printed map of Palestine, in reading order: north to south within each kind. */
export const DISTRICTS = [
  'galilee',
  'haifa-district',
  'samaria',
  'lydda',
  'jerusalem-district',
  'gaza',
] as const
export const CITIES = ['haifa', 'tel-aviv-jaffa', 'jerusalem'] as const
export const RAILWAYS = [
  'railway-egypt-tel-aviv',
  'railway-tel-aviv-jerusalem',
  'railway-tel-aviv-haifa',
  'railway-haifa-syria',
] as const
export const PALESTINE = [...DISTRICTS, ...CITIES, ...RAILWAYS] as const
/** The countries round it. Not in every game are they spaces. */
export const COUNTRIES = ['lebanon', 'syria', 'transjordan', 'egypt'] as const

export type District = (typeof DISTRICTS)[number]
export type City = (typeof CITIES)[number]
export type Railway = (typeof RAILWAYS)[number]
export type Country = (typeof COUNTRIES)[number]
