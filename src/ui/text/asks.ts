import { SPACES, type About, type Ask } from '../../rules/index'
import { chitName, place, signed } from './names'

/** Each question in a few words. */
export const ASK_TEXT: Readonly<Record<Ask, string>> = {
  'reveal.card': 'Turn up the next card',
  'turn.chit': 'Choose the Operations chit to play',
  'turn.draw-chit': 'Draw an Operations chit',
  'turn.box': 'Choose a box of the Initiative Track',
  'turn.operation': 'Choose an Operation, or Pass',
  'turn.event': 'Choose a side of the Event, or Pass',
  'turn.punishment-to-hold': 'Choose a Punishment chit to hold',
  'turn.base': 'Choose where to place a Base, if at all',
  'turn.activity': 'Choose a Special Activity, or go on',
  'chit-effect.guerrilla': 'Choose an Active Guerrilla to remove, if any',
  'roll.die': 'Roll a die',
  'place.from-map': 'None is Available: choose one to take from the map',
  'deploy.space': 'Choose a space to Deploy',
  'deploy.piece': 'Choose a piece to place',
  'deploy.curfew': 'Choose where to place or remove a Curfew',
  'patrol.space': 'Choose a space to Patrol',
  'patrol.move': 'Choose cubes to move in for the Patrol',
  'patrol.assault': 'Choose a Railway for a free Assault',
  'sweep.space': 'Choose a space to Sweep',
  'sweep.move': 'Choose Troops to move in for the Sweep',
  'sweep.irregular': 'Choose whether an Irregular guides the Sweep',
  'assault.space': 'Choose a space to Assault',
  'rally.space': 'Choose a space to Rally',
  'rally.guerrilla': 'Place a Guerrilla, or stop',
  'rally.opposition': 'Choose a space for Opposition',
  'march.space': 'Choose a space to March from',
  'march.group': 'Choose who Marches, and where',
  'sabotage.space': 'Choose a space for Sabotage',
  'ambush.space': 'Choose a space to Ambush',
  'ambush.target': 'Choose the piece to remove by the Ambush',
  'punish.draw': 'Draw a Punishment chit',
  'punish.chit': 'Choose the Punishment chit to use',
  'punish.space': 'Choose a space to Punish',
  'punish.detain': 'Choose the piece to detain',
  'punish.sabotage': 'Choose where to remove Sabotage',
  'divide.way': 'Choose how to Divide',
  'divide.space': 'Choose the Irregular to Activate',
  'divide.guerrilla': 'Choose the Guerrilla to replace',
  'air-recon.space': 'Choose a space for Air Recon',
  'mobilize.base': 'Choose a space for a Base',
  'mobilize.guerrilla': 'Choose a space for a Guerrilla',
  'raid.space': 'Choose a space to Raid',
  'raid.group': 'Choose who comes to the Raid',
  'raid.operation': 'Choose an Operation for the Raid, if any',
  'grant.operation': 'Choose an Operation, if any',
  'grant.activity': 'Choose whether to use the Special Activity',
  'propaganda.punishment': 'Choose a Punishment chit to hold',
  'propaganda.assistance': 'Choose a space to Rally with help from abroad',
  'propaganda.resources': 'Choose between Unity and a chit',
  'propaganda.chit': 'Choose an Operations chit to hold',
  'propaganda.divide': 'Choose whether to Divide',
  'propaganda.mobilize': 'Choose whether to Mobilize',
  'redeploy.troops': 'Choose Troops to move to a City',
  'redeploy.police': 'Choose Police to move',
  'redeploy.irregular': 'Choose an Irregular to remove, if any',
  'redeploy.guerrillas': 'Choose Guerrillas to move',
  'reset.troops': 'Choose a City for a Troop that returns',
  'event.space': 'Choose a space for the Event',
  'event.piece': 'Choose a piece for the Event',
  'event.punishment': 'Choose a Punishment chit for the Event',
  'event.go-on': 'Choose whether to go on with the Event',
}

/** How far a series of spaces has come. */
const series = ({ spaces, limit = SPACES.length }: About): string | undefined => {
  if (spaces === undefined) return undefined
  const upTo = limit < SPACES.length ? ` of up to ${limit}` : ''
  return spaces.length > 0
    ? `${spaces.length}${upTo} chosen: ${spaces.map(place).join(', ')}`
    : upTo && `none${upTo} chosen yet`
}

/** What a question is about, in a few words; empty where there is nothing to add. */
export const aboutText = (about: About, withSpaces = true): string =>
  [
    about.chit && `after ${chitName(about.chit)}`,
    about.space && place(about.space),
    withSpaces && series(about),
    about.target !== undefined && `against ${about.target}`,
    about.modifier ? `modified by ${signed(about.modifier)}` : '',
  ]
    .filter(Boolean)
    .join('; ')
