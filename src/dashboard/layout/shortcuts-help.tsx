import type { LucideIcon } from 'lucide-react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useState } from 'react'
import { Checkbox } from '@/ui/checkbox'
import { Dialog, DialogBody } from '@/ui/dialog'
import { areSingleKeysOn, setSingleKeysOn } from '@/ui/use-shortcuts'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { keysShown, shortcutGroups, shortcuts } from './shortcuts'

/** The page's font has only two of the arrows. */
const arrows: Partial<Record<string, LucideIcon>> = {
  '←': ArrowLeft,
  '↑': ArrowUp,
  '→': ArrowRight,
  '↓': ArrowDown,
}

function KeyName({ children }: { children: string }) {
  const Arrow = arrows[children]
  if (!Arrow) return children
  return (
    <>
      <Arrow size={14} strokeWidth={1.75} aria-hidden="true" />
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  )
}

/** The list of shortcuts, with a switch for shortcuts without Ctrl or Cmd. */
export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const [singleKeys, setSingleKeys] = useState(areSingleKeysOn)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Keyboard shortcuts"
      className="md:w-[min(58rem,calc(100vw-4rem))]"
    >
      <DialogBody>
        <div className="md:columns-2 md:gap-10">
          {shortcutGroups.map(({ title, ids }) => (
            <section key={title} className="break-inside-avoid pb-5">
              <h3 className="text-[1.125rem]">{title}</h3>
              <dl className="mt-1 divide-y divide-line">
                {ids.map((id) => (
                  <div
                    key={id}
                    className="grid min-h-9 grid-cols-[8.75rem_minmax(0,1fr)] gap-3 py-1.25 text-ui leading-6 max-md:text-note"
                  >
                    <dt className="flex flex-wrap gap-x-1.5 gap-y-1">
                      {keysShown(id).flatMap((key, place) => [
                        place > 0 && (
                          <span key={`or ${key}`} className="text-clay text-fine leading-6">
                            or
                          </span>
                        ),
                        <kbd key={key} translate="no" className="flex gap-1">
                          {key.split(' ').flatMap((part) => [
                            <kbd
                              key={part}
                              className="relative grid h-6 min-w-6 place-items-center rounded-sm border border-ink/30 px-1 font-medium font-sans text-fine"
                            >
                              <KeyName>{part}</KeyName>
                            </kbd>,
                            ' ',
                          ])}
                        </kbd>,
                      ])}
                    </dt>
                    <dd className="text-clay">{shortcuts[id].does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        {/* Inside the scrolling part, so that the keyboard can reach and scroll it. */}
        <Checkbox
          label="Use the keys that need no Ctrl or ⌘"
          checked={singleKeys}
          onChange={(checked) => {
            setSingleKeysOn(checked)
            setSingleKeys(checked)
          }}
        />
      </DialogBody>
    </Dialog>
  )
}
