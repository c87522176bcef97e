import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What Chrome and Chromium are called where programs are found by their name. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  // Built on Chromium, and on every Windows.
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/** Chrome or Chromium on this machine: what CHROME_PATH names, or the first that is found; else null. */
export function findChromium() {
  const { CHROME_PATH } = process.env
  return (CHROME_PATH ? [CHROME_PATH] : candidates()).find(isProgram) ?? null
}

function candidates() {
  const { env, platform } = process
  if (platform === 'win32')
    return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap((folder) =>
      folder ? WINDOWS.map((program) => join(folder, program)) : [],
    )
  const folders = [
    ...(env['PATH'] ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
  ]
  const named = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return platform === 'darwin' ? [...MAC, ...named] : named
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
