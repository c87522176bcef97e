import { access } from 'node:fs/promises'
import type { FullConfig } from '@playwright/test'
import { serve } from './static-server'

/** Serves the build to all tests, as it is: to compress each file for each test anew took longer than to send it. */
const serveBuild = async ({ projects }: FullConfig): Promise<() => Promise<void>> => {
  await access('dist/index.html')
  const { port } = new URL(projects[0]?.use.baseURL ?? '')
  const server = await serve('dist', Number(port))
  return () => server.close()
}

export default serveBuild
