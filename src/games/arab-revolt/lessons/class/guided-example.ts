import type { Lesson } from '../../../../lessons/lesson'
import type { ArabRevolt } from '../../rules/index'
import { FROM_EXAMPLE, playFrom } from './from-example'
import { ON_PUNISHMENT } from './frames'
import { WORKS } from '../works'

/** The first campaign of the rulebook's example, led step by step. */
export const GUIDED_EXAMPLE: Lesson<ArabRevolt> = {
  id: 'guided-example',
  title: 'The rulebook’s example',
  goal: 'Follow a campaign of both sides, and say what each wanted and what it paid.',
  minutes: 45,
  cuts: [30, 20],
  ...FROM_EXAMPLE,
  frame: ON_PUNISHMENT,
  works: [WORKS.pacification, WORKS.trains, WORKS.committees, WORKS.affair],
  steps: [
    {
      say: 'Palestine during the revolt. British Troops and Police hold Cities and Districts. Rebel Guerrillas are few and hidden.',
      note: 'Political Will is London’s will to stay. At 0 in a count the Rebels win. The printed position has 18.',
      minutes: 2,
    },
    {
      say: 'Two Districts to begin with: Galilee and Lydda. In each there is one Guerrilla and little Police.',
      light: ['galilee', 'lydda'],
      minutes: 1,
    },
    {
      question: 'The Rebels act first. What should they want?',
      of: [
        { answer: 'More Guerrillas', right: true, because: 'They are few.' },
        { answer: 'Bases in Districts', right: true, because: 'Bases bring more of them.' },
        { answer: 'A battle now', right: false, because: 'Troops would win it.' },
      ],
      minutes: 2.5,
    },
    {
      ...playFrom(
        1,
        3,
        'The Rebels Mobilize: Bases in Galilee and Lydda, and a Guerrilla in Samaria, where there is Opposition.',
      ),
      minutes: 1,
    },
    {
      ...playFrom(
        4,
        4,
        'Then they Rally. Two Guerrillas come to each new Base. Lydda turns to Opposition.',
      ),
      minutes: 1,
    },
    {
      tally: 'You are the British. Where do you look for them?',
      of: ['Galilee', 'Lydda', 'Jerusalem District'],
      note: 'First vote without talk, a minute with the neighbour, second vote. There is no single right answer.',
      minutes: 2.5,
    },
    {
      ...playFrom(
        5,
        5,
        'The British choose Jerusalem District, near their Troops. A Sweep finds both Guerrillas.',
      ),
      minutes: 1,
    },
    {
      ...playFrom(
        6,
        8,
        'Aircraft find two more. An Assault removes the Guerrillas of two Districts.',
      ),
      minutes: 1,
    },
    {
      compare: 'One turn of each side. What has the Assault changed, and what not?',
      since: 4,
      minutes: 1,
    },
    {
      ...playFrom(
        9,
        10,
        'The Rebels March: six Guerrillas from two Districts to six spaces. Three stand on Railways.',
      ),
      minutes: 1,
      least: 30,
    },
    {
      predict: 'Why Railways?',
      of: ['Troops travel by them', 'They are easy to reach', 'They count in London'],
      reveal: 'All three. A broken Railway lowers Political Will, open ones can raise it.',
      minutes: 1.5,
      least: 30,
    },
    {
      ...playFrom(
        11,
        14,
        'A Guerrilla is removed in Gaza. Then an Event brings Opposition to two Cities.',
      ),
      minutes: 1,
      least: 30,
    },
    {
      source: 'pacification',
      says: 'Emergency law let the government punish whole places: fines, curfews, demolitions.',
      asks: 'Who made these laws, and who could object?',
      note: 'Pause here, before the Punish. It is the first of two in the whole lesson.',
      minutes: 1.5,
      least: 30,
    },
    {
      ...playFrom(
        15,
        16,
        'The British Punish with a Detain. Two Guerrillas go to Prison. Opposition stays behind in both Districts.',
      ),
      minutes: 1,
      least: 30,
    },
    {
      discuss: 'Two fewer Guerrillas, two more places against you. Who else was punished?',
      sources: ['pacification'],
      note: 'A pause. No answer is needed. Nobody is asked to speak as a victim.',
      minutes: 1.5,
      least: 30,
    },
    {
      ...playFrom(17, 17, 'Four Troops reach three Railways and find the Guerrillas there.'),
      minutes: 1,
      least: 30,
    },
    {
      source: 'trains',
      says: 'Arab hostages were made to ride on trains and on roads where a mine might lie.',
      asks: 'What does “Patrol” on the board not say?',
      minutes: 1.5,
      least: 45,
    },
    {
      ...playFrom(
        18,
        20,
        'The Rebels Rally in Tel Aviv-Jaffa and Jerusalem: the Opposition there made it possible.',
      ),
      minutes: 1,
      least: 45,
    },
    {
      ...playFrom(21, 25, 'Ambushes remove Police in four spaces. Political Will falls by one.'),
      minutes: 1,
      least: 45,
    },
    {
      ...playFrom(
        26,
        29,
        'The British divide: a Rebel becomes an Irregular on their side, and Police return.',
      ),
      minutes: 1,
      least: 45,
    },
    {
      source: 'committees',
      says: 'The revolt had committees and courts of its own: rule from below.',
      asks: 'Where would that be on this map?',
      minutes: 1.5,
      least: 45,
    },
    {
      ...playFrom(
        30,
        36,
        'An Event fails. Then the Rebels Rally again, and their leaders draw together.',
      ),
      minutes: 1,
      least: 45,
    },
    {
      source: 'affair',
      says: 'What was done in villages was covered by law, and little of it was in the press.',
      asks: 'For whom did the papers write?',
      note: 'Pause here: the second Punish follows.',
      minutes: 1.5,
      least: 45,
    },
    {
      ...playFrom(
        37,
        39,
        'Troops enter Samaria, and the British Demolish. Opposition goes, and a Guerrilla comes in each place.',
      ),
      minutes: 1,
      least: 45,
    },
    {
      discuss: 'The marker is gone. What happened to the house?',
      sources: ['affair'],
      note: 'A pause, as before.',
      minutes: 1.5,
      least: 45,
    },
    {
      ...playFrom(
        40,
        40,
        'The count: from 17 to 10. Rebels in Districts and their Bases cost most.',
      ),
      minutes: 1,
      least: 45,
    },
    {
      compare: 'The campaign: where it began, and where it ends.',
      since: 0,
      minutes: 2,
      least: 30,
    },
    {
      question: 'Who is winning?',
      of: [
        { answer: 'The Rebels', right: true, because: 'Their Bases stand in Districts.' },
        {
          answer: 'The British',
          right: true,
          because: 'Counts are to come, and they hold the Cities.',
        },
        { answer: 'The villages', right: false, because: 'Nothing here counts for them.' },
      ],
      minutes: 1.5,
    },
    { playOn: 'Two pupils a side could play on from here.', minutes: 1 },
  ],
}
