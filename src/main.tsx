import '@/styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createApp, createPrerenderedApp } from '@/app/app'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// When a prerendered page's code does not arrive, the page stays as it is and its links still work.
if (root.hasChildNodes()) hydrateRoot(root, <StrictMode>{await createPrerenderedApp()}</StrictMode>)
else createRoot(root).render(<StrictMode>{createApp()}</StrictMode>)
