import { Link } from 'react-router-dom'
import { brand } from '@/content/brand'
import { paths } from '@/lib/paths'

export function Component() {
  return (
    <main className="on-dark grid min-h-svh content-between bg-ink px-margin py-8 text-steam">
      <title>{brand.name}</title>
      <h1 className="font-display text-[1.375rem] tracking-[0.08em]">{brand.name}</h1>
      <p className="max-w-[22ch] font-display text-h2">{brand.tagline}</p>
      <Link
        to={paths.login()}
        className="justify-self-start py-2 text-[0.9375rem] text-sand hover:text-steam"
      >
        Staff
      </Link>
    </main>
  )
}
