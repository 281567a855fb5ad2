import { technicalValues } from '@/catalog/columns'
import type { Equipment } from '@/catalog/equipment'
import { categoriesOf } from '@/catalog/equipment'
import { groupSpecifications } from '@/catalog/specifications/specifications'
import { SpecificationValue } from '@/dashboard/shared/specification-value'
import { UnitSwitch, useUnits } from '@/dashboard/shared/use-units'
import { Fact, Facts } from './facts'

/** The requirements and specifications of an item. */
export function ViewTechnical({ item }: { item: Equipment }) {
  const requirements = technicalValues(item).filter(({ value }) => value)
  const groups = groupSpecifications(item.specifications, categoriesOf(item), useUnits())
  if (requirements.length === 0 && groups.length === 0) {
    return <p className="text-clay">No technical requirements recorded.</p>
  }
  return (
    <>
      <Facts>
        {requirements.map(({ label, value }) => (
          <Fact key={label} term={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      {groups.length > 0 && (
        <section className={requirements.length > 0 ? 'mt-8' : undefined}>
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <h3 className="text-[1.125rem]">Additional Specifications</h3>
            <UnitSwitch />
          </div>
          {groups.map(({ title, list }) => (
            <section key={title} aria-label={title} className="mt-4 first-of-type:mt-1">
              <h4 className="border-line border-b pb-1 text-note text-clay">{title}</h4>
              <dl className="grid gap-x-8 py-1 text-ui sm:grid-cols-2">
                {list.map((specification) => (
                  <div key={specification.key} className="grid grid-cols-2 gap-x-4 py-1">
                    <dt className="break-words text-clay">{specification.label}</dt>
                    <dd className="whitespace-pre-wrap break-words">
                      <SpecificationValue specification={specification} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </section>
      )}
    </>
  )
}
