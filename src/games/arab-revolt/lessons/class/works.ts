import type { Work } from '../../../../lessons/lesson'

/** The works that the lessons cite, and what each supports. */
export const WORKS = {
  banality: {
    id: 'banality',
    work: 'Hughes, “The Banality of Brutality”, English Historical Review 124 (2009)',
    supports:
      'repression, village searches; the Old City of Jerusalem lost for about five days in October 1938',
  },
  affair: {
    id: 'affair',
    work: 'Hughes, “A Very British Affair?”, J. of the Society for Army Historical Research',
    supports: 'the law of repression; al-Bassa and Halhul; the silence of the press',
  },
  pacification: {
    id: 'pacification',
    work: 'Hughes, Britain’s Pacification of Palestine (2019)',
    supports: 'rule by emergency law, fines, curfews, demolitions',
  },
  committees: {
    id: 'committees',
    work: 'Anderson, Journal of Palestine Studies 47:1 (2017)',
    supports: 'committees, rebel courts, rule from below',
  },
  checkpoints: {
    id: 'checkpoints',
    work: 'Anderson, Jerusalem Quarterly 79',
    supports: 'checkpoints and everyday life',
  },
  trains: {
    id: 'trains',
    work: 'Anderson, Comparative Studies in Society and History 63:3 (2021)',
    supports: 'hostages on trains and roads; Nablus, 24 September 1936',
  },
  crime: {
    id: 'crime',
    work: 'Kelly, The Crime of Nationalism (2017)',
    supports: 'the revolt framed as crime; that repression came first',
  },
  memories: {
    id: 'memories',
    work: 'Swedenburg, Memories of Revolt (2003)',
    supports: 'memory, which is not a record of events',
  },
  shadows: {
    id: 'shadows',
    work: 'Cohen, Army of Shadows (2008)',
    supports: 'collaboration; to be read with its critics',
  },
  justice: {
    id: 'justice',
    work: 'Winder, Radical History Review 137 (2020)',
    supports: 'the justice of the rebels',
  },
  exiled: {
    id: 'exiled',
    work: 'Exiled from Jerusalem: the diaries of al-Khalidi (2020)',
    supports: 'the leaders exiled to the Seychelles',
  },
  committee: {
    id: 'committee',
    work: 'Anglo-American Committee of Inquiry (1946), Appendix V',
    supports: 'the emergency regulations and collective fines',
  },
  hansard: {
    id: 'hansard',
    work: 'Hansard, House of Commons, 24 June 1936',
    supports: 'what the government told Parliament of the demolitions at Jaffa',
  },
} as const satisfies Readonly<Record<string, Work>>
