import * as Radix from '@radix-ui/react-select'
import { Check, ChevronDown } from 'lucide-react'
import { cx } from '@/lib/cx'
import { controlClass } from './input'

type Props = {
  value: string
  onValueChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  className?: string
  disabled?: boolean
  id?: string
  'aria-label'?: string
  'aria-describedby'?: string
}

/** Chooses one of a short list. */
export function Select({ value, onValueChange, options, className, disabled, ...trigger }: Props) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} {...(disabled !== undefined && { disabled })}>
      <Radix.Trigger
        className={cx(
          controlClass,
          'flex cursor-pointer items-center justify-between gap-2 text-left',
          className,
        )}
        {...trigger}
      >
        <span className="truncate">
          <Radix.Value />
        </span>
        <Radix.Icon>
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="z-60 max-h-[min(24rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) animate-appear border border-flint bg-steam text-ink"
        >
          <Radix.Viewport className="py-1">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex min-h-10 cursor-pointer items-center justify-between gap-4 px-3 text-[0.9375rem] outline-none data-[highlighted]:bg-travertine"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check size={16} strokeWidth={1.5} aria-hidden="true" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
