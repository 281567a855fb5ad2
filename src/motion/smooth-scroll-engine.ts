// Lenis and framer's frame loop in one module, so that they are one lazy chunk.
export { cancelFrame, cubicBezier, frame } from 'framer-motion'
export { default as Lenis } from 'lenis'
