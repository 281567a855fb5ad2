/** The catalog connector: how it introduces itself to AI clients, and names its folder. */
export const connector = { name: 'equipment-catalog', version: '1.0.0' } as const
