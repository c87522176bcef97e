/** Records as links. */
export { LINK_MISTAKES, readLink, type LinkReading } from './read'
export { writeLink } from './write'
