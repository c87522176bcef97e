// Prints where Chrome or Chromium is; without one it fails, and tells how to get one. Node's own modules
// only: it runs before anything is installed.
import { findChromium } from './chromium/find.mjs'

/** @type {Readonly<Partial<Record<NodeJS.Platform, string>>>} */
const HOW = {
  linux: 'sudo apt install chromium   (Debian, Ubuntu)\n  sudo dnf install chromium   (Fedora)',
  darwin: 'brew install --cask google-chrome',
  win32: 'winget install Google.Chrome',
}

const found = findChromium()

if (found) console.log(found)
else {
  const how = HOW[process.platform]
  const { CHROME_PATH } = process.env
  console.error(
    [
      CHROME_PATH
        ? `CHROME_PATH names “${CHROME_PATH}”, which is no program.`
        : 'The browser tests need Chrome or Chromium, and none was found.',
      ...(how ? ['Install one, for example with', `  ${how}`] : []),
      'or name one that you have: CHROME_PATH=/path/to/chrome npm test',
    ].join('\n'),
  )
  process.exitCode = 1
}
