import { LINKS, START, type LinkId } from '../words/en/start'
import type { Kept } from '../../store/index'
import { standingOf, titleOf } from '../words/en/library'
import { Shell } from './shell'

interface Props {
  readonly kept: Kept | null
  readonly onContinue: () => void
  readonly onNewGame: () => void
  readonly onLearn: () => void
  readonly onExample: () => void
  readonly onWatch: () => void
  readonly onLibrary: () => void
  /** Where the links lead; what is not there is not shown. */
  readonly links: { readonly [link in LinkId]?: () => void }
}

interface ChoiceProps {
  readonly title: string
  readonly note: string
  readonly main?: boolean
  readonly onChoose: () => void
}

function Choice({ title, note, main = false, onChoose }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={main ? 'large main' : 'large'} onClick={onChoose}>
        <b>{title}</b>
        <small>{note}</small>
      </button>
    </li>
  )
}

/** The first screen: what one can do here, and where to read on. */
export function FirstScreen({ kept, links, ...does }: Props) {
  const learn = (
    <Choice main={!kept} title={START.learn} note={START.learnNote} onChoose={does.onLearn} />
  )
  const linked = (Object.keys(LINKS) as LinkId[]).filter((link) => links[link])
  return (
    <Shell title={START.title}>
      <p className="subtitle">{START.subtitle}</p>
      <p className="about">{START.about}</p>
      <ul className="choices">
        {kept && (
          <Choice
            main
            title={START.resume}
            note={`${titleOf(kept)} · ${standingOf(kept)}`}
            onChoose={does.onContinue}
          />
        )}
        {!kept && learn}
        <Choice title={START.fresh} note={START.freshNote} onChoose={does.onNewGame} />
        {kept && learn}
        <Choice title={START.example} note={START.exampleNote} onChoose={does.onExample} />
      </ul>
      <p className="small-choices">
        <button type="button" onClick={does.onWatch}>
          {START.watch}
        </button>
        <button type="button" onClick={does.onLibrary}>
          {START.library}
        </button>
      </p>
      <footer>
        <p>
          {START.warning} {START.rights}
        </p>
        <nav aria-label={START.more}>
          {linked.map((link) => (
            <button key={link} type="button" className="link" onClick={links[link]}>
              {LINKS[link]}
            </button>
          ))}
        </nav>
      </footer>
    </Shell>
  )
}
