import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { travertine } from '@/assets/pictures/web/travertine'
import { brand } from '@/content/brand'
import { paths } from '@/lib/paths'
import { Picture } from '@/ui/picture'
import { TextLink } from '@/ui/text-link'

type Props = { title: string; children: ReactNode; footer: ReactNode }

/** The layout of the sign-in pages: a picture beside the form, on small screens a strip above it, with the name at the same place as in the header of the site. */
export function AuthFrame({ title, children, footer }: Props) {
  return (
    <div className="relative grid min-h-svh grid-rows-[auto_1fr] lg:grid-cols-[7fr_5fr] lg:grid-rows-1">
      <aside className="on-dark relative isolate flex items-end bg-ink text-steam max-lg:h-[26svh] lg:px-margin lg:py-12 print:hidden">
        <div className="absolute inset-0 -z-20">
          <Picture
            picture={travertine}
            alt=""
            sizes="(min-width: 64rem) max(58vw, 134svh), 100vw"
            className="aspect-auto size-full max-lg:[--picture-position:50%_66%]"
          />
        </div>
        <div className="absolute inset-x-0 bottom-0 -z-10 h-[22rem] bg-linear-to-t from-ink/85 to-transparent max-lg:hidden" />
        <div className="absolute inset-x-0 top-0 -z-10 h-40 bg-linear-to-b from-25% from-ink/90 to-transparent lg:hidden" />
        <p className="max-w-md font-display text-title max-lg:hidden">{brand.tagline}</p>
      </aside>
      <main className="site flex flex-col px-margin pb-6 lg:px-[18%] lg:pb-10">
        <Link
          to={paths.home()}
          className="wordmark flex h-18 items-center self-start max-lg:absolute max-lg:top-0 max-lg:text-steam max-lg:focus-visible:outline-ember"
        >
          {brand.name}
        </Link>
        <div className="my-auto w-full max-w-sm py-6 lg:py-12">
          <h1 className="text-[2.25rem] leading-tight lg:text-[3.5rem]">{title}</h1>
          <div className="mt-8">{children}</div>
          <p className="mt-8 text-ui text-clay">{footer}</p>
        </div>
        <TextLink to={paths.home()} className="self-start py-2 text-ui">
          Back to main site
        </TextLink>
      </main>
    </div>
  )
}
