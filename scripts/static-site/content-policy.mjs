/** @import { Plugin } from 'vite' */

/** What the page may load and run: its own files, and pictures that it has drawn itself. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

/**
 * Puts the Content-Security-Policy into the built page, as a plain file server sends no headers of ours.
 * @returns {Plugin}
 */
export function contentPolicy() {
  const content = Object.entries(POLICY)
    .map((directive) => directive.join(' '))
    .join('; ')
  return {
    name: 'content-policy',
    // Vite's own styles and scripts in development stand in the page itself.
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content },
        injectTo: 'head-prepend',
      },
    ],
  }
}
