import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { scrollOffset } from '@/motion/smooth-scroll'

/** The header is opaque beyond this scroll offset (px). */
const opaqueThreshold = 60
/** From this scroll offset (px) on the text is dark. */
const toneSwitch = 400
/** Scroll offsets (px) of the dark band on the About page, where the text is white. */
const aboutBand = { from: 1000, to: 1400 }

/** The color of the header's text. An opaque header has the opposite background. */
type Tone = 'white' | 'dark'

/** The tone at a scroll offset (px), for pages whose sections set none by `data-header`. */
function toneAt(scrollY: number, isAbout: boolean): Tone {
  if (scrollY < toneSwitch) return 'white'
  return isAbout && scrollY >= aboutBand.from && scrollY < aboutBand.to ? 'white' : 'dark'
}

type HeaderState = {
  /** Whether the header stays in the window. Not before hydration: its white text would be unreadable on a pale page. */
  fixed: boolean
  opaque: boolean
  tone: Tone
}

/** Distance from the top of the window (px) that decides which section is behind the header. */
const readingLine = 40

/** The `data-header` tone of the section that will be behind the header at an offset (px), or null if there is none. */
function sectionTone(offset: number): Tone | null {
  const line = readingLine + offset - window.scrollY
  for (const section of document.querySelectorAll<HTMLElement>('[data-header]')) {
    const { top, bottom } = section.getBoundingClientRect()
    if (top <= line && bottom > line) return section.dataset.header === 'dark' ? 'dark' : 'white'
  }
  return null
}

/** Background and text color of the header at the current scroll offset; during a move, those of its target. */
export function useHeaderState(): HeaderState {
  const { pathname } = useLocation()
  const [state, setState] = useState<HeaderState>({ fixed: false, opaque: false, tone: 'white' })

  useEffect(() => {
    function read() {
      const offset = scrollOffset()
      const opaque = Math.max(offset, window.scrollY) > opaqueThreshold
      const tone = sectionTone(offset) ?? toneAt(offset, pathname === paths.about())
      setState((before) =>
        before.fixed && before.opaque === opaque && before.tone === tone
          ? before
          : { fixed: true, opaque, tone },
      )
    }
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [pathname])

  return state
}
