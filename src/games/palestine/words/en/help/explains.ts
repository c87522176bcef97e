import type { Ask, Box, CardKind, Cause, PhaseId } from '../../../rules/index'
import type { TermId } from './terms'

const PHASES: Readonly<Record<PhaseId, TermId>> = {
  reveal: 'campaign',
  'first-eligible': 'eligible',
  'second-eligible': 'eligible',
  'political-will': 'political-will-phase',
  resources: 'resources',
  redeploy: 'redeploy',
  reset: 'reset',
  over: 'victory',
}

/** What explains a phase, or why something happens. */
export const CAUSE_TERMS: Readonly<Record<Cause['what'], TermId>> = {
  ...PHASES,
  deploy: 'deploy',
  patrol: 'patrol',
  search: 'search',
  assault: 'assault',
  restore: 'restore',
  negotiate: 'negotiate',
  'mass-detention': 'mass-detention',
  recruit: 'recruit',
  travel: 'travel',
  sabotage: 'sabotage',
  rob: 'rob',
  silence: 'silence',
  propagandize: 'propagandize',
  terror: 'terror',
  pass: 'pass',
  event: 'event',
  capability: 'capability',
  'intelligence-lead': 'intelligence-lead',
  offensive: 'offensive',
  haganah: 'haganah-pieces',
}

export const BOX_TERMS: Readonly<Record<Box, TermId>> = {
  'limited-operation': 'limited-operation',
  event: 'event',
  'operation-and-special': 'special-activity',
}

export const KIND_TERMS: Readonly<Record<CardKind, TermId>> = {
  event: 'event',
  capability: 'capability',
  propaganda: 'propaganda-round',
}

/** What explains a question. */
export const ASK_TERMS: Readonly<Record<Ask, TermId>> = {
  'reveal.card': 'campaign',
  'turn.box': 'initiative-track',
  'turn.operation': 'operation',
  'turn.event': 'sides',
  'turn.activity': 'special-activity',
  'roll.die': 'roll',
  'intel.draw': 'drawing',
  'intel.spend': 'spending',
  'haganah.piece': 'haganah-pieces',
  'haganah.direction': 'haganah-shifts',
  'deploy.space': 'deploy',
  'deploy.to': 'deploy',
  'deploy.move': 'deploy',
  'patrol.space': 'patrol',
  'patrol.move': 'patrol',
  'patrol.remove': 'patrol',
  'search.space': 'search',
  'search.move': 'search',
  'search.city': 'search',
  'assault.space': 'assault',
  'restore.space': 'restore',
  'detention.space': 'mass-detention',
  'detention.cell': 'mass-detention',
  'recruit.space': 'recruit',
  'recruit.number': 'recruit',
  'travel.space': 'travel',
  'travel.group': 'travel',
  'sabotage.space': 'sabotage',
  'sabotage.before-roll': 'sabotage',
  'rob.space': 'rob',
  'silence.space': 'silence',
  'propagandize.space': 'propagandize',
  'grant.operation': 'granted',
  'grant.activity': 'granted',
  'propaganda.discard': 'british-intel',
  'propaganda.cache': 'haganah-cooperation',
  'redeploy.police': 'redeploy',
  'redeploy.troops': 'redeploy',
  'redeploy.cell': 'redeploy',
  'redeploy.cache': 'redeploy',
  'redeploy.cache-to': 'redeploy',
  'event.space': 'event',
  'event.piece': 'event',
  'event.number': 'prison',
  'event.go-on': 'event',
}
