import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { steamRoom } from '@/assets/pictures/web/steam-room'
import { steamRoomPortrait } from '@/assets/pictures/web/steam-room-portrait'
import { paths } from '@/lib/paths'
import { pageLink } from '@/site/shared/page-link'
import { ButtonLink } from '@/ui/button'
import { Picture } from '@/ui/picture'

/** The 404 page, on the axis of its picture. It logs the unknown path. */
export function Component() {
  const { pathname } = useLocation()
  useEffect(() => console.error(`Page not found: ${pathname}`), [pathname])
  return (
    <section
      data-header="white"
      className="on-dark relative isolate flex min-h-svh flex-col items-center justify-end gap-[clamp(0.75rem,3svh,2.5rem)] overflow-clip bg-ink px-margin pt-28 pb-4 text-center text-steam md:pb-[4svh]"
    >
      <Picture
        picture={steamRoom}
        portrait={steamRoomPortrait}
        alt=""
        sizes="100vw"
        height="100svh"
        eager
        // From the floor up, so that the words are below the niche.
        className="backdrop [--picture-position:50%_100%]"
      />
      <div className="shade-head" />
      <div className="absolute inset-x-0 bottom-0 -z-[9] h-[36svh] bg-linear-to-t from-ink via-ink/60 via-[40%] to-transparent print:hidden" />
      <h1
        data-on-picture=""
        // On phones the second word has no room on the first line.
        className="text-[clamp(2.25rem,min(4vw,8svh),7rem)] leading-[1.1] max-md:text-[min(2.75rem,11.2vw)] max-md:text-wrap max-md:first-line:[word-spacing:100vw]"
      >
        Oops! Page not found
      </h1>
      <ButtonLink to={paths.home()} {...pageLink()} variant="pale">
        Return to Home
      </ButtonLink>
    </section>
  )
}
