import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '@/lib/cx'

const look = 'text-cedar underline decoration-line underline-offset-4 hover:decoration-cedar'

/** An inline link to another page of the site. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={cx(look, className)} {...rest} />
}

/** An inline link outside the router: mail, phone, another host or a static document. */
export function ExternalLink({ className, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a className={cx(look, className)} {...rest} />
}
