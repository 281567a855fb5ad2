import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { aliases } from './aliases.ts'

type Options = {
  /** Name and version that it introduces itself with. */
  connector: { name: string; version: string }
  brand: { name: string; legalName: string }
  /** Addresses of the two files on the site. */
  paths: { program: string; extension: string }
  /** Notes the packages in it for the file of licenses. */
  notePackages: Plugin
}

/** The oldest Node.js that it runs on. */
const oldestNode = 20

/** Runs before anything else in the program, in a syntax that old versions read. */
const checkNode = `if (parseInt(process.versions.node) < ${oldestNode}) {
  console.error('The catalog connector needs Node.js ${oldestNode} or newer. This is ' + process.version + '.');
  process.exit(1);
}`

/**
 * Vite plugin: bundles the catalog connector into one file for Node.js and packs it as an extension for Claude Desktop,
 * both with the address of the backend and its publishable key inside. A build writes them among the guides; the
 * development server makes them anew at each request.
 */
export function connectorFiles(options: Options): Plugin {
  const { program, extension } = options.paths
  let config: ResolvedConfig
  let files: ReturnType<typeof makeFiles> | undefined
  return {
    name: 'connector',
    configResolved(resolved) {
      config = resolved
    },
    // Beside the bundling of the pages, which takes about as long.
    buildStart() {
      if (config.command !== 'build' || config.build.ssr) return
      files = makeFiles(config, options, addressOf(config, config.preview.port))
      // Thrown by writeBundle, unless the build has failed before.
      files.catch(() => undefined)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for (const [path, content] of Object.entries((await files) ?? {})) {
          const file = join(resolve(config.root, config.build.outDir), path)
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, content)
        }
      },
    },
    configureServer: ({ middlewares, config: { server } }) =>
      void middlewares.use(async ({ url }, response, next) => {
        const path = [program, extension].find((one) => one === url?.split('?')[0])
        if (!path) return next()
        try {
          const made = await makeFiles(config, options, addressOf(config, server.port))
          const type = path === program ? 'text/javascript' : 'application/octet-stream'
          response.setHeader('Content-Type', type).end(made[path])
        } catch (error) {
          next(error)
        }
      }),
  }
}

/** The backend's address. '/' is the embedded backend, at the port of `npm start` or `npm run dev`. */
const addressOf = ({ env }: ResolvedConfig, port: number | undefined): string =>
  env.VITE_SUPABASE_URL === '/' ? `http://localhost:${port}` : (env.VITE_SUPABASE_URL ?? '')

/** Both files by their address on the site. */
async function makeFiles(
  config: ResolvedConfig,
  options: Options,
  address: string,
): Promise<Record<string, Uint8Array>> {
  const cache = join(config.root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  // A new folder each time, because builds may run side by side.
  const folder = await mkdtemp(join(cache, 'connector-'))
  try {
    const program = join(folder, basename(options.paths.program))
    await bundleConnector({
      root: config.root,
      backend: { address, key: config.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '' },
      plugins: [options.notePackages],
      file: program,
    })
    const extension = await pack(config, options, folder, program)
    return {
      [options.paths.program]: await readFile(program),
      [options.paths.extension]: withoutDates(await readFile(extension)),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What the program is made of, besides its sources. */
type Bundle = {
  root: string
  /** Address and publishable key of the backend. */
  backend: { address: string; key: string }
  plugins?: Plugin[]
  /** The file to write. */
  file: string
}

/** Bundles the connector into one file for Node.js. */
export async function bundleConnector({ root, backend, plugins = [], file }: Bundle): Promise<void> {
  const output: Rolldown.OutputOptions = {
    entryFileNames: basename(file),
    codeSplitting: false,
    banner: checkNode,
  }
  await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    plugins,
    resolve: {
      alias: {
        ...aliases,
        '@modelcontextprotocol/server/_shims': join(root, 'src/connector/no-schema-validator.ts'),
      },
    },
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(backend.address),
      'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(backend.key),
    },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/connector/main.ts',
      outDir: dirname(file),
      emptyOutDir: false,
      copyPublicDir: false,
      target: `node${oldestNode}`,
      minify: true,
      rolldownOptions: { output, checks: { bundlerTimings: false, moduleLevelDirective: false } },
    },
  })
}

/** Packs the program as an extension for Claude Desktop, with the packer of Anthropic. Returns the path of the file. */
async function pack({ root }: ResolvedConfig, options: Options, folder: string, program: string) {
  const content = join(folder, 'extension')
  await mkdir(content)
  await writeFile(join(content, 'manifest.json'), JSON.stringify(manifest(options), null, 2))
  await copyFile(program, join(content, basename(program)))
  await copyFile(join(root, 'public/icon-512.png'), join(content, 'icon.png'))
  const file = join(folder, basename(options.paths.extension))
  const packer = join(root, 'node_modules/@anthropic-ai/mcpb/dist/cli/cli.js')
  await promisify(execFile)(process.execPath, [packer, 'pack', content, file])
  return file
}

/** Sets all dates in a zip archive to 1 January 1980, so that equal sources make equal archives. */
function withoutDates(zip: Buffer): Buffer {
  const epoch = 0x0021_0000
  const end = zip.lastIndexOf('PK\x05\x06')
  let entry = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    zip.writeUInt32LE(epoch, entry + 12)
    zip.writeUInt32LE(epoch, zip.readUInt32LE(entry + 42) + 10)
    // Name, extra field and comment follow the fixed part.
    entry += 46 + [28, 30, 32].reduce((sum, at) => sum + zip.readUInt16LE(entry + at), 0)
  }
  return zip
}

/** Claude Desktop puts what the person entered into a field of `user_config` in its place. */
const fromForm = (field: string) => `\${user_config.${field}}`

/** The manifest: https://github.com/anthropics/mcpb/blob/main/MANIFEST.md */
const manifest = ({ connector, brand, paths }: Options) => ({
  manifest_version: '0.4',
  name: connector.name,
  display_name: `${brand.name} catalog`,
  version: connector.version,
  description:
    'Searches, compares and sizes the equipment of the catalog, and changes it if you allow that. It signs in as you and may do less than you.',
  author: { name: brand.legalName },
  icon: 'icon.png',
  server: {
    type: 'node',
    entry_point: basename(paths.program),
    mcp_config: {
      command: 'node',
      args: [`\${__dirname}/${basename(paths.program)}`],
      env: {
        CATALOG_EMAIL: fromForm('email'),
        CATALOG_PASSWORD: fromForm('password'),
        CATALOG_WRITE: fromForm('write'),
      },
    },
  },
  // Claude Desktop asks the program for its tools and prompts.
  tools_generated: true,
  prompts_generated: true,
  compatibility: { platforms: ['darwin', 'win32', 'linux'], runtimes: { node: `>=${oldestNode}` } },
  user_config: {
    email: {
      type: 'string',
      title: 'Email',
      description: 'The address you sign in to the dashboard with.',
      required: true,
    },
    password: {
      type: 'string',
      title: 'Password',
      description: 'The password you sign in to the dashboard with.',
      required: true,
      sensitive: true,
    },
    write: {
      type: 'boolean',
      title: 'May change data',
      description: 'Off: the AI reads. On: it may also add and change items. It can delete none.',
      required: false,
      default: false,
    },
  },
})
