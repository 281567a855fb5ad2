import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { relaxation } from '@/assets/pictures/web/relaxation'
import { relaxationPortrait } from '@/assets/pictures/web/relaxation-portrait'
import { brand } from '@/content/brand'
import { paths } from '@/lib/paths'
import { Picture } from '@/ui/picture'
import { TextLink } from '@/ui/text-link'

/** The framing for portrait windows. */
const upright = { ...relaxation, ...relaxationPortrait }

type Props = { title: string; children: ReactNode; footer: ReactNode }

/** The layout of the sign-in pages: a picture beside the form on wide screens. */
export function AuthFrame({ title, children, footer }: Props) {
  return (
    <div className="grid min-h-svh lg:grid-cols-[7fr_5fr]">
      <aside className="on-dark relative isolate hidden bg-ink p-12 text-steam lg:flex lg:items-end">
        {/* Lazy, not eager: small screens hide the picture and must not fetch it. */}
        <div className="absolute inset-0 -z-20">
          <Picture
            picture={upright}
            alt=""
            sizes="58vw"
            height="100svh"
            className="size-full [--picture-position:50%_100%]"
          />
        </div>
        <div className="absolute inset-x-0 bottom-0 -z-10 h-[22rem] bg-linear-to-t from-ink/85 to-transparent" />
        <p className="max-w-md font-display text-title">{brand.tagline}</p>
      </aside>
      <main className="site flex flex-col px-margin py-8 lg:px-[18%]">
        <Link to={paths.home()} className="wordmark self-start py-2">
          {brand.name}
        </Link>
        <div className="my-auto w-full max-w-sm py-12">
          <h1 className="text-title">{title}</h1>
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
