// Files that run the site's own code say `@vitest-environment jsdom`.
if ('window' in globalThis) await import('../screens/setup.ts')

export {}
