import type { Study } from '../../../studies/study'
import type { Palestine } from '../rules/index'
import { beforeTheLastCount } from './before-the-last-count'

export const EVENT_OR_OPERATION: Study<Palestine> = {
  id: 'event-or-operation',
  title: 'An Event, or an Operation',
  by: 'irgun',
  question:
    'The last count comes next and would leave 2: do Irgun take the Event, or an Operation with its Special Activity?',
  look: 'The shaded side of the Event lowers Political Will by 2. In Haifa an Underground Cell stands beside a Police.',
  position: {
    spaces: {
      galilee: { troops: 2 },
      samaria: { cellsActive: 1 },
      haifa: { troops: 3, police: 1, cellsUnderground: 1 },
      'tel-aviv-jaffa': { troops: 4, police: 2 },
      jerusalem: { troops: 3, police: 2, sabotage: 1 },
      'railway-haifa-syria': { cellsActive: 1, sabotage: 1 },
    },
    politicalWill: 4,
    haganah: 2,
    prison: 4,
    ...beforeTheLastCount('P20', 'irgun'),
    boxes: { british: 'limited-operation' },
  },
  opening: [],
  seed: 1945,
  found: [
    {
      says: 'The Event is certain: with its shaded side the count leaves nothing.',
      claims: [
        { count: 2 },
        { better: 'event', than: 'operation-and-special' },
        { won: 'irgun', after: ['event', 'shaded'] },
      ],
    },
    {
      says: 'A Sabotage in Haifa would be enough as well, but it needs a 3 or more even where Silence has removed the Police.',
      claims: [
        {
          won: 'irgun',
          after: ['operation-and-special', 'sabotage', 'silence', 'haifa', 3],
        },
        {
          won: 'british',
          after: ['operation-and-special', 'sabotage', 'silence', 'haifa', 2],
        },
      ],
    },
  ],
  then: 'Tick two answers in the lab and simulate them: the same games are played from both, and the difference is told with its interval.',
}
