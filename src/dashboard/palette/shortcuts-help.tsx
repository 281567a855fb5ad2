import { useState } from 'react'
import { Dialog, DialogBody } from '@/ui/dialog'
import { areSingleKeysOn, setSingleKeysOn } from '@/ui/use-shortcuts'

const groups = [
  {
    title: 'Everywhere',
    keys: [
      ['Ctrl or ⌘ K', 'Go to a screen, an item or an action'],
      ['Ctrl or ⌘ B', 'Open or close the sidebar'],
      ['Alt T', 'Reach a message, and its Undo'],
      ['?', 'This list'],
    ],
  },
  {
    title: 'In the catalog',
    keys: [
      ['/', 'Search'],
      ['N', 'Add an item'],
      ['↑ ↓ Home End', 'Move through the table, once a row has focus'],
      ['Enter', 'View the row'],
    ],
  },
] as const

/** The list of shortcuts, and the switch for those without Ctrl or Cmd. */
export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const [singleKeys, setSingleKeys] = useState(areSingleKeysOn)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts">
      <DialogBody>
        {groups.map(({ title, keys }) => (
          <section key={title} className="mb-6">
            <h3 className="text-[1.125rem]">{title}</h3>
            <dl className="mt-1 divide-y divide-line">
              {keys.map(([key, what]) => (
                <div key={key} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-4 py-2.5 text-[0.9375rem]">
                  <dt>
                    <kbd className="font-medium font-sans">{key}</kbd>
                  </dt>
                  <dd className="text-clay">{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-[0.9375rem]">
          <input
            type="checkbox"
            className="size-4.5"
            checked={singleKeys}
            onChange={({ target }) => {
              setSingleKeysOn(target.checked)
              setSingleKeys(target.checked)
            }}
          />
          Use the keys that need no Ctrl or ⌘
        </label>
      </DialogBody>
    </Dialog>
  )
}
