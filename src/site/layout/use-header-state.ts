import { type CSSProperties, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { isScrolling } from '@/motion/smooth-scroll'

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
  /** The background color of the section behind the opaque header, or none if it has too little contrast with the tone. */
  ground: string | undefined
  /** The upper edge of the picture of the section at rest below the header, as its background; else undefined. */
  picture: CSSProperties | undefined
}

/** Distance from the top of the window (px) that decides which section is behind the header. */
const readingLine = 40

/**
 * The line (px from the top of the window) whose section sets the look. A move between sections passes the middle of the
 * window when half of it is done.
 */
const currentLine = () => (isScrolling() ? window.innerHeight / 2 : readingLine)

/** The footer gives the header its color from here on (px): at the end of the page it begins just below the header. */
const footerLine = 100

const isAt = (line: number) => (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  const at = element.localName === 'footer' ? Math.max(line, footerLine) : line
  return top <= at && bottom > at
}

/** The `data-header` tone of the section at a line, or null if there is none. */
function sectionTone(line: number): Tone | null {
  const section = [...document.querySelectorAll<HTMLElement>('[data-header]')].findLast(isAt(line))
  return section ? (section.dataset.header === 'dark' ? 'dark' : 'white') : null
}

/** The background color of the innermost section or footer at a line, if it suits the tone of the text. */
function groundAt(line: number, tone: Tone): string | undefined {
  const painted = [...document.querySelectorAll('main > *, main section, footer')]
    .filter(isAt(line))
    .map((element) => ({ element, color: getComputedStyle(element).backgroundColor }))
    .findLast(({ color }) => color !== 'rgba(0, 0, 0, 0)')
  const isDark = painted?.element.closest('.on-dark') !== null
  return painted && isDark === (tone === 'white') ? painted.color : undefined
}

/**
 * The part of a section's picture that the opaque header covers, under the section's shade, so that the picture reaches the
 * top of the window. None unless the section begins exactly there.
 */
function coveredPicture(): CSSProperties | undefined {
  const section = [...document.querySelectorAll('.scene')].find(
    (scene) => Math.abs(scene.getBoundingClientRect().top) < 1,
  )
  const image = section?.querySelector<HTMLImageElement>(':scope > .backdrop img')
  if (!section || !image?.naturalWidth) return
  const style = getComputedStyle(section)
  const shade = `color-mix(in srgb, ${style.backgroundColor} calc(${style.getPropertyValue('--shade-head')} * 100%), transparent)`
  const { left, top, width, height } = image.getBoundingClientRect()
  const { objectPosition } = getComputedStyle(image)
  const [x = 0, y = 0] = objectPosition.split(' ').map((part) => Number.parseFloat(part) / 100)
  const ratio = image.naturalWidth / image.naturalHeight
  const fullWidth = Math.max(width, height * ratio)
  const fullHeight = fullWidth / ratio
  return {
    backgroundImage: `linear-gradient(${shade} 0 0), url("${image.currentSrc}")`,
    backgroundSize: `auto, ${fullWidth}px`,
    backgroundPosition: `0 0, ${left + (width - fullWidth) * x}px ${top + (height - fullHeight) * y}px`,
  }
}

/** Background and text color of the header at the current scroll offset. A move changes them when half of it is done. */
export function useHeaderState(): HeaderState {
  const { pathname } = useLocation()
  const [state, setState] = useState<HeaderState>({
    fixed: false,
    opaque: false,
    tone: 'white',
    ground: undefined,
    picture: undefined,
  })

  useEffect(() => {
    function read() {
      const line = currentLine()
      const opaque = window.scrollY > opaqueThreshold
      const tone = sectionTone(line) ?? toneAt(window.scrollY, pathname === paths.about())
      const ground = opaque ? groundAt(line, tone) : undefined
      const picture = opaque ? coveredPicture() : undefined
      const next: HeaderState = { fixed: true, opaque, tone, ground, picture }
      setState((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    read()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', read, { signal })
    window.addEventListener('resize', read, { signal })
    // Of a picture, which neither bubbles nor reaches the window.
    document.addEventListener('load', read, { capture: true, signal })
    return () => listening.abort()
  }, [pathname])

  return state
}
