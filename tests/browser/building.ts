import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** Another version of the program: its page bears a mark. */
const marked = (mark: string): Plugin => ({
  name: 'mark',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'mark', content: mark } }],
})

/** Builds a version of the program into a folder of its own, and tells which. */
export const builtVersion = async (mark: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'arab-revolt-'))
  await build({
    logLevel: 'silent',
    plugins: [marked(mark)],
    build: { outDir: folder, emptyOutDir: true },
  })
  return folder
}
