import type { City, Country, District, Railway } from '../../spaces'

/** What the map calls its spaces, and the countries round it. */
export const PLACES: Readonly<Record<District | City | Railway | Country, string>> = {
  galilee: 'Galilee',
  'haifa-district': 'Haifa District',
  samaria: 'Samaria',
  lydda: 'Lydda',
  'jerusalem-district': 'Jerusalem District',
  gaza: 'Gaza',
  haifa: 'Haifa',
  'tel-aviv-jaffa': 'Tel\u00a0Aviv-Jaffa',
  jerusalem: 'Jerusalem',
  'railway-egypt-tel-aviv': 'Egypt–Tel\u00a0Aviv',
  'railway-tel-aviv-jerusalem': 'Tel\u00a0Aviv–Jerusalem',
  'railway-tel-aviv-haifa': 'Tel\u00a0Aviv–Haifa',
  'railway-haifa-syria': 'Haifa–Syria',
  lebanon: 'Lebanon',
  syria: 'Syria',
  transjordan: 'Transjordan',
  egypt: 'Egypt',
}
