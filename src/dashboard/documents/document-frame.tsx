import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link, type LinkProps, useNavigationType } from 'react-router-dom'
import { brand } from '@/content/brand'
import { cx } from '@/lib/cx'
import { useMediaQuery } from '@/lib/use-media-query'
import { BottomSheet } from '@/ui/bottom-sheet'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { type Paper, PaperSelect, papers } from './paper'

type Props = {
  title: string
  /** The title of the browser tab; null until it is known. */
  tabTitle: string | null
  /** Where the document was opened, and the name of that page. */
  back: { to: LinkProps['to']; name: string }
  /** The document's own controls, before the choice of paper. */
  controls?: ReactNode
  /** What can be done with the document besides printing it. */
  tools?: ReactNode
  /** One more thing to do with it, beside printing. */
  action?: Action | undefined
  paper: Paper
  onPaper: (paper: Paper) => void
  printLayout: PrintLayout
  canPrint: boolean
  /** Classes of its `main`. */
  mainClassName?: string | undefined
  children: ReactNode
}

type Action = { label: string; run: () => void }

/** The page of a printable document: a bar with its controls, and the document. */
export function DocumentFrame({
  title,
  tabTitle,
  back,
  controls,
  tools,
  action,
  paper,
  onPaper,
  printLayout,
  canPrint,
  mainClassName = 'px-5 py-6 md:px-8 md:py-10',
  children,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)
  useTitle(tabTitle)
  return (
    <div className="min-h-svh print:min-h-0">
      <header className="sticky top-0 z-30 flex min-h-14 items-center gap-x-1 border-line border-b bg-travertine px-5 md:flex-wrap md:gap-x-4 min-[90rem]:gap-x-8 md:gap-y-2 md:px-8 md:py-2.5 cramped:static print:hidden">
        <BackTo {...back} />
        <h1 ref={heading} tabIndex={-1} className="mr-auto text-[1.375rem] focus:outline-none max-md:sr-only">
          {title}
        </h1>
        <Options action={action}>
          {controls}
          <PaperSelect paper={paper} onChange={onPaper} />
          {tools}
        </Options>
        <Button
          disabled={!canPrint}
          onClick={() => window.print()}
          className="max-md:min-w-11 max-md:px-0 md:max-[90rem]:px-4"
        >
          <Printer size={18} strokeWidth={1.5} aria-hidden="true" />
          <span className="max-md:sr-only">Print</span>
        </Button>
      </header>
      <main className={cx('print:block print:p-0', mainClassName)}>
        {canPrint && <PrintStyle paper={paper} layout={printLayout} />}
        {children}
      </main>
    </div>
  )
}

/** The controls of a document: in its bar, or on a phone in a sheet. */
function Options({ action, children }: { action: Action | undefined; children: ReactNode }) {
  const isPhone = useMediaQuery('(width < 48rem)')
  const [isOpen, setOpen] = useState(false)
  const actionButton = action && (
    <Button
      variant="secondary"
      className="md:max-[90rem]:px-4"
      onClick={() => {
        setOpen(false)
        action.run()
      }}
    >
      {action.label}
    </Button>
  )
  if (!isPhone)
    return (
      <>
        {children}
        {actionButton}
      </>
    )
  return (
    <>
      <Button
        variant="plain"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="shrink-0 px-3 max-[22rem]:px-1.5"
      >
        Options
      </Button>
      {isOpen && (
        <BottomSheet title="Options" onClose={() => setOpen(false)}>
          <div className="grid justify-items-start gap-2">
            {children}
            {actionButton}
          </div>
        </BottomSheet>
      )}
    </>
  )
}

function BackTo({ to, name }: Props['back']) {
  return (
    <Link
      to={to}
      className="flex min-h-11 min-w-0 items-center gap-2 text-ui text-clay hover:text-ink max-md:-ml-1 max-md:mr-auto md:max-w-52 min-[96rem]:max-w-96"
    >
      <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
      <span dir="auto" className="truncate">
        {name}
      </span>
    </Link>
  )
}

/** Says something about a document above it, on paper too. */
export const Remark = ({ children }: { children: ReactNode }) => (
  <Notice className="remark mx-auto mb-6 w-full max-w-3xl print:w-auto">{children}</Notice>
)

/** Moves focus to the title after a link of the app led here. A fresh load and Back leave focus alone. */
function useFocusOnArrival(target: RefObject<HTMLElement | null>) {
  // 'POP' is also the type of a fresh load. Read once, because changing an option navigates too.
  const [hasArrived] = useState(useNavigationType() !== 'POP')
  useEffect(() => {
    if (hasArrived) target.current?.focus({ preventScroll: true })
  }, [target, hasArrived])
}

/** Sets the title of the browser tab. The next page sets its own. */
function useTitle(name: string | null) {
  useEffect(() => {
    if (!name) return
    // After the effects of this render: analytics must report the page view without the name of an item.
    const timer = setTimeout(() => {
      document.title = `${name} · ${brand.name}`
    })
    return () => clearTimeout(timer)
  }, [name])
}

/** How a document is printed: with page numbers, upright or across, or as sheets that fill one page each. */
export type PrintLayout = 'portrait' | 'landscape' | 'sheets'

/** Sets paper size and margins with `@page`. */
function PrintStyle({ paper, layout }: { paper: Paper; layout: PrintLayout }) {
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
