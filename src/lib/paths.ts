function withQuery(path: string, params: URLSearchParams | Record<string, string> = {}): string {
  const query = new URLSearchParams(params).toString()
  return query ? `${path}?${query}` : path
}

/** Every address of the product. No other file writes one. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  commercial: () => '/commercial',
  residential: () => '/residential',
  contact: () => '/contact',
  manhattan: () => '/locations/manhattan',
  brooklyn: () => '/locations/brooklyn',
  projects: (slug?: string) => (slug ? `/projects#${slug}` : '/projects'),
  login: () => '/login',
  signup: () => '/signup',
  dashboard: () => '/dashboard',
  /** The catalog, or its form for a new item, its import or what was deleted. */
  equipment: (opened?: 'add' | 'import' | 'deleted') =>
    opened ? `/dashboard/equipment?${opened}=` : '/dashboard/equipment',
  /** Pages to print: of the items with these ids, or of those a view of the catalog shows. */
  specSheet: (params?: URLSearchParams | { ids: string }) =>
    withQuery('/dashboard/equipment/spec-sheet', params),
  mcp: () => '/dashboard/mcp',
  metrics: () => '/dashboard/metrics',
  standards: () => '/dashboard/standards',
  proforma: () => '/dashboard/proforma',
  knowledge: () => '/dashboard/knowledge',
  chat: () => '/dashboard/chat',
  settings: () => '/dashboard/settings',
  /** Printable documents: files of their own, not routes. */
  mcpSetupGuide: () => '/guides/mcp-setup.html',
  mcpPromptsGuide: () => '/guides/mcp-prompts.html',
} as const

/** A static host may serve /about/ as well; there is one address of a page. */
export const canonicalPath = (pathname: string) => pathname.replace(/(.)\/+$/, '$1')
