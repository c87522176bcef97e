import { expect, test as base } from '@playwright/test'
import '../rules'
import { isComplaint } from '../test'

/** A test that fails if any page of it complains, whatever else it shows. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        // A tab behind another one is not drawn, and needs no fonts.
        if (/was preloaded using link preload/.test(message.text())) return
        if (isComplaint(message)) complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(error.error().message))
      context.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`)
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
