import type { About, Ask } from '../../rules/index'
import { signed } from '../../../../language/english'

/** Each question in a few words. */
export const ASK_TEXT: Readonly<Record<Ask, string>> = {
  'reveal.card': 'Turn up the next card',
  'turn.box': 'Choose a box of the Initiative Track',
  'turn.operation': 'Choose an Operation, or Pass',
  'turn.event': 'Choose a side of the Event, or Pass',
  'turn.activity': 'Choose a Special Activity, or go on',
  'roll.die': 'Roll a die',
  'intel.draw': 'Draw an Intel chit',
  'intel.spend': 'Spend an Intel chit on Underground Cells, or keep it',
  'haganah.piece': 'Choose a piece that goes to the Haganah Track',
  'haganah.direction': 'Choose where the Haganah Track shifts',
  'deploy.space': 'Choose a space to Deploy',
  'deploy.to': 'Choose the space to which Troops move',
  'deploy.move': 'Choose Troops to move in for the Deploy',
  'patrol.space': 'Choose a space to Patrol',
  'patrol.move': 'Choose Police to move in for the Patrol',
  'patrol.remove': 'Choose where the Patrol removes Cells',
  'search.space': 'Choose a space to Search',
  'search.move': 'Choose Troops to move in for the Search',
  'search.city': 'Choose between a Curfew and an Intel chit',
  'assault.space': 'Choose a space to Assault',
  'restore.space': 'Choose a space to Restore',
  'detention.space': 'Choose a City for Mass Detention',
  'detention.cell': 'Choose a Cell to detain',
  'recruit.space': 'Choose a space to Recruit',
  'recruit.number': 'Choose how many Cells to place',
  'travel.space': 'Choose a space to Travel from',
  'travel.group': 'Choose who Travels, and where',
  'sabotage.space': 'Choose a space for Sabotage',
  'sabotage.before-roll': 'Roll, or add something to the roll before',
  'rob.space': 'Choose a space to Rob',
  'silence.space': 'Choose a space for Silence',
  'propagandize.space': 'Choose a City to Propagandize',
  'grant.operation': 'Choose an Operation, if any',
  'grant.activity': 'Choose whether to use the Special Activity',
  'propaganda.discard': 'Choose an Intel chit that goes back to the bag',
  'propaganda.cache': 'Choose a space for the Arms Cache of Haganah',
  'redeploy.police': 'Choose Police to move',
  'redeploy.troops': 'Choose Troops to move',
  'redeploy.cell': 'Choose a Cell to move to a City',
  'redeploy.cache': 'Choose an Arms Cache to move',
  'redeploy.cache-to': 'Choose where the Arms Cache goes',
  'event.space': 'Choose a space for the Event',
  'event.piece': 'Choose a piece for the Event',
  'event.number': 'Choose how many Cells leave the game',
  'event.go-on': 'Choose whether to go on with the Event',
}

/** The same where some spaces have been chosen. */
export const ONE_MORE: Readonly<Partial<Record<Ask, string>>> = {
  'deploy.space': 'Choose one more space to Deploy',
  'patrol.space': 'Choose one more space to Patrol',
  'patrol.remove': 'Choose one more space in which the Patrol removes Cells',
  'search.space': 'Choose one more space to Search',
  'assault.space': 'Choose one more space to Assault',
  'recruit.space': 'Choose one more space to Recruit',
  'travel.space': 'Choose one more space to Travel from',
  'sabotage.space': 'Choose one more space for Sabotage',
  'rob.space': 'Choose one more space to Rob',
  'propagandize.space': 'Choose one more City to Propagandize',
  'event.space': 'Choose one more space for the Event',
}

/** What a question is about beside its spaces, in a few words; empty where there is nothing to add. */
export const aboutText = ({ target, atMost, modifier }: About): string =>
  [
    target === undefined ? '' : `${atMost ? 'at most' : 'more than'} ${target} is needed`,
    modifier ? `${signed(modifier)} so far` : '',
  ]
    .filter(Boolean)
    .join('; ')
