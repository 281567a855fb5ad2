import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { ColumnHeader, Table, TableBody, TableHead, TableRow } from '@/ui/table'
import { useGridFocus } from './use-grid-focus'

const benchAndDoor = ['Bench', 'Door'].map((id) => ({ id }))

/** A header with three buttons over rows with one button each, which are reused by position. */
function Grid({ firstRow, rows = benchAndDoor }: { firstRow: -1 | 0; rows?: readonly { id: string }[] }) {
  const table = useRef<HTMLTableElement>(null)
  const { activePart, onKeyDown, onFocus } = useGridFocus(table, {
    firstRow,
    rows,
    partCount: (row) => (row < 0 ? 3 : 2),
    pageLength: () => 1,
    scrollTo: () => {},
    onShiftMove: () => {},
    listKey: '',
  })
  const stopAt = (row: number, part: number) => (activePart(row) === part ? 0 : -1)
  return (
    <Table ref={table} role="grid" onKeyDown={onKeyDown} onFocus={onFocus}>
      <TableHead>
        <TableRow data-row={-1}>
          {['Name', 'Brand', 'Cost'].map((name, part) => (
            <ColumnHeader key={name}>
              <button type="button" tabIndex={stopAt(-1, part)}>
                {name}
              </button>
            </ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id: name }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as in the catalog.
          <TableRow key={row} data-row={row} aria-label={name} tabIndex={stopAt(row, 0)}>
            <td>
              <button type="button" tabIndex={stopAt(row, 1)}>
                Edit {name}
              </button>
            </td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const tabStops = (container: HTMLElement) => [...container.querySelectorAll('[tabindex="0"]')]
const button = (name: string) => screen.getByRole('button', { name })

test('the keys reach the header', async () => {
  const user = userEvent.setup()
  const { container } = render(<Grid firstRow={-1} />)
  await user.tab()
  expect(screen.getByRole('row', { name: 'Bench' })).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowRight}')
  expect(button('Brand')).toHaveFocus()
  expect(tabStops(container)).toEqual([button('Brand')])
})

test('the keys stop at the first row if the header takes no focus', async () => {
  const user = userEvent.setup()
  const { container } = render(<Grid firstRow={0} />)
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowUp}')
  expect(button('Edit Bench')).toHaveFocus()
  expect(tabStops(container)).toEqual([button('Edit Bench')])
})

test('the Tab stop moves to the first row when the header stops taking focus', async () => {
  const user = userEvent.setup()
  const { container, rerender } = render(<Grid firstRow={-1} />)
  await user.click(button('Cost'))
  rerender(<Grid firstRow={0} />)
  expect(tabStops(container)).toEqual([button('Edit Bench')])
})

test('the focus stays with its item when another one comes before it', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Grid firstRow={0} />)
  await user.tab()
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(button('Edit Door')).toHaveFocus()
  rerender(<Grid firstRow={0} rows={[{ id: 'Heater' }, ...benchAndDoor]} />)
  expect(button('Edit Door')).toHaveFocus()
})
