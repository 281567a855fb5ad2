import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { queryClient } from '@/lib/query-client'
import { Component } from './mcp-guide-page'
import { McpSetup } from './mcp-setup'

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('fetch', async () => Response.json([]))
})

/** The page at an address; `server=local` where the test is about Supabase's own server. */
function open(query = '') {
  const router = createMemoryRouter([{ path: paths.mcp(), element: <Component /> }], {
    initialEntries: [paths.mcp() + query],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), search: () => new URLSearchParams(router.state.location.search) }
}

test('title, cards, tabs and the two guides', () => {
  open('?server=local')
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

test('choices change the configuration and the address', async () => {
  const { user, search } = open('?server=local&system=macos')
  const configuration = () => within(screen.getByRole('region', { name: 'The configuration' }))
  expect(configuration().getByText(/claude_desktop_config/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Windows' }))
  await user.click(screen.getByRole('radio', { name: 'VS Code' }))
  expect(configuration().getByText('.vscode\\mcp.json')).toBeVisible()
  expect(configuration().getByText(/"cmd"/)).toBeVisible()
  expect(Object.fromEntries(search())).toEqual({ server: 'local', system: 'windows', client: 'vscode' })
})

test('writing is off until it is switched on, and then warns', async () => {
  const { user, search } = open('?server=local')
  expect(screen.getByText(/--read-only/)).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Allow writing' }))
  expect(screen.getByRole('alert')).toHaveTextContent('With writing on, the AI can')
  expect(screen.queryByText(/--read-only/)).toBeNull()
  expect(search().get('access')).toBe('write')
})

test('Catalog only comes first: Claude Desktop takes the extension in four steps, without JSON or Node.js', () => {
  open()
  expect(screen.getByRole('radio', { name: 'Catalog only' })).toBeChecked()
  const setup = within(screen.getByRole('region', { name: 'Quick Setup' }))
  expect(setup.getAllByRole('listitem')).toHaveLength(4)
  const download = setup.getByRole('link', { name: 'Download the extension' })
  expect(download).toHaveAttribute('href', '/guides/catalog.mcpb')
  expect(download).toHaveAttribute('download', 'catalog.mcpb')
  expect(screen.getByRole('region', { name: 'What you need' })).not.toHaveTextContent('nodejs.org')
  const security = screen.getByRole('region', { name: 'Security' })
  expect(within(security).getAllByText('True.')).toHaveLength(4)
})

test('every other client takes the program, signs in once and pastes its configuration', async () => {
  const { user } = open('?system=windows')
  await user.click(screen.getByRole('radio', { name: 'Codex' }))
  const program = within(screen.getByRole('region', { name: 'The program' }))
  expect(screen.getByRole('link', { name: 'Download the program' })).toHaveAttribute(
    'href',
    '/guides/catalog-mcp.mjs',
  )
  expect(program.getByText('node "%USERPROFILE%\\catalog-mcp.mjs" sign-in')).toBeVisible()
  expect(screen.getByRole('region', { name: 'What you need' })).toHaveTextContent('Node.js 20')
  expect(screen.getByText(/^codex mcp add catalog/)).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Allow writing' }))
  expect(screen.getByText(/^codex mcp add catalog .* --write$/)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('It can delete none')
})

test('the local server needs a token and Node.js, and says where to get both', () => {
  open('?server=local')
  expect(screen.getByRole('region', { name: 'Quick Setup' })).toHaveTextContent('Create a token')
  const needs = within(screen.getByRole('region', { name: 'What you need' }))
  expect(needs.getByText(/has to be a member of the project/)).toBeVisible()
  expect(needs.getByText(/Node.js 20 or newer/)).toBeVisible()
  expect(needs.getByRole('link', { name: 'nodejs.org' })).toHaveAttribute(
    'href',
    'https://nodejs.org/en/download',
  )
  expect(screen.getByRole('link', { name: 'Create a personal access token' })).toBeVisible()
})

test.each([
  ['client=vscode', 'holds none'],
  ['client=claude-code&system=windows', 'holds none'],
  ['client=claude-code&system=macos', 'with its placeholder'],
  ['client=cursor', 'with its placeholder'],
])('with %s the token is not put where the configuration has no place for it', (query, says) => {
  open(`?server=local&${query}`)
  const token = screen.getByRole('region', { name: 'The token' })
  expect(token).toHaveTextContent(says)
  if (says === 'holds none') expect(token).not.toHaveTextContent(/placeholder/)
  expect(screen.getByRole('region', { name: 'Quick Setup' })).not.toHaveTextContent(/placeholder/)
})

test('the remote server needs neither token nor Node.js, with or without writing', async () => {
  const { user } = open()
  await user.click(screen.getByRole('radio', { name: 'Whole database (remote)' }))
  await user.click(screen.getByRole('switch', { name: 'Allow writing' }))
  expect(screen.queryByRole('region', { name: 'The token' })).toBeNull()
  expect(screen.queryByText(/Node\.js 20/)).toBeNull()
  expect(screen.getByText(/No token to paste/)).toBeVisible()
  expect(screen.getByText(/has to be a member of the project/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Quick Setup' })).not.toHaveTextContent(
    /create a|sbp_|your token/i,
  )
  const warning = screen.getByRole('alert')
  expect(warning).toHaveTextContent('There is no token to limit')
  expect(warning).not.toHaveTextContent('Give the token')
})

test('where the project reference is not known there is no one-step link with a placeholder in it', () => {
  open('?server=remote&client=cursor')
  const configuration = screen.getByRole('region', { name: 'The configuration' })
  expect(configuration).toHaveTextContent('<project-ref> is left for you')
  expect(within(configuration).queryByRole('link')).toBeNull()
})

test('with the project reference the client can be opened with the configuration filled in', () => {
  render(
    <McpSetup
      options={{ client: 'vscode', system: 'macos', server: 'local', access: 'read', projectRef: 'abc' }}
      onChoose={() => {}}
      onTrouble={() => {}}
    />,
  )
  expect(screen.getByRole('link', { name: 'Install in VS Code' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^vscode:mcp\/install\?.*project-ref%3Dabc/),
  )
})

test('client, system and server are remembered in this browser; writing and the tab are not', async () => {
  const { user } = open()
  await user.click(screen.getByRole('radio', { name: 'Cursor' }))
  await user.click(screen.getByRole('radio', { name: 'Linux' }))
  await user.click(screen.getByRole('radio', { name: 'Whole database (remote)' }))
  await user.click(screen.getByRole('switch', { name: 'Allow writing' }))
  await user.click(screen.getByRole('tab', { name: 'Tips' }))
  cleanup()
  open()
  expect(screen.getByRole('tab', { name: 'Setup' })).toHaveAttribute('aria-selected', 'true')
  for (const name of ['Cursor', 'Linux', 'Whole database (remote)'])
    expect(screen.getByRole('radio', { name })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'Allow writing' })).not.toBeChecked()
})

test.each([
  ['client', 'Cursor'],
  ['server', 'Whole database (remote)'],
])('writing goes off when the %s changes', async (_, name) => {
  const { user } = open()
  await user.click(screen.getByRole('switch', { name: 'Allow writing' }))
  await user.click(screen.getByRole('radio', { name: 'Linux' }))
  expect(screen.getByRole('switch', { name: 'Allow writing' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name }))
  expect(screen.getByRole('switch', { name: 'Allow writing' })).not.toBeChecked()
})

test('blocked storage takes neither the guide nor its choices away', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { user } = open()
  await user.click(screen.getByRole('radio', { name: 'Cursor' }))
  expect(screen.getByRole('radio', { name: 'Cursor' })).toBeChecked()
  vi.unstubAllGlobals()
})

test('no field takes a token', () => {
  open()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the question links to the troubleshooting table', async () => {
  const { user, search } = open()
  await user.click(screen.getByRole('button', { name: 'Look it up in Tips' }))
  expect(search().get('tab')).toBe('tips')
  expect(screen.getByRole('tab', { name: 'Tips' })).toHaveFocus()
  expect(screen.getByRole('table', { name: 'Troubleshooting' })).toBeVisible()
})
