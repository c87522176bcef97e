import type { Page } from '@playwright/test'

/** A node as an assistive technology gets it. */
export interface Heard {
  readonly role: string
  readonly name: string
  readonly disabled: boolean
  readonly focused: boolean
  /** Whether it is read aloud whenever it changes. */
  readonly live: boolean
  /** What it and all within it say. */
  readonly text: string
}

/** What Chromium tells of a node: what we read of it. */
interface Node {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value?: unknown }
  readonly name?: { readonly value?: unknown }
  readonly properties?: readonly {
    readonly name: string
    readonly value: { readonly value?: unknown }
  }[]
  readonly childIds?: readonly string[]
}

const said = (value: { readonly value?: unknown } | undefined): string =>
  typeof value?.value === 'string' ? value.value.replace(/\s+/g, ' ').trim() : ''

const heard = (node: Node, nodes: ReadonlyMap<string, Node>): Heard => {
  const { role, name, properties = [] } = node
  const property = (wanted: string) => properties.find((one) => one.name === wanted)?.value.value
  const textOf = ({ name: own, childIds = [] }: Node): string =>
    said(own) ||
    childIds
      .map((id) => nodes.get(id))
      .map((child) => (child ? textOf(child) : ''))
      .join(' ')
  return {
    role: said(role),
    name: said(name),
    disabled: property('disabled') === true,
    focused: property('focused') === true,
    live: property('live') === 'polite',
    text: textOf(node),
  }
}

/** Chromium's own accessibility tree of a page, without what is hidden from it. */
export const accessibilityTree = async (page: Page): Promise<readonly Heard[]> => {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map<string, Node>(nodes.map((node) => [node.nodeId, node]))
  return nodes.filter(({ ignored }) => !ignored).map((node) => heard(node, byId))
}
