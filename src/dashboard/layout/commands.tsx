import { ArchiveRestore, Keyboard, LogOut, PanelLeft, Plus, Search, Upload } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Entry } from '@/dashboard/palette/palette-entries'
import { paths } from '@/lib/paths'
import { lazyDialog } from '@/ui/lazy-dialog'
import { usePreload } from '@/ui/use-preload'
import { useShortcuts } from '@/ui/use-shortcuts'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { useSignOut } from './use-sign-out'

const Palette = lazyDialog(async () => (await import('@/dashboard/palette/palette')).Palette)
const ShortcutsHelp = lazyDialog(
  async () => (await import('@/dashboard/palette/shortcuts-help')).ShortcutsHelp,
)

/** The palette's button, and the shortcuts for the palette and the list of shortcuts. */
export function Commands({ onToggleSidebar }: { onToggleSidebar: () => void }) {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null)
  const { signOut } = useSignOut()
  const close = () => setOpen(null)
  const showPalette = () => setOpen('palette')
  const showHelp = () => setOpen('help')
  // Preload: keys typed while the palette is being fetched would be lost.
  usePreload(Palette.preload)
  useShortcuts({ '$mod+k': showPalette }, { everywhere: true })
  useShortcuts({ '?': showHelp, 'Shift+?': showHelp })

  const actions = useMemo<Entry[]>(
    () => [
      { id: 'add', group: 'Actions', label: 'Add equipment', icon: Plus, to: paths.equipment('add') },
      {
        id: 'deleted',
        group: 'Actions',
        label: 'Deleted items',
        icon: ArchiveRestore,
        to: paths.equipment('deleted'),
      },
      { id: 'import', group: 'Actions', label: 'Import CSV', icon: Upload, to: paths.equipment('import') },
      { id: 'sidebar', group: 'Actions', label: 'Toggle sidebar', icon: PanelLeft, run: onToggleSidebar },
      {
        id: 'help',
        group: 'Actions',
        label: 'Keyboard shortcuts',
        icon: Keyboard,
        run: () => setOpen('help'),
      },
      { id: 'sign-out', group: 'Actions', label: 'Sign out', icon: LogOut, run: signOut },
    ],
    [onToggleSidebar, signOut],
  )

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={showPalette}
        className="ml-auto flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-[0.875rem] text-clay transition-colors duration-150 hover:bg-line/50 hover:text-ink md:min-h-9"
      >
        <Search size={18} strokeWidth={1.5} aria-hidden="true" />
        <span className="max-md:sr-only">
          Go to<VisuallyHidden> a screen, an item or an action</VisuallyHidden>
        </span>
        <span aria-hidden="true" className="font-sans text-[0.8125rem] max-md:hidden">
          {modifier} K
        </span>
      </button>
      {open === 'palette' && <Palette actions={actions} onClose={close} />}
      {open === 'help' && <ShortcutsHelp onClose={close} />}
    </>
  )
}

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
