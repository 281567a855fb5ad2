import { useId, useState } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import type { Equipment } from './equipment'
import type { Reading } from './set-fields'
import { readFreeValue } from './set-values'
import { describeSpecifications } from './specifications/specifications'

type Props = { items: readonly Equipment[]; disabled: boolean; onRead: (reading: Reading) => void }

/** A specification by its key, one the items have or a new one, and its value as typed. */
export function SetSpecification({ items, disabled, onRead }: Props) {
  const [key, setKey] = useState('')
  const [text, setText] = useState('')
  const listId = useId()
  const known = new Set(
    items.flatMap(({ specifications }) => describeSpecifications(specifications, 'si').map((one) => one.key)),
  )

  function read(nextKey: string, nextText: string) {
    setKey(nextKey)
    setText(nextText)
    const isReady = nextKey.trim() !== '' && nextText.trim() !== ''
    onRead({
      values: isReady ? { specifications: { [nextKey.trim()]: readFreeValue(nextText) } } : null,
    })
  }

  return (
    <>
      <Field label="Key" className="sm:col-start-1">
        {(control) => (
          <Input
            {...control}
            value={key}
            list={listId}
            disabled={disabled}
            placeholder="e.g. power_kw"
            autoCapitalize="none"
            onChange={({ target }) => read(target.value, text)}
          />
        )}
      </Field>
      <datalist id={listId}>
        {[...known].sort().map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <div>
        <Field label="Value">
          {(control) => (
            <Input
              {...control}
              value={text}
              disabled={disabled}
              placeholder="a number, Yes, No or a text"
              onChange={({ target }) => read(key, target.value)}
            />
          )}
        </Field>
        <Button
          variant="plain"
          className="-ml-2"
          disabled={disabled || !known.has(key.trim())}
          onClick={() => {
            setText('')
            onRead({ values: { specifications: { [key.trim()]: null } } })
          }}
        >
          Remove it instead
        </Button>
      </div>
    </>
  )
}
