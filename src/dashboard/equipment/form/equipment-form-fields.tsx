import { type ComponentProps, memo, type ReactNode, useDeferredValue, useState } from 'react'
import { type Control, Controller, useController, useFormState, useWatch } from 'react-hook-form'
import type { EquipmentInput } from '@/catalog/equipment'
import { isNewCost, priceDateKey, priceDateOf, withCostTyped } from '@/catalog/price-date'
import { type EquipmentFormValues, type FieldName, fieldLabel } from '@/catalog/schema'
import { wrongKeys } from '@/catalog/specifications/check-specification'
import { type Specifications, specificationsOf } from '@/catalog/specifications/values'
import { categories, currencies } from '@/content/equipment'
import { CategoryBadge } from '@/dashboard/equipment/item-values'
import { SupplierItems } from '@/dashboard/equipment/view/supplier-tab'
import { cx } from '@/lib/cx'
import { formatDay } from '@/lib/format'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input, Textarea } from '@/ui/input'
import { lazyComponent } from '@/ui/lazy-component'
import { MultiCombobox } from '@/ui/multi-combobox'
import { Select } from '@/ui/select'
import { LookAlikeHint, LookAlikeStatus, type LookAlikes } from './look-alike'

type Props = { control: Control<EquipmentFormValues, unknown, EquipmentInput> }

type TextName = Exclude<FieldName, 'categories' | 'currency'>

const currencyOptions = currencies.map((currency) => ({ value: currency, label: currency }))

/** A labeled field of the form; `long` gives it several lines and the full width. */
function FormField({
  control: form,
  name,
  required,
  long,
  wide = long,
  type,
  hint,
  onType,
  ...input
}: Props & {
  name: TextName
  required?: boolean
  long?: boolean
  wide?: boolean
  type?: string
  hint?: ReactNode
  /** Called with the text after each key. */
  onType?: (text: string) => void
  'data-autofocus'?: boolean
} & Pick<ComponentProps<'textarea'>, 'inputMode' | 'placeholder'>) {
  const { errors } = useFormState({ control: form, name, exact: true })
  const hasLines = useHasLines(form, name)
  const registered = form.register(name, {
    ...(onType && { onChange: ({ target }: { target: { value: string } }) => onType(target.value) }),
  })
  return (
    <Field
      label={fieldLabel(name)}
      hint={hint}
      error={errors[name]?.message}
      {...(required && { required })}
      className={cx(
        wide && (long && name !== 'notes' ? 'max-sm:col-span-full' : 'col-span-full'),
        // As high as the other one of its row, or as the tab.
        long && 'grid-rows-[auto_1fr]',
      )}
    >
      {(control) =>
        long || hasLines ? (
          <Textarea {...control} {...input} {...registered} rows={name === 'notes' ? 8 : hasLines ? 4 : 1} />
        ) : (
          <Input {...control} {...input} {...registered} {...(type && { type })} />
        )
      }
    </Field>
  )
}

/**
 * Whether a text has, or had, several lines. An import or an AI client may store line breaks in any text, and an <input>
 * would drop them. Stays true, so that typing never replaces the element.
 */
function useHasLines(control: Props['control'], name: TextName): boolean {
  const isNow = useWatch({ control, name }).includes('\n')
  const [was, setWas] = useState(isNow)
  if (isNow && !was) setWas(true)
  return isNow || was
}

// Each field subscribes to its own state: rendering all fields for every change takes as long as opening the form.

/** The cost. A new one drops the date of the old price: nobody has said that it is of the same day. */
function CostField({ control }: Props) {
  const { defaultValues } = useFormState({ control })
  const start = {
    cost: defaultValues?.cost ?? '',
    specifications: specificationsOf(defaultValues?.specifications),
  }
  const cost = useWatch({ control, name: 'cost' })
  const { field } = useController({ control, name: 'specifications' })
  const oldDate = priceDateOf(start)
  const isDropped = oldDate !== null && field.value[priceDateKey] === undefined && isNewCost(start.cost, cost)
  return (
    <FormField
      control={control}
      name="cost"
      inputMode="decimal"
      placeholder="e.g. 4200"
      onType={(typed) => {
        const next = withCostTyped(field.value, start, cost, typed)
        if (next !== field.value) field.onChange(next)
      }}
      hint={
        isDropped &&
        `The price date, ${formatDay(oldDate)}, was that of the old price and is removed. Set the new one under Technical.`
      }
    />
  )
}

/** The fields of the 'Basic Info' tab. */
export const BasicFields = memo(function BasicFields({
  control,
  lookAlikes,
}: Props & { lookAlikes?: LookAlikes }) {
  const hintOf = (field: 'name' | 'model') =>
    lookAlikes && <LookAlikeHint control={control} lookAlikes={lookAlikes} field={field} />
  return (
    <>
      <p className="-mb-1 col-span-full text-note text-clay leading-snug">
        Fill in the equipment details. All fields marked with * are required.
      </p>
      <FormField
        control={control}
        name="name"
        data-autofocus
        required
        wide
        placeholder="e.g. Cedar barrel sauna heater"
        hint={hintOf('name')}
      />
      <div className="col-span-full">
        <Controller
          control={control}
          name="categories"
          render={({ field, fieldState }) => (
            <MultiCombobox
              label={fieldLabel('categories')}
              required
              options={categories}
              selected={field.value}
              onChange={field.onChange}
              placeholder="Select categories"
              renderChip={(category) => <CategoryBadge category={category} />}
              error={fieldState.error?.message}
              inputRef={field.ref}
            />
          )}
        />
      </div>
      <FormField control={control} name="brand" placeholder="Manufacturer" />
      <FormField control={control} name="model" placeholder="e.g. NV-90" hint={hintOf('model')} />
      <CostField control={control} />
      <Controller
        control={control}
        name="currency"
        // Validates the cost again: it may name another currency.
        rules={{ deps: 'cost' }}
        render={({ field }) => (
          <Field label={fieldLabel('currency')}>
            {({ id }) => (
              <Select id={id} value={field.value} onValueChange={field.onChange} options={currencyOptions} />
            )}
          </Field>
        )}
      />
      <FormField control={control} name="image_url" type="url" wide placeholder="https://" />
      {lookAlikes && <LookAlikeStatus control={control} lookAlikes={lookAlikes} />}
    </>
  )
})

// The code loads with the form and renders when its tab is first shown: an item may have fifty fields.
const SpecificationsPart = lazyComponent(
  async () => (await import('./specifications-part')).SpecificationsPart,
)
/** Fetches the code of the specifications before their tab is shown. */
export const preloadSpecifications = SpecificationsPart.preload

/** The specifications of the chosen categories. `stored`: the specifications of the item. */
export function SpecificationFields({ control, stored }: Props & { stored: Specifications }) {
  const categories = useWatch({ control, name: 'categories' })
  const { field, fieldState } = useController({ control, name: 'specifications' })
  const [isMissing, setMissing] = useState(false)
  if (isMissing)
    return (
      <p className="text-clay col-span-full">
        The specifications could not be loaded.{' '}
        <Button variant="plain" onClick={() => setMissing(false)}>
          Retry
        </Button>
      </p>
    )
  return (
    <SpecificationsPart
      categories={categories}
      value={field.value}
      onChange={field.onChange}
      wrong={fieldState.error ? wrongKeys(field.value, stored) : []}
      onLoadError={() => setMissing(true)}
    />
  )
}

/** The fields of the 'Technical' tab. */
export const TechnicalFields = memo(function TechnicalFields({ control }: Props) {
  return (
    <>
      <FormField
        control={control}
        name="power_requirements"
        data-autofocus
        long
        placeholder="e.g. 9 kW, 208 V, 3-phase"
      />
      <FormField
        control={control}
        name="water_requirements"
        long
        placeholder="e.g. 1/2 in cold supply, 2 in drain"
      />
      <FormField
        control={control}
        name="space_requirements"
        long
        placeholder="e.g. 36 x 24 x 80 in, 6 in clearance"
      />
      <FormField
        control={control}
        name="maintenance_requirements"
        long
        placeholder="e.g. Descale the boiler, check the stones"
      />
      <FormField control={control} name="maintenance_schedule" placeholder="e.g. Every 6 months" />
      <FormField control={control} name="warranty_months" inputMode="numeric" placeholder="24" />
    </>
  )
})

/** The fields of the 'Supplier' tab, and what else the catalog has from the supplier. */
export const SupplierFields = memo(function SupplierFields({
  control,
  lookAlikes,
}: Props & { lookAlikes?: LookAlikes }) {
  // Deferred: looking through 10,000 items must not delay a key.
  const supplier = useDeferredValue(useWatch({ control, name: 'supplier' }))
  return (
    <>
      <FormField control={control} name="supplier" data-autofocus />
      <FormField control={control} name="lead_time_days" inputMode="numeric" placeholder="30" />
      <FormField control={control} name="supplier_contact" wide placeholder="Email, phone or address" />
      {lookAlikes && <SupplierItems supplier={supplier} {...lookAlikes} className="col-span-full" />}
    </>
  )
})

/** The field of the 'Notes' tab. */
export const NotesFields = memo(function NotesFields({ control }: Props) {
  return (
    <FormField
      control={control}
      name="notes"
      long
      hint="Shown with the item’s details and printed on its spec sheet. On the sheets of a project, notes are left out until you turn them on."
    />
  )
})
