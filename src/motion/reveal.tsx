import { type ComponentProps, useEffect, useRef } from 'react'
import { cx } from '@/lib/cx'

/**
 * Fades and rises in once when scrolled into view; `order` delays it by 60 ms each. The style sheet hides it beforehand
 * only if scripts run and reduced motion is off.
 */
export function Reveal({ order = 0, className, style, ...rest }: ComponentProps<'div'> & { order?: number }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = element.current
    if (!node) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        node.dataset.revealed = 'true'
        observer.disconnect()
      },
      { rootMargin: '0px 0px -10% 0px' },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={element}
      className={cx('reveal', className)}
      style={{ ...style, transitionDelay: `${order * 60}ms` }}
      {...rest}
    />
  )
}
