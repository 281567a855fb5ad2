import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { StoreyWindow } from '@/site/shared/section-drawing'
import { lastIndex, type SectionInput } from './section-machine'

/**
 * On small screens, the storey of the current section over the previous and next buttons, in a lane that
 * `section-buttons-lane` keeps free of controls. Sticky, not fixed, so that they end with the sections above the footer;
 * without height, so that they take no room from it.
 */
export function SectionButtons({ index, go }: { index: number; go: (input: SectionInput) => void }) {
  return (
    <div className="pointer-events-none sticky bottom-4 z-20 -mt-4 mb-4 flex h-0 items-end justify-end pr-4 md:hidden print:hidden unscripted:hidden">
      <div className="on-dark pointer-events-auto flex w-14 flex-col bg-ink text-steam">
        <StoreyWindow
          index={index}
          className="mx-1 mt-1 [&_path:first-child]:stroke-[1.6] [@media(height<40rem)]:hidden"
        />
        <StepButton label="Previous section" disabled={index === 0} onClick={() => go('previous')}>
          <ArrowUp size={20} strokeWidth={1.25} aria-hidden="true" />
        </StepButton>
        <StepButton label="Next section" disabled={index === lastIndex} onClick={() => go('next')}>
          <ArrowDown size={20} strokeWidth={1.25} aria-hidden="true" />
        </StepButton>
      </div>
    </div>
  )
}

type StepProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode }

/** At an end the button keeps focus and does nothing. */
function StepButton({ label, disabled, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="grid h-11 cursor-pointer place-items-center aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
