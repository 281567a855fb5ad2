import { valibotResolver } from '@hookform/resolvers/valibot'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, test, vi } from 'vitest'
import type { EquipmentInput } from '@/catalog/equipment'
import { type EquipmentFormValues, emptyForm, schemaFor } from '@/catalog/schema'
import { BasicFields, SpecificationFields, SupplierFields, TechnicalFields } from './equipment-form-fields'

const code = vi.hoisted(() => ({ arrives: true }))

vi.mock('./specifications-part', async (importOriginal) => {
  const part = await importOriginal<typeof import('./specifications-part')>()
  return {
    get SpecificationsPart() {
      if (!code.arrives) throw new TypeError('Failed to fetch dynamically imported module')
      return part.SpecificationsPart
    },
  }
})
vi.mock('@/ui/toast', () => ({ toast: vi.fn() }))

function renderForm(values: Partial<EquipmentFormValues> = {}) {
  const onSave = vi.fn<(fields: EquipmentInput) => void>()
  function Form() {
    const { control, handleSubmit, reset } = useForm<EquipmentFormValues, unknown, EquipmentInput>({
      resolver: valibotResolver(schemaFor(null)),
      defaultValues: { ...emptyForm, name: 'Heater', categories: ['Other'], ...values },
    })
    return (
      <form onSubmit={handleSubmit((fields) => onSave(fields))}>
        <BasicFields control={control} />
        <TechnicalFields control={control} />
        <SupplierFields control={control} />
        <button type="submit">Save</button>
        <button
          type="button"
          onClick={() => reset({ ...emptyForm, ...restored }, { keepDefaultValues: true })}
        >
          Restore
        </button>
      </form>
    )
  }
  render(<Form />)
  return { onSave, user: userEvent.setup() }
}

/** What the form's Restore button brings back, as a draft is. */
const restored = { name: 'Heater', categories: ['Other'], supplier_contact: 'Anna\n+1 212 555 0100' }

const save = () => screen.getByRole('button', { name: 'Save' })

test.each([
  ['Cost', 'decimal'],
  ['Warranty (months)', 'numeric'],
  ['Lead Time (days)', 'numeric'],
])('%s is a text field, which no wheel and no spinner changes', (label, inputMode) => {
  renderForm()
  const field = screen.getByRole('textbox', { name: label })
  expect(field).toHaveAttribute('inputmode', inputMode)
})

test.each([
  ['Cost', '1e3', 'Write a price like 4200 or 4200.50'],
  ['Warranty (months)', '12.7', 'Write months like 24, or 2 years'],
  ['Lead Time (days)', '-3', 'Write days like 30, or 6-8 weeks'],
])('%s: %s is refused beside the field, together with other errors', async (label, typed, message) => {
  const { onSave, user } = renderForm({ name: '' })
  const field = screen.getByLabelText(label)
  await user.type(field, typed)
  await user.click(save())
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByText('Please enter a name')).toBeVisible()
  expect(field).toHaveAccessibleDescription(message)
  expect(field).toHaveValue(typed)
  expect(onSave).not.toHaveBeenCalled()
})

test('a name that is too long is not cut but refused', async () => {
  const { onSave, user } = renderForm()
  const name = screen.getByRole('textbox', { name: /^Name/ })
  const long = 'x'.repeat(260)
  await user.clear(name)
  await user.paste(long)
  expect(name).toHaveValue(long)
  await user.click(save())
  expect(await screen.findByText('Please keep this under 201 characters')).toBeVisible()
  expect(name).toHaveAccessibleDescription('Please keep this under 201 characters')
  expect(onSave).not.toHaveBeenCalled()
})

test('a price in another currency is refused until one of the two changes', async () => {
  const { onSave, user } = renderForm()
  const cost = screen.getByLabelText('Cost')
  await user.type(cost, '€1.250,50')
  await user.click(save())
  const message = 'This price is in EUR, but the currency is USD. Change one of them.'
  expect(await screen.findByText(message)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Currency'), 'EUR')
  await waitFor(() => expect(cost).not.toHaveAccessibleDescription())
  await user.click(save())
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ cost: 1250.5, currency: 'EUR' })
})

test.each([
  ['Name', 'name'],
  ['Brand', 'brand'],
  ['Model', 'model'],
  ['Maintenance Schedule', 'maintenance_schedule'],
  ['Supplier', 'supplier'],
  ['Supplier Contact', 'supplier_contact'],
] as const)('%s keeps the line breaks it has when somebody tabs through it', async (label, name) => {
  const lines = 'Anna Muller\n+49 30 1234567\nanna@example.com'
  const { onSave, user } = renderForm({ [name]: lines })
  const field = screen.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) })
  expect(field).toHaveValue(lines)
  await user.click(field)
  await user.tab()
  await user.click(save())
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ [name]: lines })
})

test('line breaks that come back with a draft are kept, and a field whose last one is deleted stays the same', async () => {
  const { onSave, user } = renderForm()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  const contact = screen.getByRole('textbox', { name: 'Supplier Contact' })
  expect(contact).toHaveValue(restored.supplier_contact)
  await user.click(contact)
  await user.tab()
  await user.click(save())
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ supplier_contact: restored.supplier_contact })
  await user.clear(contact)
  await user.type(contact, 'Anna')
  expect(contact).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'Supplier Contact' })).toBe(contact)
})

test('specifications whose code did not arrive can be asked for again', async () => {
  function Form() {
    const { control } = useForm<EquipmentFormValues, unknown, EquipmentInput>({ defaultValues: emptyForm })
    return <SpecificationFields control={control} stored={{}} />
  }
  code.arrives = false
  render(<Form />)
  expect(await screen.findByText('The specifications could not be loaded.')).toBeVisible()
  code.arrives = true
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('combobox', { name: 'Add a field' })).toBeVisible()
})

describe('the date of the old price', () => {
  const dated = { cost: '4200', specifications: { price_date: '2025-11-30', depth_mm: 5 } }

  async function typeCost(...costs: string[]) {
    const { onSave, user } = renderForm(dated)
    const cost = screen.getByRole('textbox', { name: 'Cost' })
    for (const text of costs) {
      await user.clear(cost)
      if (text) await user.type(cost, text)
    }
    const hint = screen.queryByText(/^The price date, November 30, 2025, was that of the old price/)
    await user.click(save())
    return { saved: onSave.mock.lastCall?.[0].specifications, isSaid: hint !== null }
  }

  test.each([
    [['4300'], false],
    [[''], false],
    [['4,200.50'], false],
    [['4300', '42'], false],
    [['4300', '4200'], true],
    [['4,200.00'], true],
    [['$4200'], true],
  ])('with the cost typed as %j, it stays: %j', async (costs, stays) => {
    const { saved, isSaid } = await typeCost(...costs)
    expect(saved).toEqual(stays ? dated.specifications : { depth_mm: 5 })
    expect(isSaid).toBe(!stays)
  })
})
