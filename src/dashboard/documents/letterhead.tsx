import { brand } from '@/content/brand'
import { addressLine, business } from '@/content/business'

/** The studio's name and address at the head of a printed document. */
export function Letterhead() {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-ink border-b pb-4">
      <p className="wordmark text-[1.5rem] leading-none">{brand.name}</p>
      <address className="text-[0.75rem] text-clay not-italic sm:text-right">
        <span>{`${brand.legalName}, ${addressLine}`}</span>
        <br />
        <span>{`${business.phone.display} · ${business.founder.email}`}</span>
      </address>
    </header>
  )
}
