interface Props<Link extends string> {
  readonly links: readonly Link[]
  readonly names: Readonly<Record<Link, string>>
  /** The same for whoever does not see where it stands. */
  readonly nameOf?: (name: string) => string
  readonly onLink: (link: Link) => void
}

/** Ways to what can be read. */
export function Links<Link extends string>({ links, names, nameOf, onLink }: Props<Link>) {
  return links.map((link) => (
    <button
      key={link}
      type="button"
      className="link"
      aria-label={nameOf?.(names[link])}
      onClick={() => onLink(link)}
    >
      {names[link]}
    </button>
  ))
}
