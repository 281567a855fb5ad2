import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Project } from '@/catalog/queries/project-queries'
import { blankProject } from '@/dashboard/documents/open-document.fixture'
import { paths } from '@/lib/paths'
import { ProjectHead } from './project-head'

function draw(project: Project) {
  const act = { onEdit: vi.fn(), onImport: vi.fn(), onArchive: vi.fn(), onDelete: vi.fn() }
  render(
    <MemoryRouter>
      <ProjectHead project={project} {...act} />
    </MemoryRouter>,
  )
  return { user: userEvent.setup(), act }
}

test('documents and actions are in two menus', async () => {
  const { user, act } = draw(blankProject)
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

test('in a narrow window the facts are two sentences, and editing them is in a menu', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const facts = { client: 'Bath Company', number: '2607', revision: 'A', opening_date: '2027-09-01' }
  const { user, act } = draw({ ...blankProject, ...facts, place: null, is_archived: true })
  expect(screen.getByText('Archived, Bath Company')).toBeVisible()
  expect(screen.getByText(/^No\./)).toHaveTextContent('No. 2607, revision A, opens September 1, 2027')
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(screen.getByRole('button', { name: 'Edit project' }))
  expect(act.onEdit).toHaveBeenCalledTimes(1)
})
