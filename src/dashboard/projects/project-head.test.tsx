import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { blankProject } from '@/dashboard/documents/open-document.fixture'
import { paths } from '@/lib/paths'
import { ProjectHead } from './project-head'

test('documents and actions are in two menus', async () => {
  const user = userEvent.setup()
  const act = { onEdit: vi.fn(), onImport: vi.fn(), onArchive: vi.fn(), onDelete: vi.fn() }
  render(
    <MemoryRouter>
      <ProjectHead project={blankProject} {...act} />
    </MemoryRouter>,
  )
  expect(screen.queryByText('Totals')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Documents' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Totals',
    'Schedule',
    'Spec sheets',
    'Compare',
    'Revisions',
  ])
  const search = new URLSearchParams({ project: blankProject.id })
  expect(screen.getByRole('menuitem', { name: 'Totals' })).toHaveAttribute('href', paths.totals(search))
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  expect(act.onDelete).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menuitem')).toBeNull()
})
