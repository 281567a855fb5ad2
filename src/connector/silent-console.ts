/**
 * Silences the console: stdout carries the protocol, and what libraries say about a failed request is not for the log.
 * Import it first, because libraries write when they are imported.
 */
for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const)
  console[method] = () => undefined
