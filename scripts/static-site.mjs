import { contentPolicy } from './static-site/content-policy.mjs'
import { keptFiles } from './static-site/kept-files.mjs'
import { lateParts } from './static-site/late-parts.mjs'

/** What makes the build a static site that is light, safe and works offline; development goes without. */
export const staticSite = () => [contentPolicy(), lateParts(), keptFiles()]
