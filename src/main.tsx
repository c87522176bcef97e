import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followSettings } from './ui/display/settings'
import { Page } from './ui/page'
import './ui/display/display.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

followSettings(document.documentElement)
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
