import { useState } from 'react'
import type { LineValues, ProjectLine } from '@/catalog/lines'
import { readMoney } from '@/catalog/numbers'
import { type Currency, currencies } from '@/content/equipment'
import { canonicalText } from '@/lib/canonical-text'
import { localDay } from '@/lib/format'
import { isDay } from '@/lib/parse'
import { Button } from '@/ui/button'
import { DateField } from '@/ui/date-field'
import { Dialog, DialogBody, DialogFooter } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input, Textarea } from '@/ui/input'
import { Select } from '@/ui/select'

type Props = {
  line: ProjectLine
  lines: readonly ProjectLine[]
  onClose: () => void
  onSave: (after: Partial<LineValues>) => void
}

const longestNote = 2000

/** The note, the fixed price and the alternate of a line. The dialog is open while it is mounted. */
export function LineDialog({ line, lines, onClose, onSave }: Props) {
  const { item, fixedPrice } = line
  const [note, setNote] = useState(line.note ?? '')
  const [cost, setCost] = useState(fixedPrice ? String(fixedPrice.cost) : '')
  const [currency, setCurrency] = useState(fixedPrice?.currency ?? item.currency)
  const [on, setOn] = useState(fixedPrice?.on ?? localDay(new Date()))
  const [alternateFor, setAlternateFor] = useState(line.alternateFor ?? '')
  const [isSent, setSent] = useState(false)

  const price = readMoney(cost)
  const hasAlternates = lines.some((one) => one.alternateFor === line.id)
  const mains = lines.filter((one) => one.id !== line.id && one.alternateFor === null)
  const noteText = canonicalText(note).trim() || null
  const errors = {
    note:
      [...(noteText ?? '')].length > longestNote
        ? `Please keep this under ${longestNote + 1} characters`
        : undefined,
    cost: price.ok ? undefined : price.reason,
    on:
      cost.trim() !== '' && (!isDay(on) || on < '1990-01-01' || on > '2100-12-31')
        ? 'Please enter the day of the quote'
        : undefined,
  }

  function save() {
    setSent(true)
    if (Object.values(errors).some(Boolean) || !price.ok) return
    const { amount } = price.value
    const after: LineValues = {
      ...line,
      note: noteText,
      fixedPrice: amount === null ? null : { cost: amount, currency, on },
      alternateFor: alternateFor || null,
    }
    const changed = (['note', 'fixedPrice', 'alternateFor'] as const).filter(
      (key) => JSON.stringify(after[key]) !== JSON.stringify(line[key]),
    )
    if (changed.length > 0) onSave(Object.fromEntries(changed.map((key) => [key, after[key]])))
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span dir="auto">{item.name}</span>}
      description={line.tag}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          save()
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <DialogBody className="grid content-start gap-x-3 gap-y-5 min-[22rem]:max-sm:grid-cols-[3fr_2fr] sm:grid-cols-3 sm:gap-x-5">
          <Field label="Note" error={isSent ? errors.note : undefined} className="col-span-full">
            {(control) => (
              <Textarea
                {...control}
                data-autofocus
                value={note}
                onChange={({ currentTarget }) => setNote(currentTarget.value)}
              />
            )}
          </Field>
          <Field
            label="Fixed price of one piece"
            hint="Empty: the catalog’s price."
            error={isSent ? errors.cost : undefined}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={cost}
                onChange={({ currentTarget }) => setCost(currentTarget.value)}
              />
            )}
          </Field>
          <Field label="Currency">
            {({ id }) => (
              <Select
                id={id}
                value={currency}
                onValueChange={(next) => setCurrency(next as Currency)}
                options={currencies.map((value) => ({ value, label: value }))}
              />
            )}
          </Field>
          <Field label="Quoted on" error={isSent ? errors.on : undefined}>
            {(control) => <DateField {...control} value={on} onValueChange={setOn} />}
          </Field>
          <Field
            label="Alternate for"
            hint={
              hasAlternates
                ? 'This line has alternates of its own.'
                : 'An alternate (or equal) may replace another line and is not counted.'
            }
            className="col-span-full"
          >
            {({ id, 'aria-describedby': describedBy }) => (
              <Select
                id={id}
                aria-describedby={describedBy ?? ''}
                disabled={hasAlternates}
                value={alternateFor}
                onValueChange={setAlternateFor}
                options={[
                  { value: '', label: 'None: the line is counted' },
                  ...mains.map((one) => ({ value: one.id, label: `${one.tag} ${one.item.name}` })),
                ]}
              />
            )}
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
