import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '@/lib/paths'
import { Component } from './mcp-guide-page'

function open(query = '') {
  const router = createMemoryRouter([{ path: paths.mcp(), element: <Component /> }], {
    initialEntries: [paths.mcp() + query],
  })
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), search: () => new URLSearchParams(router.state.location.search) }
}

test('title, cards, tabs and the two guides', () => {
  open()
  expect(screen.getByRole('heading', { level: 2, name: 'MCP Configuration Guide' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Quick Setup' })).toHaveTextContent('sbp_')
  expect(screen.getByRole('region', { name: 'Security' })).toHaveTextContent('The tool-server runs locally.')
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Setup',
    'Examples',
    'Commands',
    'Tips',
  ])
  expect(screen.getByRole('link', { name: 'Setup guide' })).toHaveAttribute('href', '/guides/mcp-setup.html')
  expect(screen.getByRole('link', { name: 'Prompt book' })).toHaveAttribute(
    'href',
    '/guides/mcp-prompts.html',
  )
  expect(screen.getByText(/Founder works with the catalog over MCP; Operations uses/)).toBeVisible()
})

test('choices change the configuration and stand in the address', async () => {
  const { user, search } = open('?system=macos')
  const configuration = () => within(screen.getByRole('region', { name: 'The configuration' }))
  expect(configuration().getByText(/claude_desktop_config/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Windows' }))
  await user.click(screen.getByRole('radio', { name: 'VS Code' }))
  expect(configuration().getByText('.vscode\\mcp.json')).toBeVisible()
  expect(configuration().getByText(/"cmd"/)).toBeVisible()
  expect(configuration().getByRole('link', { name: 'Install in VS Code' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^vscode:mcp\/install\?/),
  )
  expect(Object.fromEntries(search())).toEqual({ system: 'windows', client: 'vscode' })
})

test('writing is off until it is switched on, and then warns', async () => {
  const { user, search } = open()
  expect(screen.getByText(/--read-only/)).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Allow writing' }))
  expect(screen.getByRole('alert')).toHaveTextContent('With writing on, the AI can')
  expect(screen.queryByText(/--read-only/)).toBeNull()
  expect(search().get('access')).toBe('write')
})

test('the remote server asks for no token', async () => {
  const { user } = open()
  await user.click(screen.getByRole('radio', { name: 'Remote' }))
  expect(screen.queryByRole('region', { name: 'The token' })).toBeNull()
  expect(screen.getByText(/No token to paste/)).toBeVisible()
})

test('no field takes a token', () => {
  open()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the way from the question to the troubleshooting table', async () => {
  const { user, search } = open()
  await user.click(screen.getByRole('button', { name: 'Look it up in Tips' }))
  expect(search().get('tab')).toBe('tips')
  expect(screen.getByRole('tab', { name: 'Tips' })).toHaveFocus()
  expect(screen.getByRole('table', { name: 'Troubleshooting' })).toBeVisible()
})
