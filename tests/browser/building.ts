import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** Another version of the program: its page bears a mark. */
const marked = (mark: string): Plugin => ({
  name: 'mark',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'mark', content: mark } }],
})

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'arab-revolt-'))

/** Copies the program as it was built into a folder of its own, and tells which. */
export const copiedVersion = async (): Promise<string> => {
  const folder = await newFolder()
  await cp('dist', folder, { recursive: true })
  return folder
}

/** Builds a version of the program into a folder of its own, and tells which. */
export const builtVersion = async (mark: string): Promise<string> => {
  const folder = await newFolder()
  await build({
    logLevel: 'silent',
    plugins: [marked(mark)],
    build: { outDir: folder, emptyOutDir: true },
  })
  return folder
}

/** Puts a module beside a built page, so that a test can call what it exports. */
export const addModule = async (folder: string, entry: string, fileName: string): Promise<void> => {
  await build({
    configFile: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry, formats: ['es'], fileName: () => fileName },
    },
  })
}
