import { type ComponentType, useEffect, useState } from 'react'
import { toast } from './toast'

type Closable = { onClose: () => void }

/**
 * A dialog whose code is fetched when it is first opened, or before by `preload`. Until it is there nothing shows;
 * where it cannot be fetched a toast says so, the dialog counts as closed, and the next time is a new try.
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null

  async function preload() {
    loaded ??= await load()
    return loaded
  }

  function LazyDialog(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded)
    const { onClose } = props
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
          onClose()
        },
      )
      return () => {
        isOpen = false
      }
    }, [])
    return Loaded && <Loaded {...props} />
  }

  return Object.assign(LazyDialog, { preload: () => void preload().catch(() => {}) })
}
