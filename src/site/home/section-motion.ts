import { moveEasing } from '@/motion/preferences'
import { enterFromBelow } from '@/motion/reveal'
import { transitionDuration } from './section-machine'

/** As long as the move to the section. On phones, which scroll natively, nothing moves. */
const entrance = {
  timing: { duration: transitionDuration * 1000, easing: `cubic-bezier(${moveEasing.join()})` },
  trigger: '.scene',
  media: '(width >= 48rem)',
}

/** Ref of the lines of a section, which rise when the section first enters the window. */
export const rises = enterFromBelow({
  keyframes: [{ translate: '0 3rem' }, { translate: 'none' }],
  ...entrance,
})

/** Ref of the pictures of a section, which open when it first enters the window. */
export const opens = enterFromBelow({
  keyframes: [{ clipPath: 'inset(16% 0)' }, { clipPath: 'inset(0)' }],
  ...entrance,
})
