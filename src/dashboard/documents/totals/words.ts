import { formatAmount } from '@/catalog/sizing/measures'

/** Electrical units are the same in both systems. */
export const formatAmps = (amps: number) => formatAmount('a', amps, 'si')
export const formatKw = (kw: number) => formatAmount('kw', kw, 'si')
