/**
 * A basin, cut: wall, steps and floor are hatched; the water has its level mark, the wall a grab rail. The ground goes on to
 * the left, water and floor to the right, past the edges of the window. The floor is a tenth of the height; the wall begins
 * a third of it from the left. On phones the slab below is the floor, so the wall has a tone: two hatches would meet.
 */
export function BasinDrawing({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 -80 1300 700"
      fill="none"
      stroke="currentColor"
      overflow="visible"
      className={className}
    >
      <pattern id="cut" width={12} height={12} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V12" strokeWidth={1.2} />
      </pattern>
      <path
        d="M50 55H6000V550H230V320H185V250H140V180H95V110H50Z"
        fill="currentColor"
        stroke="none"
        opacity={0.12}
      />
      <path
        d="M-900 620V0H50V110H95V180H140V250H185V320H230V620Z"
        fill="url(#cut)"
        stroke="none"
        className="max-md:fill-current max-md:opacity-25"
      />
      <path d="M-900 0H50V110H95V180H140V250H185V320H230V550" strokeWidth={2.4} />
      {/* Paler: the temperature stands on it. */}
      <path
        d="M230 620V550H6000V620Z"
        fill="url(#cut)"
        strokeWidth={2.4}
        opacity={0.65}
        className="max-md:hidden"
      />
      <path d="M50 55H1300M25 0V-50C25 -78 78 -78 78 -50V110M324 29H360L342 53ZM328 65H356M334 73H350M80 92H170M240 116H410M500 84H640M330 165H430M820 100H930M1060 150H1130" />
    </svg>
  )
}
