import { type Change, clipPair } from '@/catalog/diff'

/** The differences, value by value: old, then new. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className="grid gap-2 text-ui">
      {changes.map(({ key, label, from, to }) => {
        const [was, is] = clipPair(from ?? '', to ?? '')
        return (
          <div key={key} className="grid gap-x-6 sm:grid-cols-[min(11rem,36%)_minmax(0,1fr)]">
            <dt className="text-clay">{label}</dt>
            <dd className="whitespace-pre-wrap break-words text-ink">
              <Value text={was} />
              <span aria-hidden="true"> → </span>
              <span className="sr-only"> became </span>
              <Value text={is} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Value({ text }: { text: string }) {
  return (
    <span dir="auto" className={text ? undefined : 'text-clay'}>
      {text || 'empty'}
    </span>
  )
}
