/**
 * A basin, cut: ground, steps and floor are hatched; the water has its level mark, the ground a grab rail. The ground goes
 * on to the left, water and floor to the right, past the edges of the picture. The floor is a twentieth of the height; the
 * steps begin at the left edge and end a third of the height from it. On phones the floor is where the picture is cut off.
 */
export function BasinDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 -80 1300 700" fill="none" stroke="currentColor" overflow="visible">
      <pattern id="cut" width={16} height={16} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V16" strokeWidth={1.2} />
      </pattern>
      <path
        d="M14 32H6000V584H230V176H176V132H122V88H68V44H14Z"
        fill="currentColor"
        stroke="none"
        opacity={0.08}
      />
      <path opacity={0.6} d="M-16 0V-52C-16 -80 41 -80 41 -52V44M14 32H6000M100 68H170M250 66H320" />
      <path opacity={0.6} d="M332 6H368L350 30ZM336 42H364M342 50H358" />
      <path opacity={0.6} d="M270 110H430M310 160H390M410 136H450" className="max-md:hidden" />
      {/* Paler: the temperature stands on it. */}
      <path d="M230 620V584H6000V620" fill="url(#cut)" fillOpacity={0.5} strokeWidth={2} opacity={0.4} />
      <path
        strokeWidth={2}
        strokeOpacity={0.75}
        d="M-900 620V0H14V44H68V88H122V132H176V176H230V620"
        fill="url(#cut)"
        fillOpacity={0.3}
      />
    </svg>
  )
}
