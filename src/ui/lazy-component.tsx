import { type ComponentType, useEffect, useState } from 'react'
import { toast } from './toast'

type LoadErrorProps = {
  /** Called after a toast reported that the code could not be fetched. A dialog closes itself here. */
  onLoadError: () => void
}

/**
 * Creates a component that fetches its code on the first mount, or earlier through `preload`. It renders nothing until
 * the code arrives. After a failure the next mount tries again. (React.lazy would cache the failure.)
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null

  async function preload() {
    loaded ??= await load()
    return loaded
  }

  function LazyComponent(props: Props & LoadErrorProps) {
    const [Loaded, setLoaded] = useState(() => loaded)
    // biome-ignore lint/correctness/useExhaustiveDependencies: fetch once per mount.
    useEffect(() => {
      if (Loaded) return
      let isOpen = true
      preload().then(
        (component) => isOpen && setLoaded(() => component),
        () => {
          if (!isOpen) return
          toast('This could not be loaded. Check your connection, or reload the page.')
          props.onLoadError()
        },
      )
      return () => {
        isOpen = false
      }
    }, [])
    return Loaded && <Loaded {...props} />
  }

  return Object.assign(LazyComponent, { preload: () => void preload().catch(() => {}) })
}
