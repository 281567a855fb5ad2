import '@/styles.css'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createApp, createPrerenderedApp } from '@/app/app'
import { takeMailedLink } from '@/auth/mailed-link'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// First of all, so that no other code sees a token in the address.
if (!takeMailedLink()) {
  // When a prerendered page's code does not arrive, the page stays as it is and its links still work.
  // No await here: the page's chunks import this one, and would wait for it.
  if (root.hasChildNodes())
    void createPrerenderedApp()
      .then((app) => hydrate(root, app))
      .catch((error) => {
        // The early script shows what waits for code.
        dispatchEvent(new Event('codefailed'))
        reportError(error)
      })
  else {
    // React adds the title of the page, and a document has one.
    document.querySelector('head > title')?.remove()
    createRoot(root).render(<StrictMode>{createApp()}</StrictMode>)
  }
}

/** As a transition, so that React hydrates in tasks of 5 ms: at once it is 200 ms on a slow phone. */
function hydrate(container: HTMLElement, app: ReactNode) {
  startTransition(() => {
    hydrateRoot(container, <StrictMode>{app}</StrictMode>)
  })
}
