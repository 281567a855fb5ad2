import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { plungeCorner } from '@/assets/pictures/web/plunge-corner'
import { brand } from '@/content/brand'
import { paths } from '@/lib/paths'
import { Field } from '@/ui/field'
import { plainControlClass } from '@/ui/input'
import { Picture } from '@/ui/picture'

type Props = {
  title: string
  children: ReactNode
  footer: ReactNode
}

/**
 * The layout of the sign-in pages: a picture beside the form, on small screens above it. The name stands where the header of the
 * site has it.
 */
export function AuthFrame({ title, children, footer }: Props) {
  return (
    <div className="relative grid min-h-svh grid-rows-[minmax(11rem,1fr)_auto] lg:grid-cols-[7fr_5fr] lg:grid-rows-1">
      <aside className="on-dark relative isolate flex items-end overflow-clip bg-ink text-steam px-margin py-6 lg:pb-9 print:hidden">
        {/* In wide windows larger, so that the claim is on the water. */}
        <div className="absolute inset-0 -z-20 lg:-top-[15%]">
          <Picture
            picture={plungeCorner}
            alt=""
            sizes="(min-width: 64rem) max(58.5vw, 115svh), 100vw"
            className="aspect-auto h-full [--picture-position:20%_88%]"
          />
        </div>
        <div className="absolute inset-x-0 bottom-0 -z-10 h-[min(22rem,70%)] bg-linear-to-t from-ink/55 to-transparent max-lg:hidden" />
        {/* Only behind the name. */}
        <div className="absolute top-0 left-0 -z-10 h-44 w-[calc(var(--spacing-margin)+20rem)] bg-radial-[farthest-side_at_0_0] from-30% from-ink/75 to-transparent" />
        <p className="max-w-md font-display text-title max-lg:hidden">{brand.tagline}</p>
      </aside>
      <main className="site flex min-h-[64svh] flex-col px-margin pb-9 lg:px-[15%]">
        <Link
          to={paths.home()}
          className="wordmark absolute top-0 left-margin flex h-18 items-center text-steam focus-visible:outline-ember print:static"
        >
          {brand.name}
        </Link>
        <div className="w-full max-w-[26rem] mb-auto pt-9 pb-5 lg:mt-[23svh] lg:pt-8">
          <h1 className="text-[min(2.5rem,12vw)] leading-[1.05] lg:text-[min(3.5rem,3.9vw)]">{title}</h1>
          <div className="mt-8 lg:mt-11">{children}</div>
          <p className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-clay text-ui">
            {footer}
          </p>
        </div>
        <Link
          to={paths.home()}
          className="flex min-h-11 items-center gap-2 self-start text-clay text-ui hover:text-ink"
        >
          <ArrowLeft size={16} strokeWidth={1.25} aria-hidden="true" className="-ml-0.75" />
          <span>Back to main site</span>
        </Link>
      </main>
    </div>
  )
}

/** A required field: a line close below its label, twice as thick on focus. Its hint stands at the end of the label's line. */
export function AuthField({
  label,
  hint,
  ...input
}: ComponentProps<'input'> & { label: string; hint?: string }) {
  return (
    <Field
      label={label}
      hint={hint}
      className="grid-cols-[1fr_auto] items-baseline *:[input]:col-span-full *:[p]:pointer-events-none *:[p]:col-start-2 *:[p]:row-start-1 *:[p]:m-0 *:[p]:text-fine [&>label]:text-ui"
    >
      {(control) => (
        <input
          dir="auto"
          required
          className={`${plainControlClass} -mt-5 border-b pt-3 pb-2 focus-visible:border-b-2 focus-visible:pb-[0.4375rem] focus-visible:outline-hidden`}
          {...control}
          {...input}
        />
      )}
    </Field>
  )
}
