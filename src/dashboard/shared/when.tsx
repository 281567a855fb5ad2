import { capitalize, formatDateTime, formatRecent } from '@/lib/format'

/** The time of a change, as of when it is rendered, with a capital unless it follows words; a tooltip has the exact one. */
export const When = ({ at, afterWords = false }: { at: string; afterWords?: boolean }) => (
  <time dateTime={at} data-tooltip={formatDateTime(at)}>
    {afterWords ? formatRecent(at) : capitalize(formatRecent(at))}
  </time>
)
