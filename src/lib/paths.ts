function withQuery(path: string, params: URLSearchParams | Record<string, string> = {}): string {
  const query = new URLSearchParams(params).toString()
  return query ? `${path}?${query}` : path
}

/** The ids of chosen items as a hash, which is not sent to the host: hosts refuse URLs of more than 8 to 16 KB (200 ids). */
export const hashOfIds = (ids: string) => `#ids=${ids}`

/** What a document is made of: a view of the catalog, items by their ids, or a project, of which `ids` names some lines. */
type Chosen = URLSearchParams | { project?: string; ids?: string }

/** A printable document. A comparison of a project takes the ids of items instead of lines. */
const documentAt =
  (path: string) =>
  (chosen: Chosen = {}) => {
    if (chosen instanceof URLSearchParams) return withQuery(path, chosen)
    const { project, ids } = chosen
    return (
      withQuery(path, project === undefined ? {} : { project }) + (ids === undefined ? '' : hashOfIds(ids))
    )
  }

/** The address of every page and printable document. No other file in src writes one; tests/architecture.test.ts checks. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  commercial: () => '/commercial',
  residential: () => '/residential',
  /** `about`: the id of the core service the visitor wants to write about. */
  contact: (about?: string) => withQuery('/contact', about ? { about } : {}),
  manhattan: () => '/locations/manhattan',
  brooklyn: () => '/locations/brooklyn',
  projects: (slug?: string) => (slug ? `/projects#${slug}` : '/projects'),
  login: () => '/login',
  signup: () => '/signup',
  choosePassword: () => '/choose-password',
  dashboard: () => '/dashboard',
  /** The catalog, one of its dialogs (a new item, the import, the deleted items, an item), the items of a change, or a search. */
  equipment: (
    opened?:
      | 'add'
      | 'import'
      | 'deleted'
      | { view: string }
      | { edit: string }
      | { change: string }
      | { q: string },
  ) => withQuery('/dashboard/equipment', typeof opened === 'string' ? { [opened]: '' } : opened),
  specSheet: documentAt('/dashboard/equipment/spec-sheet'),
  compare: documentAt('/dashboard/equipment/compare'),
  totals: documentAt('/dashboard/equipment/totals'),
  schedule: documentAt('/dashboard/equipment/schedule'),
  /** The list of projects, or the dialog of a new one. */
  projectList: (opened?: 'new') => withQuery('/dashboard/projects', opened ? { [opened]: '' } : {}),
  project: (id = ':id') => `/dashboard/projects/${id}`,
  /** The changes between two revisions of a project; without a name `to`, up to now. */
  projectRevisions: (id = ':id', compared: { from?: string; to?: string } = {}) =>
    withQuery(`/dashboard/projects/${id}/revisions`, compared),
  mcp: () => '/dashboard/mcp',
  metrics: () => '/dashboard/metrics',
  standards: () => '/dashboard/standards',
  proforma: () => '/dashboard/proforma',
  knowledge: () => '/dashboard/knowledge',
  chat: () => '/dashboard/chat',
  settings: () => '/dashboard/settings',
  /** Printable documents: files in public/guides, not routes. */
  mcpSetupGuide: () => '/guides/mcp-setup.html',
  mcpPromptsGuide: () => '/guides/mcp-prompts.html',
  /** The catalog connector, as an extension for Claude Desktop and as a program: files that the build writes. */
  connectorExtension: () => '/guides/catalog.mcpb',
  connectorProgram: () => '/guides/catalog-mcp.mjs',
} as const

/** The pages that only staff use: sign-in, and everything at or below the dashboard. They have no splash. */
export const staffPaths = [paths.login(), paths.signup(), paths.choosePassword(), paths.dashboard()]

/** Removes trailing slashes. A static host may serve /about/ too, but a page has one canonical address. */
export const canonicalPath = (pathname: string) => pathname.replace(/(.)\/+$/, '$1')
