import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type * as Server from '@/app/entry-server'
import { modulePreload, scriptHashes, styleSheet, toDocument, toShell } from './document.ts'
import {
  backendSources,
  documentPolicy,
  headerRules,
  headersFile,
  redirectsFile,
  type Surroundings,
  shell as shellPath,
} from './headers.ts'
import { serveFiles } from './serve-files.ts'

const entry = 'src/app/entry-server.tsx'

/**
 * Turns the built single-page app into a static site: every public page as a document of its own, the files crawlers
 * and hosts ask for, and a preview that answers as a static host would.
 */
export function staticSite(): Plugin[] {
  let config: ResolvedConfig

  return [
    tellSource,
    {
      name: 'static-site',
      // After the embedded backend, whose paths are not files.
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
          warnAboutMissingAddress(config)
          await withServer(config, (server) => writeSite(config, bundle, server))
        },
      },
    },
  ]
}

/** Only where the result may be published: `npm start` and tests build into folders of their own. */
function warnAboutMissingAddress({ build, env, logger }: ResolvedConfig) {
  if (build.outDir !== 'dist' || env.VITE_SITE_URL) return
  logger.warn('VITE_SITE_URL not set: canonical links and the sitemap name localhost. See .env.example.')
}

/**
 * Adds to every route module which file it is. The page's code can then be announced in its document: nothing else
 * connects a rendered route with the file the browser will ask for.
 */
const tellSource: Plugin = {
  name: 'tell-source',
  transform(code, id, options) {
    if (!options?.ssr || !/\/src\/.+-(?:page|layout)\.tsx$/.test(id)) return
    const source = relative(this.environment.config.root, id)
    return { code: `${code}\nexport const source = ${JSON.stringify(source)}`, map: null }
  },
}

async function writeSite(config: ResolvedConfig, bundle: Rolldown.OutputBundle, server: typeof Server) {
  const folder = resolve(config.root, config.build.outDir)
  const { documents, render, siteFiles } = server
  const shell = await readFile(join(folder, 'index.html'), 'utf8')
  const surroundings = surroundingsOf(config, shell)
  const policy = documentPolicy(surroundings)
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')

  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  for (const { file, path } of documents) {
    const { html, sources } = await render(path)
    const links = linksTo(sources, chunks, config.root).filter((link) => !shell.includes(hrefOf(link)))
    const document = toDocument(shell, { rendered: html, policy, links })
    await write(file, file === '404.html' ? withoutAddress(document) : document)
  }
  await write(`${shellPath.slice(1)}.html`, toShell(shell, policy))

  const [, themeColor = ''] = /<meta name="theme-color" content="([^"]+)"/.exec(shell) ?? []
  const pages = documents.filter(({ file }) => file !== '404.html').map(({ path }) => path)
  const files = {
    ...siteFiles(themeColor),
    _headers: headersFile(headerRules(surroundings, pages)),
    _redirects: redirectsFile(),
  }
  for (const [name, text] of Object.entries(files)) await write(name, text)
}

/** Builds the pages for Node and lends them out. */
async function withServer(
  { root, configFile, mode }: ResolvedConfig,
  use: (server: typeof Server) => Promise<void>,
) {
  // Inside node_modules, so that Node finds the packages; a folder of its own, as two builds may run at once.
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
        // No public page imports them.
        rolldownOptions: { external: [/^@\/(?:auth|dashboard)\//] },
      },
    })
    await use(await import(pathToFileURL(join(outDir, 'entry-server.js')).href))
  } finally {
    await rm(outDir, { recursive: true })
  }
}

function surroundingsOf({ env }: ResolvedConfig, shell: string): Surroundings {
  return {
    backend: backendSources(env.VITE_SUPABASE_URL ?? ''),
    tags: Boolean(env.VITE_GA_MEASUREMENT_ID),
    scripts: scriptHashes(shell),
  }
}

const hrefOf = (link: string) => /href="([^"]+)"/.exec(link)?.[0] ?? ''

/** Links to the code and styles of route modules, with all they import. */
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
    add(chunks.find(({ facadeModuleId }) => facadeModuleId && relative(root, facadeModuleId) === source))
  }
  const styles = [...found].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const code = [...found].filter(({ isEntry }) => !isEntry).map(({ fileName }) => fileName)
  return [...[...new Set(styles)].map(styleSheet), ...code.map(modulePreload)]
}

/** The 404 answers at every unknown address; which one it is, only the browser can add. */
function withoutAddress(document: string): string {
  return document.replace(/<link rel="canonical"[^>]*>|<meta property="og:url"[^>]*>/g, '')
}
