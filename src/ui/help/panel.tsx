import { useRef, useState, type ReactNode } from 'react'
import { Display } from '../display/display'
import { Rulings } from './rulings'
import { Share } from '../share/share'
import { KeysCard } from './keys-card'
import { LabPage } from './lab-page'
import { LAB_HELP } from '../words/en/lab-help'
import { READER } from '../words/en/reader'
import { SHARE } from '../words/en/share'
import type { HelpWords } from '../screen/late'
import { useScreen } from '../screen/use-screen'
import { useMedia } from '../kit/use-media'
import { Contents } from './contents'
import { Entry } from './entry'
import { Icon } from '../kit/icon'
import { openPage, openRuling, reader, type Leaf } from '../reader/reader'
import { Results } from './results'
import { useReading } from './use-reading'

/** What is read in the panel. */
export type Page = Exclude<Leaf, { at: 'cards' | 'history' }>

function Content({ leaf, help }: { leaf: Page; help: HelpWords }): ReactNode {
  switch (leaf.at) {
    case 'contents':
      return <Contents {...help} />
    case 'term':
      return <Entry term={leaf.term} {...help} />
    case 'rulings':
      return <Rulings sought={leaf.ruling} {...help} />
    case 'keys':
      return <KeysCard />
    case 'display':
      return <Display />
    case 'share':
      return <Share />
    case 'lab':
      return <LabPage />
  }
}

/** Back, the ways through the rules, and out. */
function Head({ steps, children }: { steps: number; children: ReactNode }) {
  const { back, close } = reader.getState()
  return (
    <header>
      {steps > 1 && (
        <button type="button" onClick={back}>
          <Icon of="back" /> {READER.back}
        </button>
      )}
      <button type="button" onClick={() => openPage('contents')}>
        {READER.contents}
      </button>
      <button type="button" onClick={() => openRuling(null)}>
        {READER.rulings}
      </button>
      {children}
      <button type="button" className="close" aria-label={READER.close} onClick={close}>
        <Icon of="close" />
      </button>
    </header>
  )
}

const NAMES = {
  contents: READER.title,
  term: READER.title,
  rulings: READER.rulings,
  keys: READER.keys,
  display: READER.display,
  share: SHARE.title,
  lab: LAB_HELP.title,
} as const

interface Props {
  readonly leaf: Page
  readonly steps: number
}

function Shown({ leaf, steps, help }: Props & { help: HelpWords }) {
  const [sought, setSought] = useState('')
  const [before, setBefore] = useState(leaf)
  const dialog = useRef<HTMLDialogElement>(null)
  const narrow = useMedia('narrow')
  useReading(dialog, narrow, leaf)
  if (before !== leaf) {
    setBefore(leaf)
    setSought('')
  }
  return (
    <dialog ref={dialog} className="reader" aria-label={NAMES[leaf.at]} data-beside={!narrow}>
      <Head steps={steps}>
        <input
          type="search"
          value={sought}
          placeholder={READER.search}
          aria-label={READER.search}
          onChange={(event) => setSought(event.target.value)}
        />
      </Head>
      <div className="leaf" data-part="leaf">
        {sought.trim() ? <Results {...{ sought, help }} /> : <Content {...{ leaf, help }} />}
      </div>
    </dialog>
  )
}

/** What is read beside the map: the rules in brief, the rulings, the keys, the display. */
export function Panel(props: Props) {
  const { Help } = useScreen()
  return <Help onClose={reader.getState().close}>{(help) => <Shown {...props} help={help} />}</Help>
}
