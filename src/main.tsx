import '@/styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { open, openPrerendered } from '@/app/app'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Where the page's code does not arrive, the prerendered page stays as it is, and its links still work.
if (root.hasChildNodes()) hydrateRoot(root, <StrictMode>{await openPrerendered()}</StrictMode>)
else createRoot(root).render(<StrictMode>{open()}</StrictMode>)
