type Props = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  isInvalid?: boolean
}

/** A checkbox with its label, large enough for a finger. */
export function Checkbox({ label, checked, onChange, isInvalid }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-ui">
      <input
        type="checkbox"
        className="size-4"
        checked={checked}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
