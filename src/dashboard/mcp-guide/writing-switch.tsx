import { useId } from 'react'
import type { Access } from './mcp-choices'

type Props = { access: Access; onChange: (access: Access) => void }

/** Switches between a read-only and a writing configuration. */
export function WritingSwitch({ access, onChange }: Props) {
  const hint = useId()
  return (
    <div className="py-2 md:grid md:grid-cols-[8rem_minmax(0,1fr)]">
      <span aria-hidden="true" className="text-note text-clay md:flex md:h-11 md:items-center">
        Access
      </span>
      <div>
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 text-ui">
          <input
            type="checkbox"
            role="switch"
            checked={access === 'write'}
            aria-checked={access === 'write'}
            onChange={(event) => onChange(event.target.checked ? 'write' : 'read')}
            aria-describedby={hint}
            className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-flint bg-steam transition-colors duration-150 before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-flint before:transition-transform before:duration-150 checked:border-brick checked:bg-brick checked:before:translate-x-5 checked:before:bg-steam forced-colors:appearance-auto"
          />
          Allow writing
        </label>
        <p id={hint} className="pb-2 text-note text-clay">
          {access === 'write'
            ? 'The AI may change the database.'
            : 'Read-only: the AI sees everything and changes nothing.'}
        </p>
      </div>
    </div>
  )
}
