import { type ComponentType, useEffect, useState } from 'react'
import { toast } from './toast'

type Missable = {
  /** Called where the code cannot be fetched, after a toast has said so: for a dialog, to close it. */
  onMissing: () => void
}

/**
 * A component whose code is fetched when it is first mounted, or before by `preload`. Until it is there nothing shows;
 * where it cannot be fetched, the next mount is a new try.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null

  async function preload() {
    loaded ??= await load()
    return loaded
  }

  function LazyPart(props: Props & Missable) {
    const [Loaded, setLoaded] = useState(() => loaded)
    // Only the first render asks: whoever opens it again mounts it again.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
    useEffect(() => {
      if (Loaded) return
      let isOpen = true
      preload().then(
        (component) => isOpen && setLoaded(() => component),
        () => {
          if (!isOpen) return
          toast('This could not be loaded. Check your connection, or reload the page.')
          props.onMissing()
        },
      )
      return () => {
        isOpen = false
      }
    }, [])
    return Loaded && <Loaded {...props} />
  }

  return Object.assign(LazyPart, { preload: () => void preload().catch(() => {}) })
}
