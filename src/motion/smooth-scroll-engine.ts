// What smooth scrolling is made of, in one file so that it is one download.
export { cancelFrame, cubicBezier, frame } from 'framer-motion'
export { default as Lenis } from 'lenis'
