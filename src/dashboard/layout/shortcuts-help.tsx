import { useState } from 'react'
import { Checkbox } from '@/ui/checkbox'
import { Dialog, DialogBody } from '@/ui/dialog'
import { areSingleKeysOn, setSingleKeysOn } from '@/ui/use-shortcuts'
import { keysShown, shortcutGroups, shortcuts } from './shortcuts'

/** The list of shortcuts, with a switch for shortcuts without Ctrl or Cmd. */
export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const [singleKeys, setSingleKeys] = useState(areSingleKeysOn)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts">
      <DialogBody>
        {shortcutGroups.map(({ title, ids }) => (
          <section key={title} className="mb-6">
            <h3 className="text-[1.125rem]">{title}</h3>
            <dl className="mt-1 divide-y divide-line">
              {ids.map((id) => (
                <div key={id} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-4 py-2.5 text-ui">
                  <dt className="flex flex-wrap gap-x-3">
                    {keysShown(id).map((key) => (
                      <kbd key={key} translate="no" className="font-medium font-sans">
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd className="text-clay">{shortcuts[id].does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
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
