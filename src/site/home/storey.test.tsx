import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sections } from '@/content/home'
import { Storey } from './storey'

test('a slab lies above every storey but the first, is nothing to a screen reader, and keeps the header pale', () => {
  const { container } = render(sections.map(({ id }) => <Storey key={id} id={id} />))
  const parts = [...container.children].map((part) => part.id || 'slab')
  expect(parts).toEqual(['hero', 'slab', 'projects', 'slab', 'services', 'slab', 'faq', 'slab', 'cta'])
  for (const slab of container.querySelectorAll(':scope > div')) {
    expect(slab).toHaveAttribute('aria-hidden', 'true')
    expect(slab).toHaveAttribute('data-header', 'white')
  }
})

test('every storey has its temperature, which is nothing to a screen reader', () => {
  const { container } = render(sections.map(({ id }) => <Storey key={id} id={id} />))
  for (const { id, storey, degrees } of sections) {
    const reading = container.querySelector(`#${id} > .thermometer`)
    expect(reading).toHaveTextContent(`${storey}${degrees}°F`)
    expect(reading).toHaveAttribute('aria-hidden', 'true')
  }
})
