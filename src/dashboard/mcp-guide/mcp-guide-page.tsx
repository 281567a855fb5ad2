import { useCallback, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { divisionOfWork, staff } from '@/auth/staff'
import { type GuideLink, intro, vendorLinks } from '@/content/mcp-guide'
import { guides, rememberGuide } from '@/dashboard/layout/guides'
import { TitleBarContent } from '@/dashboard/layout/title-bar'
import { env } from '@/lib/env'
import { readPreference, savePreference } from '@/lib/preferences'
import { sentences } from '@/lib/text'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { ExternalLink } from '@/ui/text-link'
import { ConnectedClients } from './connected-clients'
import { McpCards } from './mcp-cards'
import {
  type Choices,
  projectRefOf,
  readChoices,
  remembered,
  systemOf,
  type TabName,
  tabs,
} from './mcp-choices'
import { McpSetup } from './mcp-setup'
import { McpCommandLines, McpExamples, McpTips } from './mcp-tabs'

const projectRef = projectRefOf(env.supabaseUrl)

/** The guide to MCP: two cards, four tabs, and the links. */
export function Component() {
  const { tab, choices, choose } = useMcpChoices()
  const options = { ...choices, projectRef }
  const guide = useRef<HTMLDivElement>(null)
  const tips = useRef<HTMLButtonElement>(null)
  function openTab(value: string) {
    choose({ tab: tabs.find((known) => known.value === value)?.value ?? 'setup' })
    // Below the cards most of a panel would open out of sight.
    guide.current?.scrollIntoView({ block: 'nearest' })
  }
  const showTips = () => {
    choose({ tab: 'tips' })
    // The pressed button is removed with its tab: move focus, which also scrolls the tabs into view.
    tips.current?.focus()
  }
  return (
    <>
      <TitleBarContent heading="MCP Configuration Guide" />
      <McpCards {...choices}>{sentences(intro, divisionOfWork(staff))}</McpCards>
      <Tabs ref={guide} value={tab} onValueChange={openTab} className="scroll-mt-(--sticky-top)">
        <TabList aria-label="Guide">
          {tabs.map(({ value, label }) => (
            <Tab key={value} value={value} ref={value === 'tips' ? tips : null}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="setup">
          <McpSetup options={options} onChoose={choose} onTrouble={showTips} />
          <ConnectedClients />
        </TabPanel>
        <TabPanel value="examples">
          <McpExamples server={choices.server} />
        </TabPanel>
        <TabPanel value="commands">
          <McpCommandLines options={options} onChoose={choose} />
        </TabPanel>
        <TabPanel value="tips">
          <McpTips server={choices.server} />
        </TabPanel>
      </Tabs>
      <McpDocuments />
    </>
  )
}

/** The remembered choices, as query parameters. */
const preferenceKey = 'mcp-guide:choices'

const readStored = () => new URLSearchParams(readPreference(preferenceKey) ?? '')

/** The reader's choices: kept in the address for reloads and links, and remembered in this browser. */
function useMcpChoices() {
  const [params, setParams] = useSearchParams()

  const choose = useCallback(
    (changes: Partial<Choices & { tab: TabName }>) => {
      const stored = readStored()
      for (const name of remembered) {
        const value = changes[name]
        if (value) stored.set(name, value)
      }
      savePreference(preferenceKey, stored.toString())
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          // Writing was allowed to another client or server.
          if (changes.client || changes.server) next.delete('access')
          for (const [name, value] of Object.entries(changes)) next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setParams],
  )

  const { tab, ...choices } = readChoices(params, readStored(), systemOf(navigator.userAgent))
  return { tab, choices, choose }
}

/** Links to the two printable guides and to the vendors' documentation. */
function McpDocuments() {
  return (
    <footer className="mt-10 grid gap-x-10 gap-y-8 border-line border-t pt-8 sm:grid-cols-2">
      <Links title="Guides to print" links={guides} onOpen={rememberGuide} />
      <Links title="From the vendors" links={Object.values(vendorLinks)} />
    </footer>
  )
}

type LinksProps = {
  title: string
  links: readonly GuideLink[]
  onOpen?: (href: string) => void
}

function Links({ title, links, onOpen }: LinksProps) {
  return (
    <section>
      <h3 className="text-[1.25rem]">{title}</h3>
      <ul className="mt-2 text-ui">
        {links.map((link) => (
          <li key={link.href} className="py-1.5">
            <ExternalLink href={link.href} onClick={() => onOpen?.(link.href)}>
              {link.title}
            </ExternalLink>
            <span className="text-clay">{` · ${link.text}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
