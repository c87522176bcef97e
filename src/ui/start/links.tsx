import { keysOf } from '../../coin/keys-of'
interface Props<Link extends string> {
  readonly links: Readonly<Record<Link, string>>
  /** The same for whoever does not see where it stands. */
  readonly nameOf?: (name: string) => string
  readonly onLink: (link: Link) => void
}

/** Ways to what can be read. */
export function Links<Link extends string>({ links, nameOf, onLink }: Props<Link>) {
  return keysOf(links).map((link) => (
    <button
      key={link}
      type="button"
      className="link"
      aria-label={nameOf?.(links[link])}
      onClick={() => onLink(link)}
    >
      {links[link]}
    </button>
  ))
}
