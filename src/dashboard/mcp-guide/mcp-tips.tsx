import { logs, safety, troubleshooting } from '@/content/mcp-guide'
import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from '@/ui/table'
import { Section } from './section'

/** The tab Tips: safety, troubleshooting and logs. */
export function McpTips() {
  return (
    <>
      <Section title="Safety">
        <dl className="divide-y divide-line">
          {safety.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-6 gap-y-1 py-4 first:pt-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <dt className="font-medium text-ui">{title}</dt>
              <dd className="text-ui text-clay">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Troubleshooting" note="What it says, why, and what helps.">
        <Troubles />
      </Section>
      <Section title="Logs" note="Where your client writes down what the AI did.">
        <dl className="divide-y divide-line">
          {logs.map(({ client, place }) => (
            <div
              key={client}
              className="grid gap-x-6 gap-y-0.5 py-3 first:pt-0 sm:grid-cols-[13rem_minmax(0,1fr)]"
            >
              <dt className="text-ui text-clay">{client}</dt>
              <dd className="font-mono text-fine leading-6 [overflow-wrap:anywhere]">{place}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}

const row = 'grid gap-x-6 gap-y-1.5 @2xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)]'

function Troubles() {
  return (
    <div className="@container">
      <Table aria-label="Troubleshooting" className="block text-ui">
        <TableHead className="sr-only @2xl:not-sr-only @2xl:block">
          <TableRow className={`${row} border-flint @2xl:border-b`}>
            {['Error', 'Cause', 'Fix'].map((column) => (
              <ColumnHeader key={column} className="pb-3 text-left font-medium text-note text-clay">
                {column}
              </ColumnHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody className="block divide-y divide-line">
          {troubleshooting.map(({ error, isSymptom, cause, fix }) => (
            <TableRow key={error} className={`${row} py-4 @max-2xl:first:pt-0`}>
              <TableCell
                className={
                  isSymptom ? 'font-medium' : 'font-mono text-fine leading-6 [overflow-wrap:anywhere]'
                }
              >
                {error}
              </TableCell>
              <TableCell className="text-clay">{cause}</TableCell>
              <TableCell>{fix}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
