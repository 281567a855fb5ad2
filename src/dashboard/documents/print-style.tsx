import { type Paper, papers } from './paper'

/** How a document is printed: with page numbers, upright or across, or as sheets that fill one page each. */
export type PrintLayout = 'portrait' | 'landscape' | 'sheets'

/** Sets paper size and margins with `@page`. */
export function PrintStyle({ paper, layout }: { paper: Paper; layout: PrintLayout }) {
  const { size } = papers[paper]
  return <style>{layout === 'sheets' ? sheets(size) : numberedPages(size, layout)}</style>
}

/** Page numbers in the margin. Browsers without margin boxes print their own header and footer there. */
const numberedPages = (size: string, layout: 'portrait' | 'landscape') => `
  @page {
    size: ${size}${layout === 'landscape' ? ' landscape' : ''};
    margin: 14mm 13mm 16mm;
    @bottom-right {
      content: "Page " counter(page) " of " counter(pages);
      font: 9pt "Instrument Sans Variable", sans-serif;
      color: #6e5f50;
    }
  }
  @media print {
    html { background: none; }
    details::details-content { block-size: auto; content-visibility: visible; }
  }
`

/**
 * With page margins of 0, browsers leave out their own header and footer. The sheet's padding replaces the margin;
 * `box-decoration-break: clone` repeats it on every page. Safari lacks that and gets page margins.
 */
const sheets = (size: string) => `
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
`
