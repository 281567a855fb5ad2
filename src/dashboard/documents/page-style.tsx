import { type Paper, papers } from './papers'

/** Prints with page numbers in the margin; browsers that know no margin boxes print their own header and footer there. */
export function PageStyle({ paper, landscape }: { paper: Paper; landscape?: boolean }) {
  return (
    <style>{`
      @page {
        size: ${papers[paper].size}${landscape ? ' landscape' : ''};
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
    `}</style>
  )
}
