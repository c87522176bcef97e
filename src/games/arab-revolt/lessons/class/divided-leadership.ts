import type { Lesson } from '../../../../lessons/lesson'
import type { ArabRevolt } from '../../rules/index'
import { FROM_EXAMPLE, answersFrom, playFrom } from './from-example'
import { ON_THE_REVOLT } from './frames'
import { WORKS } from '../works'

/** Unity: what commanders in the hills and leaders abroad had of one another. */
export const DIVIDED_LEADERSHIP: Lesson<ArabRevolt> = {
  id: 'divided-leadership',
  title: 'A divided leadership',
  goal: 'Tell what a movement gains and loses by being led from one place.',
  minutes: 20,
  ...FROM_EXAMPLE,
  opening: answersFrom(0, 27),
  frame: ON_THE_REVOLT,
  works: [WORKS.shadows, WORKS.committees, WORKS.exiled],
  steps: [
    {
      say: 'Many commanders in the hills, some leaders abroad. The Unity Track tells how closely they act together.',
      note: 'It stands in its middle. The value there is 1.',
      minutes: 1.5,
    },
    {
      ...playFrom(
        28,
        28,
        'The British Divide. A Guerrilla in Jerusalem is replaced with an Irregular on their side.',
      ),
      minutes: 1,
    },
    {
      question: 'What made that possible?',
      of: [
        { answer: 'Rivals within', right: true, because: 'Divided, they can be turned.' },
        { answer: 'British pressure', right: true, because: 'An Irregular stood next to it.' },
        { answer: 'Mere luck', right: false, because: 'No die was rolled.' },
      ],
      minutes: 2,
    },
    {
      source: 'shadows',
      says: 'A study of Arabs who worked with the other side. How it tells of them is disputed.',
      asks: 'What do its critics say?',
      note: 'The book is to be read with its critics. Do not let “traitor” stand as a description.',
      minutes: 2.5,
    },
    { ...playFrom(29, 31, 'Police return. A Rebel Event fails on a roll.'), minutes: 0.5 },
    {
      source: 'committees',
      says: 'Committees and courts of the rebels ruled from below, place by place.',
      asks: 'Is that division, or strength?',
      minutes: 2,
    },
    {
      predict: 'What would acting together change?',
      of: ['Harder to divide', 'Slower to decide', 'Easier to behead'],
      reveal: 'The model has the first. The others it does not count.',
      minutes: 1.5,
    },
    {
      ...playFrom(
        32,
        35,
        'The Rebels Coordinate. A roll succeeds: Unity moves toward Centralized.',
      ),
      minutes: 1,
    },
    {
      source: 'exiled',
      says: 'Leaders were exiled to the Seychelles. One of them kept a diary.',
      asks: 'What can a diary of exile tell of the villages?',
      minutes: 2,
    },
    {
      tally: 'You lead a band. Do you follow orders from abroad?',
      of: ['Yes', 'No', 'When they suit us'],
      minutes: 2,
    },
  ],
}
