import type { KeyFigure } from '@/content/business'

/** Key figures in a row. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className="grid gap-x-12 gap-y-8 border-line border-y py-10 sm:grid-cols-3">
      {figures.map(({ figure, unit, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="mt-1 text-clay">{label}</dt>
          <dd className="text-[clamp(2.25rem,4vw,3.75rem)] leading-none">
            {figure} <span className="text-[0.4em]">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
