import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followSettings } from './ui/display/settings'
import { keepOffline } from './offline/index'
import { NewVersion } from './ui/offline/new-version'
import { Page } from './ui/page'
import './ui/display/display.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

followSettings(document.documentElement)
createRoot(root).render(
  <StrictMode>
    <Page />
    <NewVersion />
  </StrictMode>,
)

// In development the files change under one's hands: nothing is kept then.
if (import.meta.env.PROD) void keepOffline()
