const stride = (name: string, by: string) => ({
  name,
  text: `in the history: one ${by} back or forward`,
})

/** What each key is called, and what it does, in the order in which they are read. */
export const KEY_TEXT = {
  digits: { name: '1 to 9', text: 'choose the answer with this number' },
  end: { name: 'E', text: 'end the turn, or what the dark button says' },
  undo: { name: 'U', text: 'undo' },
  redo: { name: 'Shift + U', text: 'redo' },
  history: { name: 'B', text: 'back in the game: open or close its history' },
  step: stride('← →', 'step'),
  action: stride('Shift + ← →', 'action'),
  card: stride(', .', 'card'),
  hint: { name: 'I', text: 'in a lesson: put the hint away, or bring it back' },
  help: { name: 'H', text: 'rules in brief' },
  cards: { name: 'C', text: 'the cards' },
  display: { name: 'D', text: 'display: light or dark, projector, letters' },
  lab: { name: 'L', text: 'open or close the lab: what the answers are worth' },
  log: { name: 'O', text: 'open or close the whole log' },
  what: {
    name: 'W',
    text: 'what is this? of what has the focus on the sheet; again: of the next thing there',
  },
  keys: { name: '?', text: 'show the keys' },
  tab: { name: 'Tab', text: 'go from part to part; the map is one stop' },
  arrows: { name: 'Arrows', text: 'on the map: go to a neighbouring space' },
  letters: {
    name: 'Letters',
    text: 'on the map: go to the space of this name; for a first letter that is a key, with Shift',
  },
  enter: { name: 'Enter', text: 'press what has the focus' },
  escape: {
    name: 'Esc',
    text: 'close what is read (rules, cards, keys); leave a step of the lab’s best line',
  },
} as const
