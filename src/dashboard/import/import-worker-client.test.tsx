import { expect, test, vi } from 'vitest'
import { openImportWorker } from './import-worker-client'

/** A worker that answers each request with an event. */
function stubWorker(event: () => Event) {
  class StubbedWorker extends EventTarget {
    postMessage() {
      this.dispatchEvent(event())
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', StubbedWorker)
}

test.each([
  [
    'whose script never came',
    () => new Event('error'),
    'The import could not be loaded. Check your connection, or reload the page.',
  ],
  ['that failed', () => new ErrorEvent('error'), 'This file could not be read.'],
])('a worker %s is not taken for the other', async (_, event, reason) => {
  stubWorker(event)
  await expect(openImportWorker().read(new File([], 'equipment.csv'))).rejects.toThrow(reason)
})
