/*
 * Files with which an installed program is opened (the manifest's `file_handlers`), where the platform
 * hands them over: Chromium's launch queue, which the compiler does not know yet.
 */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void
}

const hasQueue = (scope: object): scope is { launchQueue: LaunchQueue } => 'launchQueue' in scope

/**
 * Hands over the files that the program is opened with, now or while it runs. There is one handler: a
 * later one takes the place of the one before. A file that cannot be read any more is left out.
 */
export const onLaunchFiles = (handler: (files: readonly File[]) => void): void => {
  if (!hasQueue(window)) return
  window.launchQueue.setConsumer(({ files }) => {
    void readAll(files).then((read) => {
      if (read.length > 0) handler(read)
    })
  })
}

const readAll = async (handles: readonly FileSystemFileHandle[]): Promise<readonly File[]> => {
  const read = await Promise.allSettled(handles.map((handle) => handle.getFile()))
  return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}
