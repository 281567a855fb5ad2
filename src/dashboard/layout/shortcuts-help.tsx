import { useState } from 'react'
import { Checkbox } from '@/ui/checkbox'
import { Dialog, DialogBody } from '@/ui/dialog'
import { areSingleKeysOn, setSingleKeysOn } from '@/ui/use-shortcuts'
import { keysShown, shortcutGroups, shortcuts } from './shortcuts'

/** The list of shortcuts, with a switch for shortcuts without Ctrl or Cmd. */
export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const [singleKeys, setSingleKeys] = useState(areSingleKeysOn)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Keyboard shortcuts"
      className="md:w-[min(60rem,calc(100vw-4rem))]"
    >
      <DialogBody>
        <div className="md:columns-2 md:gap-10">
          {shortcutGroups.map(({ title, ids }) => (
            <section key={title} className="break-inside-avoid pb-6">
              <h3 className="text-[1.125rem]">{title}</h3>
              <dl className="mt-1 divide-y divide-line">
                {ids.map((id) => (
                  <div
                    key={id}
                    className="grid grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-3 py-1.5 text-ui"
                  >
                    <dt className="flex flex-wrap gap-x-2.5 gap-y-1">
                      {keysShown(id).map((key) => (
                        <kbd key={key} translate="no" className="flex gap-1">
                          {key.split(' ').flatMap((part) => [
                            <kbd
                              key={part}
                              className="grid h-6 min-w-6 place-items-center rounded-sm border border-flint px-1 font-medium font-sans text-fine"
                            >
                              {part}
                            </kbd>,
                            ' ',
                          ])}
                        </kbd>
                      ))}
                    </dt>
                    <dd className="text-clay">{shortcuts[id].does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
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
