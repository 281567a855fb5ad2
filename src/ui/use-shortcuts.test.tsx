import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { areSingleKeysOn, setSingleKeysOn, useShortcuts } from './use-shortcuts'

const search = vi.fn()
const help = vi.fn()
const go = vi.fn()

function Screen({ children }: { children?: React.ReactNode }) {
  useShortcuts({ '/': search, '?': help, 'Shift+?': help, 'Control+z': search })
  useShortcuts({ '$mod+k': go }, { everywhere: true })
  return (
    <>
      <button type="button">Button</button>
      <input aria-label="Field" />
      <select aria-label="List" />
      <textarea aria-label="Notes" />
      {children}
    </>
  )
}

function draw(children?: React.ReactNode) {
  for (const handler of [search, help, go]) handler.mockClear()
  render(<Screen>{children}</Screen>)
  return userEvent.setup()
}

test('a key runs its action', async () => {
  const user = draw()
  await user.keyboard('/')
  expect(search).toHaveBeenCalledTimes(1)
  await user.keyboard('?')
  await user.keyboard('{Shift>}?{/Shift}')
  expect(help).toHaveBeenCalledTimes(2)
  await user.keyboard('{Control>}k{/Control}')
  expect(go).toHaveBeenCalledTimes(1)
})

test.each([
  ['a Russian layout finds Ctrl K by its place', { key: 'л', code: 'KeyK' }, 1],
  ['a Latin layout does not: there the key at that place is another letter', { key: 't', code: 'KeyK' }, 0],
  ['a Latin layout finds it by its letter', { key: 'k', code: 'KeyV' }, 1],
])('%s', (_, press, times) => {
  draw()
  fireEvent.keyDown(document.body, { ...press, ctrlKey: true })
  expect(go).toHaveBeenCalledTimes(times)
})

test.each(['Field', 'List', 'Notes'])(
  'only shortcuts with `everywhere` work in the field %s',
  async (name) => {
    const user = draw()
    screen.getByLabelText(name).focus()
    await user.keyboard('/?{Control>}z{/Control}')
    expect(search).not.toHaveBeenCalled()
    expect(help).not.toHaveBeenCalled()
    await user.keyboard('{Control>}k{/Control}')
    expect(go).toHaveBeenCalledTimes(1)
  },
)

test('only shortcuts with `everywhere` work while a dialog is open', async () => {
  const user = draw(<div role="dialog" />)
  await user.keyboard('/{Control>}k{/Control}')
  expect(search).not.toHaveBeenCalled()
  expect(go).toHaveBeenCalledTimes(1)
})

test('no shortcut works while an alert dialog is open', async () => {
  const user = draw(<div role="alertdialog" />)
  await user.keyboard('/{Control>}k{/Control}')
  expect(search).not.toHaveBeenCalled()
  expect(go).not.toHaveBeenCalled()
})

test('a held key runs its action once, and the browser’s own shortcut never', () => {
  draw()
  const event = { key: 'k', ctrlKey: true, cancelable: true }
  // fireEvent returns false where the default was prevented.
  expect(fireEvent.keyDown(document.body, event)).toBe(false)
  expect(fireEvent.keyDown(document.body, { ...event, repeat: true })).toBe(false)
  expect(go).toHaveBeenCalledTimes(1)
})

test('a key that other code has handled runs no action', () => {
  draw(<section onKeyDown={(event) => event.preventDefault()} aria-label="Grid" />)
  fireEvent.keyDown(screen.getByLabelText('Grid'), { key: '/' })
  expect(search).not.toHaveBeenCalled()
})

test('single keys can be switched off in this browser; those with Ctrl stay', async () => {
  setSingleKeysOn(false)
  const user = draw()
  await user.keyboard('/{Control>}k{/Control}')
  expect(search).not.toHaveBeenCalled()
  expect(go).toHaveBeenCalledTimes(1)
  setSingleKeysOn(true)
  await user.keyboard('/')
  expect(search).toHaveBeenCalledTimes(1)
})

test('blocked storage leaves the shortcuts on, and the switch works until the page is left', async () => {
  const user = draw()
  vi.stubGlobal('localStorage', undefined)
  await user.keyboard('/')
  expect(search).toHaveBeenCalledTimes(1)
  setSingleKeysOn(false)
  expect(areSingleKeysOn()).toBe(false)
  setSingleKeysOn(true)
  vi.unstubAllGlobals()
})

test('shortcuts of a part of the page work while focus is in it, also in a dialog, and not in its fields', async () => {
  const edit = vi.fn()
  function Part() {
    const part = useRef<HTMLDivElement>(null)
    useShortcuts({ e: edit }, { inside: part })
    return (
      <div role="dialog" ref={part}>
        <button type="button">In it</button>
        <input type="checkbox" aria-label="Choice" />
        <input aria-label="Its field" />
      </div>
    )
  }
  const user = draw(<Part />)
  await user.keyboard('e')
  for (const name of ['Button', 'Field', 'Its field']) {
    ;(screen.queryByRole('button', { name }) ?? screen.getByLabelText(name)).focus()
    await user.keyboard('e')
  }
  expect(edit).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'In it' }).focus()
  await user.keyboard('e')
  screen.getByLabelText('Choice').focus()
  await user.keyboard('e')
  expect(edit).toHaveBeenCalledTimes(2)
})

test('arrow keys are those of a radio that has focus; its other keys are shortcuts', async () => {
  const next = vi.fn()
  function Steps() {
    useShortcuts({ ArrowRight: next, j: next })
    return null
  }
  const user = draw(
    <>
      <Steps />
      <input type="radio" name="units" aria-label="US" defaultChecked />
      <input type="radio" name="units" aria-label="SI" />
    </>,
  )
  screen.getByLabelText('US').focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByLabelText('SI')).toBeChecked()
  expect(next).not.toHaveBeenCalled()
  await user.keyboard('j')
  expect(next).toHaveBeenCalledTimes(1)
  screen.getByRole('button', { name: 'Button' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(next).toHaveBeenCalledTimes(2)
})
