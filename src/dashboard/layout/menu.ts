import { paths } from '@/lib/paths'

export type MenuItem = { path: string; title: string }

/** The screens of the dashboard. Page titles come from here. */
export const menu: readonly MenuItem[] = [
  { path: paths.equipment(), title: 'Equipment Catalog' },
  { path: paths.mcp(), title: 'MCP Configuration' },
]

/** The menu item an address belongs to. */
export function findMenuItem(pathname: string): MenuItem | undefined {
  return menu.find((item) => item.path === pathname)
}
