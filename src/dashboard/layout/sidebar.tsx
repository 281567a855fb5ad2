import { cx } from '@/lib/cx'
import { lazyComponent } from '@/ui/lazy-component'
import { usePreload } from '@/ui/use-preload'
import { SidebarContent } from './sidebar-content'
import type { Sidebar as State } from './use-sidebar'

/** The id of the sidebar, for `aria-controls` of its toggle. */
export const sidebarId = 'sidebar'

const Drawer = lazyComponent(async () => (await import('./sidebar-drawer')).SidebarDrawer)

/** The sidebar. On phones it is a drawer over the screen. */
export function Sidebar({ isMobile, isOpen, setOpen }: State) {
  usePreload(() => isMobile && Drawer.preload())
  const close = () => setOpen(false)
  if (isMobile) return isOpen && <Drawer id={sidebarId} onClose={close} onLoadError={close} />
  return (
    <aside
      id={sidebarId}
      aria-label="Sidebar"
      className={cx('on-dark sticky top-0 h-svh bg-ink text-steam print:hidden', isOpen ? 'w-64' : 'w-12')}
    >
      <SidebarContent isRail={!isOpen} />
    </aside>
  )
}
