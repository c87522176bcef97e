import { COUNTRY } from './country'
import { name, type View } from './view'
import { WHOLE } from './whole'

/** The whole sheet for the end of a classroom: large pieces and names, and few of them. */
export const PROJECTOR: View = {
  ...COUNTRY,
  frame: WHOLE.frame,
  furniture: 'large',
  band: 50,
  print: 1.25,
  areas: {
    ...COUNTRY.areas,
    transjordan: { ...COUNTRY.areas.transjordan, block: [1132, 690] },
    egypt: { ...WHOLE.areas.egypt, name: name([150, 966], 30, 4), pin: [78, 958] },
  },
}
