import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { steamRoom } from '@/assets/pictures/web/steam-room'
import { steamRoomPortrait } from '@/assets/pictures/web/steam-room-portrait'
import { paths } from '@/lib/paths'
import { pageLink } from '@/site/shared/page-link'
import { ButtonLink } from '@/ui/button'
import { Picture } from '@/ui/picture'

/** The 404 page. It logs the unknown path. */
export function Component() {
  const { pathname } = useLocation()
  useEffect(() => console.error(`Page not found: ${pathname}`), [pathname])
  return (
    <section
      data-header="white"
      className="on-dark relative isolate flex min-h-svh flex-col items-start justify-end gap-8 overflow-clip bg-ink px-margin pt-28 pb-20 text-steam"
    >
      <Picture
        picture={steamRoom}
        portrait={steamRoomPortrait}
        alt=""
        sizes="100vw"
        height="100svh"
        eager
        className="backdrop"
      />
      <div className="shade-head" />
      <div className="shade-foot [--shade-narrow:26rem]" />
      <h1 data-on-picture="" className="max-w-[10ch] text-display">
        Oops! Page not found
      </h1>
      <ButtonLink to={paths.home()} {...pageLink()} variant="pale">
        Return to Home
      </ButtonLink>
    </section>
  )
}
