import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Accordion } from './accordion'

const items = [
  { id: 'a', title: 'How long?', content: 'Eighteen months.' },
  { id: 'b', title: 'Which areas?', content: 'Brooklyn.' },
]

const question = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => question(name).getAttribute('aria-expanded') === 'true'

test('none is open at first, one at a time after that, and the open one closes', async () => {
  const user = userEvent.setup()
  render(<Accordion items={items} />)
  expect([isOpen('How long?'), isOpen('Which areas?')]).toEqual([false, false])
  await user.click(question('How long?'))
  await user.click(question('Which areas?'))
  expect([isOpen('How long?'), isOpen('Which areas?')]).toEqual([false, true])
  await user.click(question('Which areas?'))
  expect(isOpen('Which areas?')).toBe(false)
})

test('a closed answer is found by the browser and opened', () => {
  render(<Accordion items={items} />)
  const panel = screen.getByText('Brooklyn.').parentElement as HTMLElement
  expect(panel).toHaveAttribute('hidden', 'until-found')
  fireEvent(panel, new Event('beforematch', { bubbles: true }))
  expect(isOpen('Which areas?')).toBe(true)
  expect(panel).not.toHaveAttribute('hidden')
})

test.each([
  ['where it was pressed', 500, -200],
  ['so much higher that its panel ends inside the window', 700, -100],
  ['no higher than the window, where title and panel have no room in it', 2000, 200],
])('a pressed title belongs %s', async (_, panelBottom, distance) => {
  vi.stubGlobal('innerHeight', 800)
  const onPressedMove = vi.fn()
  render(<Accordion items={items} onPressedMove={onPressedMove} />)
  // The press closes a panel of 200 px above the title, which moves up by as much, and with it the panel it opens.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isPanel = this.className === 'accordion-panel'
    const moved = isOpen('Which areas?') ? -200 : 0
    return isPanel ? new DOMRect(0, 0, 600, panelBottom) : new DOMRect(0, 400 + moved, 600, 60)
  })
  await userEvent.click(question('Which areas?'))
  expect(onPressedMove).toHaveBeenCalledExactlyOnceWith(distance)
})
