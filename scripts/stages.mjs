/**
 * What is fetched together: all that the page begins with, and what the last of the first parts shares with those
 * before it; of the rest, what is wanted by the same of these; and what a game adds, with what only the last of the
 * first parts wants beside it. What several games add comes with the page: whoever plays one of them does not load the
 * other. Whatever else is loaded later is left to the bundler. Small parts compress badly, so there are few.
 * @typedef {{ getModuleInfo(id: string): { importedIds: string[] } | null }} Graph
 * @typedef {Readonly<Record<string, string>>} Parts the module that each begins with, by name
 * @param {string} page
 * @param {Parts} first
 * @param {Parts} added
 * @returns {(id: string, graph: Graph) => string | null}
 */
export const stages = (page, first, added) => {
  /** @type {Map<string, string> | undefined} */
  let names
  return (id, graph) => (names ??= named(page, first, added, graph)).get(id) ?? null
}

/** @type {(root: string, graph: Graph) => Set<string>} */
const wantedBy = (root, graph) => {
  const wanted = new Set([root])
  for (const id of wanted)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) wanted.add(next)
  return wanted
}

/** @type {(page: string, first: Parts, added: Parts, graph: Graph) => Map<string, string>} */
const named = (page, first, added, graph) => {
  /** @type {Map<string, string>} */
  const names = new Map()
  const last = Object.keys(first).at(-1)
  for (const [name, root] of Object.entries(first))
    for (const id of wantedBy(root, graph)) {
      const others = names.get(id)
      const shared = name === last ? 'page' : `shared-${others?.replace('shared-', '')}-${name}`
      names.set(id, others === undefined ? name : shared)
    }
  /** @type {Map<string, string>} */
  const adding = new Map()
  for (const [name, root] of Object.entries(added))
    for (const id of wantedBy(root, graph)) adding.set(id, adding.has(id) ? 'page' : name)
  for (const [id, name] of adding)
    if ([undefined, last].includes(names.get(id))) names.set(id, name)
  for (const id of wantedBy(page, graph)) names.set(id, 'page')
  // It waits for the others, which could not wait for it.
  names.delete(page)
  return names
}
