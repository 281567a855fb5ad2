import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Tab, TabList, TabPanel, Tabs } from './tabs'

test('arrow keys move between tabs and show their panels', async () => {
  const user = userEvent.setup()
  render(
    <Tabs defaultValue="a">
      <TabList aria-label="Parts">
        <Tab value="a">First</Tab>
        <Tab value="b">Second</Tab>
      </TabList>
      <TabPanel value="a">One</TabPanel>
      <TabPanel value="b">Two</TabPanel>
    </Tabs>,
  )
  await user.tab()
  await user.keyboard('{ArrowRight}')
  // Radix moves the focus in a task of its own.
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Second' })).toHaveFocus())
  expect(screen.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('Two')
  expect(screen.queryByText('One')).toBeNull()
})
