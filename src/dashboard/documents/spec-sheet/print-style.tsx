import { type Paper, papers } from '@/dashboard/documents/papers'

/**
 * Sets paper size and margins by `@page`. With page margins of 0 browsers leave out their own header and footer; the
 * sheet's padding is the margin instead, repeated on every page by `box-decoration-break: clone`. Browsers without it
 * (Safari) get page margins.
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
        .remark ~ .sheet { break-before: page; }
      }
      @supports (box-decoration-break: clone) {
        @page { margin: 0; }
        @media print {
          .remark { margin: 15mm 17mm !important; }
          .sheet {
            padding: 15mm 17mm;
            box-decoration-break: clone;
            /* 1 mm less than the page: rounding up would add a blank page. */
            min-height: calc(var(--sheet-height) - 1mm) !important;
          }
        }
      }
    `}</style>
  )
}
