import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { modulePreload, scriptHashes, styleSheet, toDocument, toShell } from './document.ts'
import { earlyScript } from './early-script.ts'
import {
  backendSources,
  documentPolicy,
  hashOf,
  headerRules,
  headersFile,
  type PolicyOptions,
  redirectsFile,
  shell as shellPath,
} from './headers.ts'
import { serveFiles } from './serve-files.ts'
import type * as Server from './server-entry.tsx'

const entry = 'src/build/server-entry.tsx'

/** The file of the built site with the licenses of all packages in it. */
export const licenseFile = 'licenses.txt'

/**
 * Vite plugins that turn the built single-page app into a static site: a document for every public page, the files
 * crawlers and hosts ask for, and a preview that answers as a static host does. README.md beside this file explains
 * how the parts work together.
 * @param options.splashScript see `earlyScript`
 */
export function staticSite({ splashScript }: { splashScript: string }): Plugin[] {
  let config: ResolvedConfig

  return [
    exportSource,
    {
      name: 'early-script',
      // After the charset, which browsers look for in the first 1024 bytes only.
      transformIndexHtml: (html) =>
        html.replace(/<meta charset=.*?>/, (meta) => `${meta}<script>${earlyScript(splashScript)}</script>`),
    },
    {
      name: 'static-site',
      // After the plugin of the embedded backend, whose paths are not files.
      enforce: 'post',
      configResolved(resolved) {
        config = resolved
      },
      configurePreviewServer: {
        order: 'post',
        handler: ({ config: { root, build }, middlewares }) =>
          void middlewares.use(serveFiles(resolve(root, build.outDir))),
      },
      writeBundle: {
        order: 'post',
        sequential: true,
        async handler(_, bundle) {
          if (config.build.ssr) return
          warnAboutMissingVariables(config)
          await withServer(config, (server) => writeSite(config, bundle, server))
        },
      },
    },
  ]
}

/** Warns about missing variables. Only `dist` needs an address: `npm start` and tests build into other folders. */
function warnAboutMissingVariables({ build, env, logger }: ResolvedConfig) {
  const backend = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'].filter((name) => !env[name])
  if (backend.length > 0)
    logger.warn(`${backend.join(' and ')} not set: sign-in and newsletter will not work. See .env.example.`)
  if (build.outDir !== 'dist') return
  if (!env.VITE_SITE_URL)
    logger.warn('VITE_SITE_URL not set: canonical links and the sitemap name localhost. See .env.example.')
  if (!env.VITE_STAFF_ALLOW_LIST)
    logger.warn('VITE_STAFF_ALLOW_LIST not set: sign-in knows the two examples only. See .env.example.')
}

/**
 * The document of the staff's part preloads what this module imports, because most visits lead to the catalog. Otherwise
 * the browser would ask for it only when the entry has run.
 */
const staffRoutes = ['src/app/staff.ts']

/** Vite plugin: every route module exports the path of its source file, which leads from a rendered route to its chunk. */
const exportSource: Plugin = {
  name: 'export-source',
  transform(code, id, options) {
    if (!options?.ssr || !/\/src\/.+-(?:page|layout)\.tsx$/.test(id)) return
    const source = relative(this.environment.config.root, id)
    return { code: `${code}\nexport const source = ${JSON.stringify(source)}`, map: null }
  },
}

async function writeSite(config: ResolvedConfig, bundle: Rolldown.OutputBundle, server: typeof Server) {
  const folder = resolve(config.root, config.build.outDir)
  const { addresses, fileOf, render, siteFiles, siteName } = server
  const shell = await readFile(join(folder, 'index.html'), 'utf8')
  const options = policyOptions(config, [...scriptHashes(shell), hashOf(server.guideScript)])
  const policy = documentPolicy(options)
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')

  async function write(name: string, text: string) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const linksOf = (sources: readonly string[]) =>
    linksTo(sources, chunks, config.root).filter((link) => !shell.includes(hrefOf(link)))
  async function documentAt(path: string) {
    const { html, sources } = await render(path)
    return toDocument(shell, { rendered: html, policy, links: linksOf(sources) })
  }
  for (const path of addresses.prerendered) await write(fileOf(path), await documentAt(path))
  // No route has this path, so it renders the page of unknown addresses.
  await write('404.html', withoutAddress(await documentAt('/404')))
  await write(
    `${shellPath.slice(1)}.html`,
    toShell(shell, { title: siteName, policy, links: linksOf(staffRoutes) }),
  )

  const [, themeColor = ''] = /<meta name="theme-color" content="([^"]+)"/.exec(shell) ?? []
  const files = {
    ...siteFiles(themeColor),
    _headers: headersFile(headerRules(options, addresses)),
    _redirects: redirectsFile(addresses),
  }
  for (const [name, text] of Object.entries(files)) await write(name, text)
  const licenses = join(folder, licenseFile)
  await appendFile(licenses, await otherLicenses(config.root, bundle, await readFile(licenses, 'utf8')))
}

const packageOf = (file: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []

/** The packages in the scripts of web workers and in the catalog connector. */
const otherPackages = new Set<string>()

/** Vite plugin for the builds of web workers and of the catalog connector: notes their packages for the file of licenses. */
export const notePackages: Plugin = {
  name: 'note-packages',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    for (const name of modules.flatMap(packageOf)) otherPackages.add(name)
  },
}

/** The licenses of the packages that are not in Vite's own list, which reads the scripts of pages only. */
async function otherLicenses(root: string, bundle: Rolldown.OutputBundle, listed: string): Promise<string> {
  const assets = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' ? file.originalFileNames : [],
  )
  const fonts = assets.filter((file) => file.endsWith('.woff2')).flatMap(packageOf)
  const names = [...new Set([...fonts, ...otherPackages])]
  const licenses = names.map(async (name) => {
    if (listed.includes(`## ${name} - `)) return ''
    const folder = join(root, 'node_modules', name)
    const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    return `\n## ${name} - ${version} (${license})\n\n${await readFile(join(folder, 'LICENSE'), 'utf8')}`
  })
  return (await Promise.all(licenses)).join('')
}

/** Bundles server-entry.tsx for Node, passes the module to `use` and removes the bundle. */
async function withServer(
  { root, configFile, mode }: ResolvedConfig,
  use: (server: typeof Server) => Promise<void>,
) {
  // Inside node_modules, so that Node resolves packages; a new folder each time, because builds may run side by side.
  await mkdir(join(root, 'node_modules/.cache'), { recursive: true })
  const outDir = await mkdtemp(join(root, 'node_modules/.cache/static-site-'))
  try {
    await build({
      root,
      mode,
      ...(configFile && { configFile }),
      logLevel: 'warn',
      build: {
        ssr: entry,
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        // Staff routes are never rendered here.
        rolldownOptions: { external: [/^@\/(?:auth|dashboard)\//] },
      },
    })
    await use(await import(pathToFileURL(join(outDir, 'server-entry.js')).href))
  } finally {
    await rm(outDir, { recursive: true })
  }
}

function policyOptions({ env }: ResolvedConfig, scripts: readonly string[]): PolicyOptions {
  return {
    backend: backendSources(env.VITE_SUPABASE_URL ?? ''),
    tags: Boolean(env.VITE_GA_MEASUREMENT_ID),
    scripts,
  }
}

const hrefOf = (link: string) => /href="([^"]+)"/.exec(link)?.[0] ?? ''

/** Links to the style sheets and chunks of route modules, with all chunks they import statically. */
function linksTo(
  sources: readonly string[],
  chunks: readonly Rolldown.OutputChunk[],
  root: string,
): string[] {
  const found = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const source of sources) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, source)))
    if (!chunk) throw new Error(`The build has no file for the route module ${source}`)
    add(chunk)
  }
  const styles = [...found].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const code = [...found].filter(({ isEntry }) => !isEntry).map(({ fileName }) => fileName)
  return [...[...new Set(styles)].map(styleSheet), ...code.map(modulePreload)]
}

/** Removes the address: hosts send 404.html for every unknown one. In the browser React adds the actual address. */
function withoutAddress(document: string): string {
  return document.replace(/<link rel="canonical"[^>]*>|<meta property="og:url"[^>]*>/g, '')
}
