import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './ui/page'
import { Notice } from './ui/rescue/notice'
import { Rescue } from './ui/rescue/rescue'
import { library } from './ui/use-library'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** A storage that does not answer must not keep the page away. */
const LONGEST_WAIT = 1500

// After a reload the first thing drawn is the table at which one sat.
const waited = new Promise((done) => setTimeout(done, LONGEST_WAIT))
await Promise.race([library.getState().resume(), waited])

createRoot(root).render(
  <StrictMode>
    <Rescue>
      <Page />
    </Rescue>
    <Notice />
  </StrictMode>,
)
