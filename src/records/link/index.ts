/** Records as links. */
export { LINK_MISTAKES, readLink, type LinkMistake, type LinkReading } from './read'
export { writeLink } from './write'
