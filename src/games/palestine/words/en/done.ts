import type { About, Ask } from '../../rules/index'

/** What the button says that ends a series of choices or declines one, question by question. */
export const DONE_TEXT: Readonly<Record<Ask, string>> = {
  'reveal.card': 'Go on',
  'turn.box': 'Go on',
  'turn.operation': 'Go on',
  'turn.event': 'Go on',
  'turn.activity': 'No Special Activity',
  'roll.die': 'Go on',
  'intel.draw': 'Go on',
  'intel.spend': 'Spend no chit here',
  'haganah.piece': 'Go on',
  'haganah.direction': 'Go on',
  'deploy.space': 'No more spaces',
  'deploy.to': 'Move no Troops',
  'deploy.move': 'No more Troops',
  'patrol.space': 'No more spaces',
  'patrol.move': 'No more Police',
  'patrol.remove': 'Remove no Cells',
  'search.space': 'No more spaces',
  'search.move': 'No more Troops',
  'search.city': 'Go on',
  'assault.space': 'No more spaces',
  'restore.space': 'Go on',
  'detention.space': 'Go on',
  'detention.cell': 'Go on',
  'recruit.space': 'No more spaces',
  'recruit.number': 'Go on',
  'travel.space': 'No more spaces',
  'travel.group': 'No more from here',
  'sabotage.space': 'No more spaces',
  'sabotage.before-roll': 'Go on',
  'rob.space': 'No more spaces',
  'silence.space': 'Go on',
  'propagandize.space': 'No more Cities',
  'grant.operation': 'No Operation',
  'grant.activity': 'No Special Activity',
  'propaganda.discard': 'Go on',
  'propaganda.cache': 'Place no Arms Cache',
  'redeploy.police': 'No more Police',
  'redeploy.troops': 'No more Troops',
  'redeploy.cell': 'No more Cells',
  'redeploy.cache': 'Move no Arms Cache',
  'redeploy.cache-to': 'Go on',
  'event.space': 'No more spaces',
  'event.piece': 'Choose none',
  'event.number': 'Go on',
  'event.go-on': 'Stop here',
}

/** The same where some have been chosen already, if that makes a difference. */
const AFTER_SOME: Readonly<Partial<Record<Ask, string>>> = {
  'event.space': 'No more',
  'event.piece': 'No more pieces',
  'patrol.remove': 'Remove no more Cells',
}

/** What the button says that ends this question. */
export const doneText = (ask: Ask, { chosen = 0, spaces }: About): string => {
  // A Rob by a Pass, or in the Resources Phase, is no Operation: there is one space or none.
  if (ask === 'rob.space' && spaces === undefined) return 'Do not Rob'
  const some = chosen + (spaces ?? []).length > 0
  return (some ? AFTER_SOME[ask] : undefined) ?? DONE_TEXT[ask]
}
