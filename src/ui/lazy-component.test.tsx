import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part'
import { toast } from './toast'

vi.mock('./toast', () => ({ toast: vi.fn() }))

const Part = ({ name }: { name: string }) => <p>{name}</p>

test('code that cannot be fetched is said, and asked for again by the next mount', async () => {
  const load = vi.fn(async () => Part)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const LazyPart = lazyPart<{ name: string }>(load)
  const onMissing = vi.fn()
  const first = render(<LazyPart name="Bar" onMissing={onMissing} />)
  await waitFor(() => expect(onMissing).toHaveBeenCalledOnce())
  expect(toast).toHaveBeenCalledWith('This could not be loaded. Check your connection, or reload the page.')
  expect(first.container).toBeEmptyDOMElement()
  first.unmount()
  render(<LazyPart name="Bar" onMissing={onMissing} />)
  expect(await screen.findByText('Bar')).toBeVisible()
  expect(onMissing).toHaveBeenCalledOnce()
})
