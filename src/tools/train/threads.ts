import { fileURLToPath } from 'node:url'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'

export interface Job<Task, Result> {
  readonly task: Task
  readonly indices: readonly number[]
  readonly threads: number
  readonly done: (index: number, result: Result) => void
  /** Whether what is still to do is not wanted any more. */
  readonly enough?: () => boolean
}

/**
 * Works on indices in several threads, each of which runs this same program: one index after the other, to
 * whichever thread is free.
 */
export const inThreads = async <Task, Result>(
  program: string,
  { task, indices, threads, done, enough = () => false }: Job<Task, Result>,
): Promise<void> => {
  let next = 0
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(fileURLToPath(program), { workerData: task })
      const give = () => {
        if (next === indices.length || enough()) {
          void worker.terminate()
          resolve()
        } else worker.postMessage(indices[next++])
      }
      worker.on('message', ({ index, result }: { index: number; result: Result }) => {
        done(index, result)
        give()
      })
      worker.on('error', reject)
      give()
    })
  await Promise.all(Array.from({ length: Math.min(threads, indices.length) }, work))
}

/** In a thread of `inThreads`: does the work for each index. Tells whether this is such a thread. */
export const asThread = (begin: (task: never) => Promise<(index: number) => unknown>): boolean => {
  if (isMainThread) return false
  const work = begin(workerData as never)
  parentPort?.on('message', (index: number) => {
    void work.then((one) => parentPort?.postMessage({ index, result: one(index) }))
  })
  return true
}
