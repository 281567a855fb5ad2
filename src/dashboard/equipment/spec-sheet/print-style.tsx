import { type Paper, papers } from './sheet-options'

/**
 * The paper, which only a style sheet can choose. Without page margins browsers print no address and date of their
 * own; the sheet then brings its margins, on every page it breaks over. Where a box cannot repeat its padding
 * (Safari) the page has the margins.
 */
export function PrintStyle({ paper }: { paper: Paper }) {
  const { size } = papers[paper]
  return (
    <style>{`
      @page { size: ${size}; margin: 15mm 17mm; }
      @media print {
        html { background: none; }
        .sheet { max-width: none !important; min-height: 0 !important; padding: 0; border: 0; background: none; break-after: page; }
        .sheet:last-child { break-after: auto; }
      }
      @supports (box-decoration-break: clone) {
        @page { margin: 0; }
        @media print {
          .sheet {
            padding: 15mm 17mm;
            box-decoration-break: clone;
            /* A little short of the page, or rounding would print a blank one. */
            min-height: calc(var(--sheet-height) - 1mm) !important;
          }
        }
      }
    `}</style>
  )
}
