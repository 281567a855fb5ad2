import { useEffect, useState } from 'react'
import { Button } from './button'

/** After this long (ms) a reload is offered: the session store of another tab may hang. */
const patience = 8000

/** The centred message while the session is being determined. */
export function Loading() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="grid min-h-svh content-center justify-items-center gap-6">
      <p role="status" className="text-clay">
        Loading...
      </p>
      {slow && (
        <Button variant="quiet" onClick={() => window.location.reload()}>
          Reload
        </Button>
      )}
    </div>
  )
}
