import { sections } from '@/content/home'

/** The temperature (°F) at a depth. */
function degreesAt(depth: number): number {
  const above = sections[Math.floor(depth)] ?? sections[0]
  const below = sections[Math.ceil(depth)] ?? above
  return Math.round(above.degrees + (below.degrees - above.degrees) * (depth - Math.floor(depth)))
}

/** The temperature at a depth, large, with the name of the nearest storey. */
export function Thermometer({ depth, settled }: { depth: number; settled: boolean }) {
  return (
    <div aria-hidden="true" data-settled={settled || undefined} data-on-picture="" className="thermometer">
      <p className="text-body">{sections[Math.round(depth)]?.storey}</p>
      <p className="thermometer-figure">
        <span>{degreesAt(depth)}</span>
        <span className="thermometer-unit">°F</span>
      </p>
    </div>
  )
}
