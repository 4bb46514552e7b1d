import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openConnections } from './app/connections.ts'
import { ConsoleApp } from './app/console-app.tsx'
import { FEATURES } from './app/features.ts'
import { prefetchPage } from './app/prefetch-page.ts'
import { loadConsoleFeatures } from './platform/settings/console-features.ts'

const connections = openConnections(FEATURES)
prefetchPage(connections.client, { path: window.location.pathname, features: FEATURES })
void loadConsoleFeatures()
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id "root"')
createRoot(root).render(
  <StrictMode>
    <ConsoleApp features={FEATURES} connections={connections} />
  </StrictMode>,
)
