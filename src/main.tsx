import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followSettings } from './ui/display/settings'
import { keepOffline } from './offline/index'
import { NewVersion } from './ui/offline/new-version'
import { Page, pageReady } from './ui/page'
import { Notice } from './ui/rescue/notice'
import { Rescue } from './ui/rescue/rescue'
import { StoresContext, type Stores } from './ui/kit/stores'
import { createTable, openLibrary } from './store/index'
import { COVER as ARAB_REVOLT } from './games/arab-revolt/screen/cover'
import { COVER as PALESTINE } from './games/palestine/screen/cover'
import { offerCover } from './ui/screen/cover'
import { offerScreen } from './ui/screen/screens'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** A storage that is slow to answer must not keep the page away. */
const LONGEST_WAIT = 1500

followSettings(document.documentElement)

// The first screen needs no game but what stands on its cover: it is fetched, rules and all, when a choice, a record
// or a link names it.
offerCover('arab-revolt', ARAB_REVOLT)
offerCover('palestine', PALESTINE)
offerScreen('arab-revolt', () =>
  import('./games/arab-revolt/screen/index').then((part) => part.SCREEN),
)
offerScreen('palestine', () => import('./games/palestine/screen/index').then((part) => part.SCREEN))

/** The table of this page, and the games that are kept, the one on it among them. */
const table = createTable()
const stores: Stores = { table, library: openLibrary(table) }
const { library } = stores

// After a reload the first thing drawn is the table at which one sat.
const resumed = library.getState().resume()
await Promise.race([resumed, new Promise((done) => setTimeout(done, LONGEST_WAIT))])
await pageReady(table)

// A page that the browser has kept while another was shown, or a tab that it froze, comes back as it was.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void library.getState().lookAgain()
})
document.addEventListener('resume', () => void library.getState().lookAgain())

createRoot(root).render(
  <StrictMode>
    <StoresContext value={stores}>
      <Rescue>
        <Page resumed={resumed} />
      </Rescue>
      <Notice />
      <NewVersion />
    </StoresContext>
  </StrictMode>,
)

// In development the files change under one's hands: nothing is kept then.
if (import.meta.env.PROD) void keepOffline()
