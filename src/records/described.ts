/** What the parts of a record are, by where they stand in it: for its documentation alone, so that no page carries it. */
export const DESCRIBED: Readonly<Record<string, string>> = {
  format: 'The game whose rules it follows; they check what only they know.',
  created: 'In UTC, as ISO 8601 writes it.',
  seats:
    'Who sits on each side of the game, by the name of the side. In version 1, as which games of two players are written, there is `players`, the names alone, and `mode`, “play”, in its place.',
  chance: 'Whether the program rolls and draws, or the players do.',
  seed: 'The k-th answer of chance depends on the seed and on k alone.',
  handovers: 'Whether a card stands between two players’ turns.',
  setup: 'How the game begins; the rules check it.',
  'setup.deck': 'The first cards in their order; chance draws the others.',
  'setup.position': 'Another position than the printed one.',
  between:
    'What stands before the question that is open: a count of Political Will, the next player’s seat.',
  takenBack: 'The numbers of the answers by chance in the main line that were taken back once.',
  branch: 'The branch in which the table is.',
  'branches.parent':
    'Where it leaves an earlier branch of this list; null for the main line, which is the first.',
  'branches.parent.answers': 'How many answers of the game have been given there.',
  'branches.parent.turnOver': 'Whether nothing is left of the turn there but to end it.',
  'branches.seed': 'What chance answers from here, where it is another seed than that of the game.',
  'branches.chance': 'Where chance will come from, if not as in the rest of the game.',
  'branches.answers':
    'Its own answers, those of chance and those that were the only ones included.',
  'branches.ended': 'Whether a turn that is over with the last answer was ended.',
  'branches.otherChance':
    'The numbers of the answers for which chance came the other way: by hand in a game from a seed, from a seed in a game by hand.',
  'branches.notes':
    'What was written about a position of its own, by the number of answers given there.',
  'branches.at': 'Where in this branch the table was last.',
  'branches.at.answers': 'How many answers of the game have been given there.',
  'branches.at.turnOver': 'Whether nothing is left of the turn there but to end it.',
  analysis:
    'What a bot has made of the game, where it was reviewed. Whoever opens the review checks it; where it is damaged, the game opens without it.',
}
