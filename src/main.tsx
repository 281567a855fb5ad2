import '@/styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { open, openPrerendered } from '@/app/app'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** Where the page's code does not arrive, the prerendered page stays as it is, and its links still work. */
async function hydrate(container: HTMLElement) {
  try {
    hydrateRoot(container, <StrictMode>{await openPrerendered()}</StrictMode>)
  } catch (error) {
    // As without scripts: nothing waits to be revealed or opened.
    document.documentElement.classList.remove('js')
    throw error
  }
}

if (root.hasChildNodes()) await hydrate(root)
else createRoot(root).render(<StrictMode>{open()}</StrictMode>)
