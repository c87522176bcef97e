// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { onLaunchFiles } from '../../src/offline/index'

type Consumer = (launch: { files: { getFile: () => Promise<File> }[] }) => void

const launchWith = (...handles: (() => Promise<File>)[]) => {
  let consumer: Consumer | undefined
  vi.stubGlobal('launchQueue', { setConsumer: (given: Consumer) => (consumer = given) })
  return () => consumer?.({ files: handles.map((getFile) => ({ getFile })) })
}

afterEach(() => vi.unstubAllGlobals())

const game = new File(['{}'], 'game.json')

test('files that the program is opened with are handed over', async () => {
  const open = launchWith(() => Promise.resolve(game))
  const handler = vi.fn()
  onLaunchFiles(handler)
  expect(handler).not.toHaveBeenCalled()
  open()
  await expect.poll(() => handler.mock.calls).toEqual([[[game]]])
})

test('a file that cannot be read is left out', async () => {
  const open = launchWith(
    () => Promise.reject(new Error('gone')),
    () => Promise.resolve(game),
  )
  const handler = vi.fn()
  onLaunchFiles(handler)
  open()
  await expect.poll(() => handler.mock.calls).toEqual([[[game]]])
})

test('a start without files hands over nothing', async () => {
  const open = launchWith()
  const handler = vi.fn()
  onLaunchFiles(handler)
  open()
  await new Promise((done) => setTimeout(done))
  expect(handler).not.toHaveBeenCalled()
})

test('where no platform hands over files, nothing happens', () => {
  expect(() => onLaunchFiles(vi.fn())).not.toThrow()
})
