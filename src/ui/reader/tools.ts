import type { ToolId } from '../words/en/top-bar'
import { openCard, openPage } from './reader'

/** What the top bar and the first screen lead to, in order. */
export const TOOLS: readonly (readonly [ToolId, () => void])[] = [
  ['help', () => openPage('contents')],
  ['cards', () => openCard(null)],
  ['keys', () => openPage('keys')],
  ['display', () => openPage('display')],
]
