import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './field'
import { Input, Textarea } from './input'

const draw = (props: { hint?: string; error?: string; required?: boolean }) =>
  render(
    <Field label="Name" {...props}>
      {(control) => <Input {...control} />}
    </Field>,
  )

test('the label names the control and the hint describes it', () => {
  draw({ hint: 'As on the plate' })
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(input).toHaveAccessibleDescription('As on the plate')
  expect(input).not.toHaveAttribute('aria-invalid')
})

test('an error takes the place of the hint and marks the control', () => {
  draw({ hint: 'As on the plate', error: 'Please enter a name', required: true })
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(input).toBeInvalid()
  expect(input).toBeRequired()
  expect(input).toHaveAccessibleDescription('Please enter a name')
})

test('a typed text has the direction of its letters', () => {
  render(
    <>
      <Input aria-label="Name" />
      <Textarea aria-label="Notes" />
    </>,
  )
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('dir', 'auto')
})
