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
  equipment: () => '/dashboard/equipment',
  mcp: () => '/dashboard/mcp',
  /** Printable documents: files of their own, not routes. */
  mcpSetupGuide: () => '/guides/mcp-setup.html',
  mcpPromptsGuide: () => '/guides/mcp-prompts.html',
} as const
