import { capitalize, formatDateTime, formatRecent } from '@/lib/format'

/** The time of a change, as of when it is rendered; a tooltip has the exact one. */
export const When = ({ at }: { at: string }) => (
  <time dateTime={at} data-tooltip={formatDateTime(at)}>
    {capitalize(formatRecent(at))}
  </time>
)
