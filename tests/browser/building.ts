import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { build, type Plugin } from 'vite'
import { serve, type StaticServer } from './static-server'

/** Another version of the program: its page bears a mark. */
const marked = (mark: string): Plugin => ({
  name: 'mark',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'mark', content: mark } }],
})

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'arab-revolt-'))

/** Copies the program as it was built into a folder of its own, and tells which. */
const copiedVersion = async (): Promise<string> => {
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
const addModule = async (folder: string, entry: string, fileName: string): Promise<void> => {
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

/** A copy of the built page with a module beside it, made once and served while the tests of a file run. */
export const servedWith = (entry: string, fileName: string): (() => StaticServer) => {
  let server: StaticServer
  test.beforeAll(async () => {
    const folder = await copiedVersion()
    await addModule(folder, entry, fileName)
    server = await serve(folder)
  })
  test.afterAll(async () => {
    await server.close()
    await rm(server.folder, { recursive: true })
  })
  return () => server
}
