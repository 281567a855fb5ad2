// Files that run the site's own code say `@vitest-environment jsdom`.
if ('window' in globalThis) {
  await import('../screens/node-globals.ts')
  await import('../setup.ts')
  await import('../setup-dom.ts')
  await import('../screens/setup.ts')
}

export {}
