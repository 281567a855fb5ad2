import { useRef } from 'react'
import { divisionOfWork, staff } from '@/auth/staff'
import { intro } from '@/content/mcp-guide'
import { env } from '@/lib/env'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { McpCards } from './mcp-cards'
import { projectRefOf, tabs } from './mcp-choices'
import { McpCommandLines } from './mcp-command-lines'
import { McpDocuments } from './mcp-documents'
import { McpExamples } from './mcp-examples'
import { McpSetup } from './mcp-setup'
import { McpTips } from './mcp-tips'
import { useMcpChoices } from './use-mcp-choices'

const projectRef = projectRefOf(env.supabaseUrl)

export function Component() {
  const { tab, choices, choose } = useMcpChoices()
  const options = { ...choices, projectRef }
  const tips = useRef<HTMLButtonElement>(null)
  const showTips = () => {
    choose({ tab: 'tips' })
    // The pressed button is removed with its tab: move focus, which also scrolls the tabs into view.
    tips.current?.focus()
  }
  return (
    <>
      <header>
        <h2 className="text-title">MCP Configuration Guide</h2>
        <p className="mt-1 max-w-[68ch] text-clay">
          {intro} {divisionOfWork(staff)}
        </p>
      </header>
      <McpCards server={choices.server} />
      <Tabs
        value={tab}
        onValueChange={(value) =>
          choose({ tab: tabs.find((known) => known.value === value)?.value ?? 'setup' })
        }
      >
        <TabList aria-label="Guide">
          {tabs.map(({ value, label }) => (
            <Tab key={value} value={value} ref={value === 'tips' ? tips : null}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="setup">
          <McpSetup options={options} onChoose={choose} onTrouble={showTips} />
        </TabPanel>
        <TabPanel value="examples">
          <McpExamples />
        </TabPanel>
        <TabPanel value="commands">
          <McpCommandLines options={options} onChoose={choose} />
        </TabPanel>
        <TabPanel value="tips">
          <McpTips />
        </TabPanel>
      </Tabs>
      <McpDocuments />
    </>
  )
}
