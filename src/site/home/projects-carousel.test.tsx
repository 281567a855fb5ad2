import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { projects } from '@/content/projects'
import { plateTransition } from '@/site/shared/page-link'
import { showAllFocus } from '@/ui/focus-visible.fixture'

/** Width of a slide with its gap (px). */
const step = 300
const last = projects.length - 1
let scrollLeft = 0
const scrollTo = vi.fn()
let ProjectsCarousel: typeof import('./projects-carousel').ProjectsCarousel

beforeEach(async () => {
  // The carousel remembers its card between mounts.
  vi.resetModules()
  ;({ ProjectsCarousel } = await import('./projects-carousel'))
  scrollLeft = 0
  scrollTo.mockReset()
  // jsdom has no layout: slides stand side by side and move with the scroll offset.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = this.getAttribute('role') === 'group' ? slides().indexOf(this) : 0
    return new DOMRect(index * step - scrollLeft, 0, step, 400)
  })
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => scrollLeft)
  Element.prototype.scrollTo = scrollTo
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  render(
    <MemoryRouter>
      <ProjectsCarousel projects={projects} />
    </MemoryRouter>,
  )
})

const slides = (): Element[] => screen.getAllByRole('group')
const track = () => slides()[0]?.parentElement as HTMLElement
const button = (name: string) => screen.getByRole('button', { name })
const expectCounter = (at: number) => expect(screen.getByText(`${at} / ${projects.length}`)).toBeVisible()

/** Scrolls as the browser does, for a finger or smoothly. */
function scrolledTo(left: number) {
  scrollLeft = left
  fireEvent.scroll(track())
}

test('arrows scroll to the next and the previous card, and stop at the ends', async () => {
  const user = userEvent.setup()
  expect(button('Previous project')).toHaveAttribute('aria-disabled', 'true')
  for (let at = 1; at <= last; at++) {
    await user.click(button('Next project'))
    expect(scrollTo).toHaveBeenLastCalledWith({ left: at * step })
    expectCounter(at + 1)
    scrolledTo(at * step)
  }
  // At an end the button does nothing and keeps the focus, so that the arrow keys stay in the carousel.
  expect(button('Next project')).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Enter}')
  expect(button('Next project')).toHaveFocus()
  expect(scrollTo).toHaveBeenCalledTimes(last)
  expectCounter(last + 1)
  await user.click(button('Previous project'))
  expect(scrollTo).toHaveBeenLastCalledWith({ left: (last - 1) * step })
  expectCounter(last)
})

test('a press during a smooth scroll counts from the card it leads to', async () => {
  const user = userEvent.setup()
  await user.click(button('Next project'))
  scrolledTo(40)
  await user.click(button('Next project'))
  scrolledTo(120)
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * step })
  expectCounter(3)
})

test('the line of a card scrolls to it', async () => {
  await userEvent.click(button(`Show ${projects[last]?.title}`))
  expect(scrollTo).toHaveBeenLastCalledWith({ left: last * step })
  expect(button(`Show ${projects[last]?.title}`)).toHaveAttribute('aria-current', 'true')
})

test('a swipe selects the card it ends at, also one that interrupts a smooth scroll', async () => {
  scrolledTo(step - 10)
  expectCounter(2)
  await userEvent.click(button('Next project'))
  fireEvent.pointerDown(track())
  scrolledTo(0)
  expectCounter(1)
})

test('a key scrolls on from the card that Tab came to, also where that scrolled nothing', async () => {
  const user = userEvent.setup()
  showAllFocus()
  await user.tab()
  expect(screen.getAllByRole('link')[0]).toHaveFocus()
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0 })
  await user.keyboard('{ArrowRight}')
  scrolledTo(step)
  expectCounter(2)
})

test('Back from a project returns to its card; a link to the page, to the first', async () => {
  cleanup()
  const router = createMemoryRouter([
    { path: '/', element: <ProjectsCarousel projects={projects} /> },
    { path: '/projects', element: <h1>Our Work</h1> },
  ])
  render(<RouterProvider router={router} />)
  const leave = async () => {
    await act(() => router.navigate('/projects'))
    expect(screen.getByRole('heading', { name: 'Our Work' })).toBeVisible()
    scrollLeft = 0
    scrollTo.mockReset()
  }
  scrolledTo(2 * step)
  await leave()
  await act(() => router.navigate(-1))
  expect(scrollTo.mock.calls).toEqual([[{ left: 2 * step, behavior: 'instant' }]])
  expectCounter(3)

  await leave()
  await act(() => router.navigate('/'))
  expect(scrollTo).not.toHaveBeenCalled()
  expectCounter(1)
})

/** The pictures that would move to the next page. A page may use the name once. */
const plates = () =>
  [...document.querySelectorAll<HTMLElement>('[role=group] *')].filter(
    ({ style }) => style.viewTransitionName === plateTransition,
  )

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a card opened elsewhere, by a click with %s, does not become the plate',
  (modifier) => {
    const [first, second] = screen.getAllByRole('link')
    if (!first || !second) throw new Error('There are not two cards.')
    // jsdom cannot open windows.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(first, { [modifier]: true })
    expect(plates()).toEqual([])
    fireEvent.click(second)
    expect(plates()).toHaveLength(1)
    expect(second).toContainElement(plates()[0] ?? null)
  },
)
