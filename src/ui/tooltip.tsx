import * as Radix from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'

type Props = {
  /** What the pointer or the keyboard brings up. The control keeps a name of its own. */
  text: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The one control it belongs to. */
  children: ReactNode
}

/** Names a control that shows only a picture. */
export function Tooltip({ text, side = 'top', children }: Props) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            className="z-60 animate-appear bg-ink px-3 py-1.5 text-[0.8125rem] text-steam"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
