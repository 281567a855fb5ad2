import ArchiveRestore from 'lucide-react/icons/archive-arrow-up'
import BookOpenText from 'lucide-react/icons/book-open-text'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import PanelLeft from 'lucide-react/icons/panel-left'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { paths } from '@/lib/paths'
import { useMediaQuery } from '@/lib/use-media-query'
import { lazyComponent } from '@/ui/lazy-component'
import { usePreload } from '@/ui/use-preload'
import { useShortcuts } from '@/ui/use-shortcuts'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { guides, rememberGuide } from './guides'
import { bindingsOf, keysShown } from './shortcuts'
import { undoLast } from './undo'
import { type Command, collectCommands } from './use-commands'
import { useSignOut } from './use-sign-out'

const Palette = lazyComponent(async () => (await import('./palette')).Palette)
const ShortcutsHelp = lazyComponent(async () => (await import('./shortcuts-help')).ShortcutsHelp)

/** The button of the command palette, and the shortcuts for the palette and the list of shortcuts. */
export function Commands({ onToggleSidebar }: { onToggleSidebar: () => void }) {
  const [open, setOpen] = useState<{ palette: readonly Command[] } | 'help' | null>(null)
  const { signOut, question } = useSignOut()
  // It has no keys, and its menu covers the page.
  const isPhone = useMediaQuery('(hover: none) and (width < 48rem)')
  const close = () => setOpen(null)
  const showHelp = () => setOpen('help')
  const showPalette = () => setOpen({ palette: collectCommands(commands) })
  // Preload: keys typed while the palette is being fetched would be lost.
  usePreload(Palette.preload)
  useShortcuts(bindingsOf({ palette: showPalette }), { everywhere: true })
  useShortcuts(bindingsOf({ help: showHelp, undo: undoLast }))

  const deskCommands: readonly Command[] = [
    { id: 'sidebar', label: 'Toggle sidebar', icon: PanelLeft, run: onToggleSidebar, shortcut: 'sidebar' },
    { id: 'help', label: 'Keyboard shortcuts', icon: Keyboard, run: showHelp, shortcut: 'help' },
  ]
  // Available on every screen.
  const commands: readonly Command[] = [
    { id: 'add', label: 'Add equipment', icon: Plus, to: paths.equipment('add'), shortcut: 'add' },
    { id: 'import', label: 'Import CSV or Excel', icon: Upload, to: paths.equipment('import') },
    { id: 'deleted', label: 'Deleted items', icon: ArchiveRestore, to: paths.equipment('deleted') },
    ...guides.map(({ title, href }) => ({
      id: href,
      label: title,
      icon: BookOpenText,
      run: () => openGuide(href),
    })),
    ...(isPhone ? [] : deskCommands),
    { id: 'sign-out', label: 'Sign out', icon: LogOut, run: signOut },
  ]

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={showPalette}
        className="ml-auto flex min-h-11 shrink-0 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-note text-clay transition-colors duration-150 hover:bg-line/50 hover:text-ink md:min-h-9"
      >
        <Search size={18} strokeWidth={1.5} aria-hidden="true" />
        {/* Beside a screen's actions, only wide windows have room for the words. */}
        <span className="max-md:sr-only max-[94rem]:group-has-data-[slot=title-actions]/title:sr-only">
          Go to<VisuallyHidden> a screen, an item or an action</VisuallyHidden>
        </span>
        <span
          aria-hidden="true"
          className="font-sans text-fine max-md:hidden max-[94rem]:group-has-data-[slot=title-actions]/title:hidden"
        >
          {keysShown('palette')}
        </span>
      </button>
      {open === 'help' && <ShortcutsHelp onClose={close} onLoadError={close} />}
      {open && open !== 'help' && <Palette actions={open.palette} onClose={close} onLoadError={close} />}
      {question}
    </>
  )
}

/** Opens a printable guide in a new tab. */
function openGuide(href: string) {
  rememberGuide(href)
  window.open(href, '_blank', 'noopener')
}
