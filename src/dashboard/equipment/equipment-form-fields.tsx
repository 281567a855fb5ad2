import type { ComponentProps } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { categories, currencies } from '@/content/equipment'
import { Field } from '@/ui/field'
import { Input, Textarea } from '@/ui/input'
import { MultiCombobox } from '@/ui/multi-combobox'
import { Select } from '@/ui/select'
import { type EquipmentForm, type FieldName, fieldLabels, limits } from './equipment-schema'

type TextName = Exclude<FieldName, 'categories' | 'currency'>

const currencyOptions = currencies.map((currency) => ({ value: currency, label: currency }))

/** A labelled field of the form; `long` gives it several lines and the full width. */
function FormField({
  name,
  required,
  long,
  wide = long,
  ...input
}: { name: TextName; required?: boolean; long?: boolean; wide?: boolean } & Omit<
  ComponentProps<'input'>,
  'name'
>) {
  const { register, formState } = useFormContext<EquipmentForm>()
  return (
    <Field
      label={fieldLabels[name]}
      error={formState.errors[name]?.message}
      {...(required && { required })}
      {...(wide && { className: 'sm:col-span-2' })}
    >
      {(control) =>
        long ? (
          <Textarea
            {...control}
            {...register(name)}
            placeholder={input.placeholder}
            rows={name === 'notes' ? 8 : 2}
          />
        ) : (
          <Input {...control} {...input} {...register(name)} />
        )
      }
    </Field>
  )
}

export function BasicFields() {
  const { control, formState } = useFormContext<EquipmentForm>()
  return (
    <>
      <FormField
        name="name"
        required
        wide
        maxLength={limits.name}
        placeholder="e.g. Cedar barrel sauna heater"
      />
      <div className="sm:col-span-2">
        <Controller
          control={control}
          name="categories"
          render={({ field }) => (
            <MultiCombobox
              label={fieldLabels.categories}
              required
              options={categories}
              selected={field.value}
              onChange={field.onChange}
              placeholder="Select categories"
              error={formState.errors.categories?.message}
              inputRef={field.ref}
            />
          )}
        />
      </div>
      <FormField name="brand" />
      <FormField name="model" />
      <FormField name="cost" type="number" min={0} step="0.01" inputMode="decimal" placeholder="e.g. 4200" />
      <Controller
        control={control}
        name="currency"
        render={({ field }) => (
          <Field label={fieldLabels.currency}>
            {({ id }) => (
              <Select id={id} value={field.value} onValueChange={field.onChange} options={currencyOptions} />
            )}
          </Field>
        )}
      />
      <FormField name="image_url" type="url" wide placeholder="https://" />
    </>
  )
}

export function TechnicalFields() {
  return (
    <>
      <FormField name="power_requirements" long placeholder="e.g. 9 kW, 208 V, 3-phase" />
      <FormField name="water_requirements" long placeholder="e.g. 1/2 in cold supply, 2 in drain" />
      <FormField name="space_requirements" long placeholder="e.g. 36 x 24 x 80 in, 6 in clearance" />
      <FormField
        name="maintenance_requirements"
        long
        placeholder="e.g. Descale the boiler, check the stones"
      />
      <FormField name="maintenance_schedule" placeholder="e.g. Every 6 months" />
      <FormField name="warranty_months" type="number" min={0} step={1} inputMode="numeric" placeholder="24" />
    </>
  )
}

export function SupplierFields() {
  return (
    <>
      <FormField name="supplier" wide />
      <FormField name="supplier_contact" wide placeholder="e-mail, phone or address" />
      <FormField name="lead_time_days" type="number" min={0} step={1} inputMode="numeric" placeholder="30" />
    </>
  )
}

export function NotesFields() {
  return <FormField name="notes" long />
}
