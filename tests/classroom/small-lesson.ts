import type { Lesson } from '../../src/lessons/lesson'

/** A lesson with a step of every kind, from a position that the rules accept. */
export const SMALL: Lesson = {
  id: 'small',
  title: 'A small lesson',
  goal: 'Everything once.',
  minutes: 45,
  cuts: [30, 20],
  game: 'arab-revolt',
  setup: { deck: ['A13', 'A14'] },
  chance: 'given',
  opening: ['A13', 1, 3, { chit: 3, from: 'drawn' }],
  frame: { before: 'The note before it.', after: 'What does it leave out?' },
  works: [{ id: 'hughes', work: 'A book', supports: 'what happened' }],
  steps: [
    { say: 'A map.', light: ['galilee'], note: 'SECRET tell them of the coast', minutes: 3 },
    {
      play: ['operation-and-special', 'rally', 'mobilize', 'galilee', 'lydda', 'samaria'],
      say: 'They mobilize.',
      pace: 'each',
    },
    {
      question: 'Who pays?',
      of: [
        { answer: 'Those who rose', right: true, because: 'SECRET they did' },
        { answer: 'Their neighbours', right: true, because: 'SECRET they did too' },
        { answer: 'Nobody', right: false, because: 'SECRET somebody did' },
      ],
    },
    { predict: 'What comes?', of: ['A rally', 'A march'], reveal: 'SECRET a rally', least: 45 },
    { tally: 'Would you?', of: ['Yes', 'No'], note: 'SECRET count fast' },
    { discuss: 'Talk about it.', sources: ['hughes'], least: 30 },
    { source: 'hughes', says: 'It says so.', asks: 'Who wrote it?' },
    { ask: 'SECRET choose Galilee.', say: 'Where to?', answers: ['galilee'], else: 'hint' },
    { compare: 'Before and now.', since: 0 },
    { playOn: 'Go on from here.' },
  ],
}
