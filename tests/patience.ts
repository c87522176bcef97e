/* In a DOM, what is waited for may take as long as a slow machine needs. */
if (typeof document !== 'undefined')
  (await import('@testing-library/dom')).configure({ asyncUtilTimeout: 60_000 })

export {}
