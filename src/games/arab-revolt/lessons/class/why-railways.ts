import type { Lesson } from '../../../../lessons/lesson'
import type { ArabRevolt } from '../../rules/index'
import { FROM_EXAMPLE, answersFrom, playFrom } from './from-example'
import { ON_THE_REVOLT } from './frames'
import { WORKS } from '../works'

/** The Railways: held, lost and counted. */
export const WHY_RAILWAYS: Lesson<ArabRevolt> = {
  id: 'why-railways',
  title: 'Why railways?',
  goal: 'Explain why both sides cared for lines on which nobody lived.',
  minutes: 20,
  ...FROM_EXAMPLE,
  opening: answersFrom(0, 16),
  frame: ON_THE_REVOLT,
  works: [WORKS.trains, WORKS.checkpoints],
  steps: [
    {
      say: 'Rebel Guerrillas have come down to three Railways. No Troops are there yet.',
      light: ['railway-tel-aviv-haifa', 'railway-egypt-tel-aviv', 'railway-tel-aviv-jerusalem'],
      minutes: 1,
    },
    {
      question: 'Why would they stand there?',
      of: [
        { answer: 'To break the line', right: true, because: 'Sabotage lowers Political Will.' },
        { answer: 'To draw Troops away', right: true, because: 'Troops there leave a District.' },
        { answer: 'To hold it for good', right: false, because: 'A Patrol comes quickly.' },
      ],
      minutes: 2.5,
    },
    {
      ...playFrom(17, 17, 'A Patrol. Four Troops come by rail, and the Guerrillas are found.'),
      minutes: 1,
      note: 'Two come from Haifa, two from Tel Aviv-Jaffa.',
    },
    {
      compare: 'Where did the Troops come from, and what do they leave behind?',
      since: 0,
      minutes: 1,
    },
    {
      source: 'trains',
      says: 'Arab hostages were made to ride on trains and on roads where a mine might lie.',
      asks: 'Who took that decision, and who bore it?',
      note: 'Read it slowly. The rule for Patrol says nothing of it.',
      minutes: 2.5,
    },
    {
      ...playFrom(18, 23, 'Elsewhere a Railway is left alone. A Raid from Syria Sabotages it.'),
      minutes: 1,
    },
    {
      predict: 'A broken Railway in the next count is…',
      of: ['Worth nothing', 'One less for London', 'One more for London'],
      reveal: 'One less. Railways left whole can give something back.',
      minutes: 1.5,
    },
    {
      tally: 'You have four Troops. Where do you put them?',
      of: ['On Railways', 'In Districts', 'In Cities'],
      note: 'Vote, talk, vote again.',
      minutes: 3,
    },
    {
      source: 'checkpoints',
      says: 'Checkpoints became a part of everyday life.',
      asks: 'Who travels on this map?',
      minutes: 1.5,
    },
  ],
}
