import { type ComponentType, useEffect, useState } from 'react'
import { savesData } from '@/lib/browser'
import { useMediaQuery } from '@/lib/use-media-query'

/** Upright windows keep the picture: phones are spared the bytes. */
const welcome = '(orientation: landscape) and (prefers-reduced-motion: no-preference)'

/**
 * Moving water over the picture of the last section, with a button that stops it. `near`: the visitor is there or one
 * section before. Nothing is fetched before the page has loaded, and nothing shows until the film plays.
 */
export function WaterFilm({ near }: { near: boolean }) {
  const isWelcome = useMediaQuery(welcome)
  const [Player, setPlayer] = useState<ComponentType>()
  const due = near && isWelcome && !Player

  useEffect(() => {
    if (!due || savesData()) return
    // Not React.lazy: where this code does not arrive, the picture stays, not the error page.
    const load = () =>
      import('./water-player').then(
        ({ WaterPlayer }) => setPlayer(() => WaterPlayer),
        () => {},
      )
    if (document.readyState === 'complete') void load()
    else window.addEventListener('load', load)
    return () => window.removeEventListener('load', load)
  }, [due])

  return isWelcome && Player && <Player />
}
