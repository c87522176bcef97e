import type { Lesson } from '../../../../lessons/lesson'
import type { ArabRevolt } from '../../rules/index'
import { FROM_EXAMPLE, answersFrom } from './from-example'
import { ON_PUNISHMENT } from './frames'
import { WORKS } from '../works'

/** The model itself, after a whole campaign. */
export const WHAT_IS_LEFT_OUT: Lesson<ArabRevolt> = {
  id: 'what-is-left-out',
  title: 'What does this model leave out?',
  goal: 'Doubt a model: name what it counts, what it does not, and who decided that.',
  minutes: 20,
  ...FROM_EXAMPLE,
  opening: answersFrom(0, 40),
  frame: {
    before: ON_PUNISHMENT.before,
    after: 'Which one thing would you add to this model, and whom would you ask about it first?',
  },
  works: [WORKS.memories, WORKS.checkpoints, WORKS.casualties, WORKS.affair, WORKS.justice],
  steps: [
    {
      say: 'A campaign is over. Political Will stands at 10. Look for someone who carries no arms.',
      note: 'There is no such piece. Let the class find it out.',
      minutes: 1.5,
    },
    {
      question: 'Who stands on this board?',
      of: [
        { answer: 'Soldiers and police', right: true, because: 'They have pieces.' },
        { answer: 'Armed bands', right: true, because: 'So have Guerrillas.' },
        { answer: 'Villagers', right: false, because: 'Only as Opposition, a marker.' },
        { answer: 'Jewish towns', right: false, because: 'At the margin, among Irregulars.' },
      ],
      minutes: 3,
    },
    {
      source: 'checkpoints',
      says: 'Checkpoints became a part of everyday life.',
      asks: 'What would a rule for waiting there be?',
      minutes: 2.5,
    },
    {
      source: 'memories',
      says: 'People who had lived through it told of the revolt later. Memory is not a record of events.',
      asks: 'Then what is it evidence of?',
      minutes: 2.5,
    },
    {
      source: 'casualties',
      says: 'Of 1936 the government counted 314 killed, 80 of them Jewish civilians. A Jewish news agency counted 88 Jews.',
      asks: 'Who counted whom, and as what?',
      note: 'The government, on 29 October 1936: 187 Muslims, 10 Christians and 80 Jews as civilians, 21 of the forces, 16 of police and frontier force. The agency is the JTA. For the whole revolt there are only estimates: of Arabs about 5,000 dead and 15,000 wounded.',
      minutes: 2,
    },
    {
      tally: 'Should there be a game on this?',
      of: ['Yes', 'No', 'It depends'],
      note: 'Vote, talk, vote again. Ask those who changed their hand why.',
      minutes: 3,
    },
    {
      discuss: 'A rule is an opinion in numbers. Which rule of this game would you dispute?',
      sources: ['affair', 'justice'],
      minutes: 1.5,
    },
  ],
}
