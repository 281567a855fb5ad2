import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Connector, connectorsQuery, disconnectConnector } from '@/catalog/queries/connector-queries'
import { focusHeadingOnRemove } from '@/dashboard/shared/focus-heading-on-remove'
import { LoadError } from '@/dashboard/shared/load-error'
import { messageOf } from '@/lib/errors'
import { formatDateTime } from '@/lib/format'
import { isolated } from '@/lib/text'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { Section } from './section'

/** The person's own AI clients that are connected through the catalog connector. */
export function ConnectedClients() {
  const { data: connectors, error, isFetching, refetch } = useQuery(connectorsQuery)
  const { mutate, error: failure, isPending, isSuccess } = useMutation(disconnectConnector)
  const [chosen, setChosen] = useState<Connector>()
  const name = isolated(chosen?.client ?? '')

  function disconnect(connector: Connector) {
    setChosen(connector)
    mutate(connector.id)
  }

  return (
    <Section title="Connected clients" note="Your own, through the catalog connector.">
      <LoadError what="the connected clients" {...{ error, isFetching, refetch }} className="mb-4" />
      {!connectors && !error && (
        <div className="border-line border-y py-5">
          <Skeleton className="w-1/2" />
        </div>
      )}
      {connectors?.length === 0 && (
        <p className="border-line border-y py-4 text-ui text-clay">
          None. A client appears here when it first asks the catalog.
        </p>
      )}
      {connectors && connectors.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {connectors.map((connector) => (
            <ConnectedClient
              key={connector.id}
              connector={connector}
              isEnding={isPending && chosen?.id === connector.id}
              onDisconnect={() => disconnect(connector)}
            />
          ))}
        </ul>
      )}
      {failure && (
        <Notice tone="danger" className="mt-4">
          {`Error disconnecting ${name}: ${messageOf(failure)}`}
        </Notice>
      )}
      <p role="status" className="mt-3 text-ui empty:mt-0">
        {!connectors && !error && <VisuallyHidden>Loading...</VisuallyHidden>}
        {isSuccess && <span>{`${name} is disconnected.`}</span>}
      </p>
    </Section>
  )
}

type ClientProps = { connector: Connector; isEnding: boolean; onDisconnect: () => void }

function ConnectedClient({ connector: { client, since, last_used }, isEnding, onDisconnect }: ClientProps) {
  return (
    <li className="flex items-start justify-between gap-x-6 py-3 text-ui">
      <div className="min-w-0">
        <p dir="auto" className="break-words font-medium">
          {client}
        </p>
        <p className="text-clay">
          {'Since '}
          <time dateTime={since}>{formatDateTime(since)}</time>
          {', last used '}
          <time dateTime={last_used}>{formatDateTime(last_used)}</time>
        </p>
      </div>
      <Button
        ref={focusHeadingOnRemove}
        variant="plain"
        className="-mt-2.5 -mr-2 shrink-0"
        busy={isEnding}
        onClick={onDisconnect}
      >
        <span>{isEnding ? 'Disconnecting...' : 'Disconnect'}</span>
        <VisuallyHidden>{`: ${isolated(client)}`}</VisuallyHidden>
      </Button>
    </li>
  )
}
