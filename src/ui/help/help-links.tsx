import { READER, TOOL_NAMES, TOP_BAR } from '../text/reader'
import { Icon } from './icon'
import { Reading } from './reading'
import { openRuling } from './reader'
import { TOOLS } from './tools'

/** Everything that can be read, from a page without a game. */
export function HelpLinks() {
  return (
    <nav className="help-links" aria-label={TOP_BAR.tools}>
      {TOOLS.map(([id, open]) => (
        <button key={id} type="button" onClick={open}>
          <Icon of={id} /> {id === 'help' ? READER.title : TOOL_NAMES[id]}
        </button>
      ))}
      <button type="button" onClick={() => openRuling(null)}>
        {READER.rulings}
      </button>
      <Reading game={null} />
    </nav>
  )
}
