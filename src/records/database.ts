/** What a request to the browser's database gives. */
export const given = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new DOMException('', 'UnknownError'))
  })

/** When all of a transaction is written. */
export const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    // Whatever is aborted by hand has no error of its own.
    transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'))
  })

/** Opens a database in its one version; told of when another page or the browser takes it away. */
export const openDatabase = (
  name: string,
  make: (database: IDBDatabase) => void,
  onClosed: () => void = () => undefined,
): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => make(request.result)
  return given(request).then((database) => {
    database.onversionchange = () => {
      database.close()
      onClosed()
    }
    database.onclose = onClosed
    return database
  })
}
