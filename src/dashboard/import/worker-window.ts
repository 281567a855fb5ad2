// React Refresh, which the development server adds to every component, asks for `window` at import. The columns of the
// catalog have components for cells, so that the worker would not start. In a file of its own, to be evaluated first.
if (import.meta.env.DEV) Object.assign(globalThis, { window: globalThis })
