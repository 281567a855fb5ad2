import Hash from 'lucide-react/icons/hash'
import MapPin from 'lucide-react/icons/map-pin'
import Trash from 'lucide-react/icons/trash'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { LineValues } from '@/catalog/lines'
import { canonicalText } from '@/lib/canonical-text'
import { cx } from '@/lib/cx'
import { Button } from '@/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { countLines } from './line-texts'

type Props = {
  count: number
  rooms: readonly string[]
  onSet: (values: Partial<LineValues>) => void
  onRemove: () => void
  onClear: () => void
}

/** The number of selected lines and what can be done with them. It sticks to the lower edge of the window. */
export function LinesBar({ count, rooms, onSet, onRemove, onClear }: Props) {
  const [setting, setSetting] = useState<'room' | 'quantity' | null>(null)
  return (
    <section
      aria-label="Selection"
      data-slot="lines-bar"
      className="on-dark sticky bottom-0 z-20 -mx-(--gutter) mt-auto -mb-6 md:-mb-8 flex min-h-14 animate-appear flex-wrap items-center gap-x-1 bg-basalt py-1 pr-2 max-lg:gap-x-0 pb-[max(0.25rem,env(safe-area-inset-bottom))] pl-(--gutter) xl:pr-9 text-steam forced-colors:border"
    >
      <p className="mr-auto py-1 text-ui tabular-nums max-[22rem]:text-note">
        <span>{countLines(count)}</span>
        <span className="max-sm:sr-only">{' selected'}</span>
      </p>
      <BarButton label="Room" icon={MapPin} onPress={() => setSetting('room')} />
      <BarButton label="Quantity" icon={Hash} onPress={() => setSetting('quantity')} />
      <BarButton label="Remove" icon={Trash} onPress={onRemove} />
      <BarButton label="Clear" icon={X} onPress={onClear} isNarrowIcon />
      {setting && (
        <SetDialog
          what={setting}
          count={count}
          rooms={rooms}
          onClose={() => setSetting(null)}
          onSet={(values) => {
            setSetting(null)
            onSet(values)
          }}
        />
      )}
    </section>
  )
}

type ButtonProps = { label: string; icon: typeof X; onPress: () => void; isNarrowIcon?: boolean }

const BarButton = ({ label, icon: Icon, onPress, isNarrowIcon }: ButtonProps) => (
  <button
    type="button"
    onClick={onPress}
    className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-sm px-2 text-ui hover:bg-ink hover:text-ember max-[22rem]:px-1 max-[22rem]:text-note lg:px-3"
  >
    <Icon size={18} strokeWidth={1.5} aria-hidden="true" className={cx(!isNarrowIcon && 'max-lg:hidden')} />
    <span className={cx(isNarrowIcon && 'max-lg:sr-only')}>{label}</span>
  </button>
)

type SetProps = {
  what: 'room' | 'quantity'
  count: number
  rooms: readonly string[]
  onClose: () => void
  onSet: (values: Partial<LineValues>) => void
}

/** Sets the room or the quantity of the selected lines. */
function SetDialog({ what, count, rooms, onClose, onSet }: SetProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  function save() {
    if (what === 'room') return onSet({ room: canonicalText(text).trim() || null })
    const quantity = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
    if (quantity < 1) return setError('Write a whole number from 1 to 9,999')
    onSet({ quantity })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${what === 'room' ? 'Room' : 'Quantity'} of ${countLines(count)}`}
      className="md:w-[min(28rem,calc(100vw-4rem))]"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <DialogBody>
          <Field
            label={what === 'room' ? 'Room' : 'Quantity'}
            hint={what === 'room' && 'Empty: the lines are in no room.'}
            error={error}
          >
            {(control) => (
              <Input
                {...control}
                data-autofocus
                autoComplete="off"
                maxLength={200}
                {...(what === 'quantity' && { inputMode: 'numeric' as const })}
                list={what === 'room' ? 'bulk-rooms' : undefined}
                value={text}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            )}
          </Field>
          <datalist id="bulk-rooms">
            {rooms.map((room) => (
              <option key={room} value={room} />
            ))}
          </datalist>
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Set</Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
