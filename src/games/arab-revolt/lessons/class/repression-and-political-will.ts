import type { Lesson } from '../../../../lessons/lesson'
import type { ArabRevolt } from '../../rules/index'
import { FROM_EXAMPLE, answersFrom, playFrom } from './from-example'
import { ON_PUNISHMENT } from './frames'
import { WORKS } from '../works'

/** From a Punish to the count of Political Will. */
export const REPRESSION_AND_POLITICAL_WILL: Lesson<ArabRevolt> = {
  id: 'repression-and-political-will',
  title: 'Repression and Political Will',
  goal: 'Follow a measure from a village to a count in London, and ask what the count leaves out.',
  minutes: 30,
  ...FROM_EXAMPLE,
  opening: answersFrom(0, 36),
  frame: ON_PUNISHMENT,
  works: [WORKS.banality, WORKS.affair, WORKS.crime, WORKS.pacification],
  steps: [
    {
      say: 'Samaria and Haifa District, late in a campaign. There is Opposition in both. Political Will is at 17.',
      light: ['samaria', 'haifa-district'],
      minutes: 1.5,
      note: 'Political Will is London’s will to stay. At 0 in a count the Rebels win.',
    },
    {
      tally: 'What moves London most?',
      of: ['Losses', 'Cost', 'News', 'Nothing'],
      note: 'Vote, talk, vote again. The game has an answer; the class need not share it.',
      minutes: 4,
    },
    { play: answersFrom(37, 37), say: 'A Sweep. Four Troops enter Samaria.', minutes: 1 },
    {
      source: 'banality',
      says: 'Villages were searched, and searching was itself a punishment. The historian calls it the banality of brutality.',
      asks: 'Who wrote it down, and why?',
      note: 'Pause: the Punish follows.',
      minutes: 3,
    },
    {
      ...playFrom(
        38,
        39,
        'The British Punish with a Demolish. Opposition goes. The Rebels place a Guerrilla in each.',
      ),
      minutes: 1,
    },
    {
      discuss: 'A pause. What did this do to those who lived there?',
      sources: ['banality', 'pacification'],
      note: 'Leave a minute of silence. For demolitions overall we know no figure that can be supported.',
      minutes: 2.5,
    },
    { compare: 'Before, and after. Who holds Samaria now?', since: 0, minutes: 1.5 },
    {
      predict: 'The count comes. Political Will is at 17. Where will it be?',
      of: ['Higher', 'A little lower', 'Much lower'],
      reveal:
        'At 10. Districts with more Rebels cost 4, Bases 3, Irregulars and a broken Railway 1 each. Whole Railways and quiet places gave back 1 each.',
      minutes: 2,
    },
    {
      ...playFrom(40, 40, 'The count: from 17 to 10.'),
      minutes: 1,
      note: 'Three quiet Districts and Cities give +1, three Railways without Sabotage another +1.',
    },
    {
      question: 'What did the count not see?',
      of: [
        { answer: 'The houses', right: true, because: 'No line counts them.' },
        { answer: 'Those in Prison', right: true, because: 'They are no line either.' },
        { answer: 'The Bases', right: false, because: 'They cost 3.' },
      ],
      minutes: 2.5,
    },
    {
      source: 'affair',
      says: 'What happened at al-Bassa in 1938 and Halhul in 1939 was hardly reported. Accounts differ on order and numbers.',
      asks: 'How could London count what it did not read?',
      note: 'al-Bassa: about twenty dead in most accounts. Halhul: caging and deaths are attested, numbers differ.',
      minutes: 3,
    },
    {
      source: 'crime',
      says: 'One historian holds that repression came first, and that the revolt was framed as crime.',
      asks: 'Which came first on our board?',
      note: 'Others see violence of the bands first. It is disputed: leave it open.',
      minutes: 2.5,
    },
  ],
}
