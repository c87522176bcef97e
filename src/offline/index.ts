/** The door of the room that makes the page work offline and from the desktop. */
export { onLaunchFiles } from './launch-files'
export { adoptNewVersion, keepOffline, newVersionIsReady, onVersionChange } from './version'
