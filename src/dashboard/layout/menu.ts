import type { LucideIcon } from 'lucide-react'
import BookOpen from 'lucide-react/icons/book-open'
import Calculator from 'lucide-react/icons/calculator'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import FolderOpen from 'lucide-react/icons/folder-open'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MessageSquare from 'lucide-react/icons/message-square'
import Package from 'lucide-react/icons/package'
import Plug from 'lucide-react/icons/plug'
import Ruler from 'lucide-react/icons/ruler'
import Settings from 'lucide-react/icons/settings'
import { paths } from '@/lib/paths'

export type MenuItem = {
  path: string
  title: string
  icon: LucideIcon
  /** The screen only says that it is coming. */
  isPlanned?: true
}

/** The screens of the dashboard, in the sidebar's order. Page titles come from here. */
export const menu: readonly MenuItem[] = [
  { path: paths.dashboard(), title: 'Overview', icon: LayoutGrid },
  { path: paths.equipment(), title: 'Equipment Catalog', icon: Package },
  { path: paths.projectList(), title: 'Projects', icon: FolderOpen },
  { path: paths.mcp(), title: 'MCP Configuration', icon: Plug },
  { path: paths.metrics(), title: 'Operational Metrics', icon: ChartNoAxesColumn, isPlanned: true },
  { path: paths.standards(), title: 'Design Standards', icon: Ruler, isPlanned: true },
  { path: paths.proforma(), title: 'Pro Forma Builder', icon: Calculator, isPlanned: true },
  { path: paths.knowledge(), title: 'Knowledge Base', icon: BookOpen, isPlanned: true },
  { path: paths.chat(), title: 'AI Assistant', icon: MessageSquare, isPlanned: true },
  { path: paths.settings(), title: 'Settings', icon: Settings, isPlanned: true },
]

/** The menu item of a screen, with or without a trailing slash. A project belongs to 'Projects'. */
export function findMenuItem(pathname: string): MenuItem | undefined {
  const path = pathname.replace(/\/+$/, '')
  return menu.find((item) => item.path === (path.startsWith(paths.project('')) ? paths.projectList() : path))
}
