import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { lastIndex, type SectionInput } from './section-machine'

/**
 * Previous and next buttons on small screens, in a lane that `section-buttons-lane` keeps free of controls. Sticky, not
 * fixed, so that they end with the sections above the footer.
 */
export function SectionButtons({ index, go }: { index: number; go: (input: SectionInput) => void }) {
  return (
    <div className="on-dark sticky bottom-4 z-20 -mt-26 mr-4 mb-4 ml-auto flex w-fit flex-col bg-ink/80 text-steam md:hidden print:hidden">
      <StepButton label="Previous section" disabled={index === 0} onClick={() => go('previous')}>
        <ArrowUp size={20} strokeWidth={1.25} aria-hidden="true" />
      </StepButton>
      <StepButton label="Next section" disabled={index === lastIndex} onClick={() => go('next')}>
        <ArrowDown size={20} strokeWidth={1.25} aria-hidden="true" />
      </StepButton>
    </div>
  )
}

type StepProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode }

function StepButton({ label, disabled, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 cursor-pointer place-items-center disabled:cursor-default disabled:opacity-40"
    >
      {children}
    </button>
  )
}
