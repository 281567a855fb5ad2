import { useEffect, useState } from 'react'
import { Button } from './button'

/** After this time (ms) a reload is offered: the renewal of an expired session may be waiting for an answer. */
const reloadDelay = 8000

/** A centered message, shown until the stored session has been read. */
export function Loading() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), reloadDelay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="grid min-h-svh content-center justify-items-center gap-6">
      <p role="status" className="text-clay">
        Loading...
      </p>
      {slow && (
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      )}
    </div>
  )
}
