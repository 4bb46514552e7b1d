import './styles.css'
import './app/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { askAhead } from './app/ask-ahead.ts'
import { openConnections } from './app/connections.ts'
import { ConsoleApp } from './app/console-app.tsx'
import { loadConsoleFeatures } from './platform/console-features.ts'

const connections = openConnections()
askAhead(connections.client, window.location.pathname)
void loadConsoleFeatures()
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id "root"')
createRoot(root).render(
  <StrictMode>
    <ConsoleApp connections={connections} />
  </StrictMode>,
)
