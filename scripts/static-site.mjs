import { contentPolicy } from './static-site/content-policy.mjs'
import { keptFiles } from './static-site/kept-files.mjs'

/** What makes the build a static site that is safe and works offline; development goes without. */
export const staticSite = () => [contentPolicy(), keptFiles()]
