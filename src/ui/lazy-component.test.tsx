import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lazyComponent } from './lazy-component'
import { toast } from './toast'

vi.mock('./toast', () => ({ toast: vi.fn() }))

const Part = ({ name }: { name: string }) => <p>{name}</p>

test('shows a toast when the code cannot be fetched, and tries again on the next mount', async () => {
  const load = vi.fn(async () => Part)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const LazyComponent = lazyComponent<{ name: string }>(load)
  const onLoadError = vi.fn()
  const first = render(<LazyComponent name="Bar" onLoadError={onLoadError} />)
  await waitFor(() => expect(onLoadError).toHaveBeenCalledOnce())
  expect(toast).toHaveBeenCalledWith('This could not be loaded. Check your connection, or reload the page.')
  expect(first.container).toBeEmptyDOMElement()
  first.unmount()
  render(<LazyComponent name="Bar" onLoadError={onLoadError} />)
  expect(await screen.findByText('Bar')).toBeVisible()
  expect(onLoadError).toHaveBeenCalledOnce()
})
