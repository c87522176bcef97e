/**
 * What is fetched together: all that the page begins with; and of the rest, what is wanted by the same of its
 * first parts. Whatever else is loaded later is left to the bundler.
 * @typedef {{ getModuleInfo(id: string): { importedIds: string[] } | null }} Graph
 * @param {string} page
 * @param {Readonly<Record<string, string>>} parts their modules, by name
 * @returns {(id: string, graph: Graph) => string | null}
 */
export const stages = (page, parts) => {
  /** @type {Map<string, string> | undefined} */
  let names
  return (id, graph) => (names ??= named(page, parts, graph)).get(id) ?? null
}

/** @type {(root: string, graph: Graph) => Set<string>} */
const wantedBy = (root, graph) => {
  const wanted = new Set([root])
  for (const id of wanted)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) wanted.add(next)
  return wanted
}

/** @type {(page: string, parts: Readonly<Record<string, string>>, graph: Graph) => Map<string, string>} */
const named = (page, parts, graph) => {
  /** @type {Map<string, string>} */
  const names = new Map()
  for (const [name, root] of Object.entries(parts))
    for (const id of wantedBy(root, graph)) {
      const others = names.get(id)
      names.set(id, others === undefined ? name : `shared-${others.replace('shared-', '')}-${name}`)
    }
  for (const id of wantedBy(page, graph)) names.set(id, 'page')
  // It waits for the others, which could not wait for it.
  names.delete(page)
  return names
}
