import { ensureBrowser } from './browser.ts'

// Installs the browser of the end-to-end tests, if there is none. `npm test` does so beside its first steps: it takes a
// quarter of a minute of network and disk. If it fails, the end-to-end tests try again and say why.
ensureBrowser()
