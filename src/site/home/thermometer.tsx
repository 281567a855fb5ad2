import { sections } from '@/content/home'

/** The temperature (°F) at a depth. */
function degreesAt(depth: number): number {
  const above = sections[Math.floor(depth)] ?? sections[0]
  const below = sections[Math.ceil(depth)] ?? above
  return Math.round(above.degrees + (below.degrees - above.degrees) * (depth - Math.floor(depth)))
}

/**
 * The temperature at a depth, large, with the name of the nearest storey. In wide windows one goes down with the visitor; in
 * small ones every section has its own at its foot.
 */
export function Thermometer({ depth }: { depth: number }) {
  return (
    <div aria-hidden="true" data-on-picture="" className="thermometer print:hidden unscripted:hidden">
      <p className="text-body">{sections[Math.round(depth)]?.storey}</p>
      <p className="thermometer-figure">
        <span>{degreesAt(depth)}</span>
        <span className="thermometer-unit">°F</span>
      </p>
    </div>
  )
}
