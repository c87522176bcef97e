/** Records as links. */
export { LINK_MISTAKES, openLink, readLink, type LinkReading } from './read'
export { writeLink } from './write'
