import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/paths'
import { founder, setUpScreens } from './open-screen.tsx'

const screens = setUpScreens()

test('a project is listed and opened', async () => {
  const [item] = await screens.catalog.add({ name: 'Heater' })
  const id = crypto.randomUUID()
  await screens.backend.query('insert into public.projects (id, name) values ($1, $2)', [id, 'Lot 7'])
  await screens.backend.query(
    "insert into public.project_lines (project_id, equipment_id, tag, quantity) values ($1, $2, 'SH-1', 3)",
    [id, item?.id ?? ''],
  )
  const { user } = await screens.openScreen(paths.projectList(), { as: founder })
  await user.click(await screen.findByText('Lot 7'))
  expect(await screen.findByText('Heater')).toBeVisible()
})
