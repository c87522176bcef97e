/** What the top bar leads to. */
export const TOOL_NAMES = {
  help: 'Help',
  cards: 'Cards',
  keys: 'Keys',
  display: 'Display',
} as const
export type ToolId = keyof typeof TOOL_NAMES

export const TOP_BAR = {
  history: 'History',
  share: 'Save or share',
  lab: 'Lab',
  menu: 'Menu',
  tools: 'Help and settings',
  first: '1st',
  second: '2nd',
} as const
