import type { Lesson } from '../../../../lessons/lesson'
import type { ArabRevolt } from '../../rules/index'
import { FROM_EXAMPLE, answersFrom, playFrom } from './from-example'
import { ON_PUNISHMENT } from './frames'
import { WORKS } from '../works'

/** Two Punish steps of the rulebook's example, and what follows from each. */
export const PRICE_OF_A_PUNISHMENT: Lesson<ArabRevolt> = {
  id: 'price-of-a-punishment',
  title: 'The price of a punishment',
  goal: 'Weigh what a collective punishment brings its government against what it costs, and whom.',
  minutes: 30,
  ...FROM_EXAMPLE,
  opening: answersFrom(0, 14),
  frame: ON_PUNISHMENT,
  works: [WORKS.pacification, WORKS.committee, WORKS.hansard],
  steps: [
    {
      say: 'Haifa District and Jerusalem District: in each a hidden Guerrilla, beside British Troops.',
      light: ['haifa-district', 'jerusalem-district'],
      minutes: 1.5,
      note: 'Hidden pieces are Underground: an Assault cannot remove them. A Punish can.',
    },
    {
      source: 'committee',
      says: 'Emergency regulations allowed fines on whole communities.',
      asks: 'Who wrote this, when, and for whom?',
      note: 'Read it before the first Punish.',
      minutes: 3,
    },
    {
      tally: 'You govern. Do you punish the District?',
      of: ['Yes', 'No', 'I want to know more'],
      note: 'First vote, talk, second vote. No names.',
      minutes: 3,
    },
    {
      ...playFrom(
        15,
        15,
        'The government decides to Punish. Of a Fine and a Detain it uses the Detain.',
      ),
      minutes: 1,
    },
    {
      predict: 'What will follow?',
      of: ['Fewer Guerrillas', 'More Opposition', 'Both'],
      reveal: 'Both. The prisoners are gone, and the District is against you.',
      minutes: 2,
    },
    {
      ...playFrom(16, 16, 'Two Guerrillas go to Prison. Opposition comes to both Districts.'),
      minutes: 1,
    },
    {
      discuss: 'A pause. Two pieces were removed. Who else lived there?',
      sources: ['pacification'],
      note: 'Leave a minute of silence. No answer is needed.',
      minutes: 2.5,
    },
    {
      ...playFrom(
        17,
        36,
        'Some cards later the Rebels have Rallied and struck. Opposition in two Cities, older than this Punish, made some of it possible.',
      ),
      minutes: 1.5,
    },
    {
      source: 'hansard',
      says: 'Of Jaffa, Parliament heard of “a certain limited number of houses”. Others count 237 buildings and about 6,000 people. Its purpose is disputed too.',
      asks: 'Why might the numbers differ?',
      note: 'Operation Anchor, June 1936. Name whose each number is: the first is the government’s in the House; whose the others are was not found.',
      minutes: 3,
    },
    {
      ...playFrom(
        37,
        39,
        'A second Punish: Demolish. Opposition goes from two Districts. In each a Guerrilla comes.',
      ),
      minutes: 1.5,
    },
    {
      discuss: 'A pause. On the board a marker is gone. What is gone in the village?',
      sources: ['pacification'],
      note: 'Leave a minute of silence.',
      minutes: 2.5,
    },
    { compare: 'Before the first Punish, and after the second.', since: 0, minutes: 1.5 },
    {
      question: 'What was its price?',
      of: [
        { answer: 'Places turned against it', right: true, because: 'Detain left Opposition.' },
        { answer: 'New Guerrillas', right: true, because: 'Demolish brought them.' },
        { answer: 'None', right: false, because: 'Each left marks on the board.' },
      ],
      note: 'Those who were punished paid most, and the model has no number for it.',
      minutes: 2,
    },
  ],
}
