import type { CDPSession } from 'playwright'

type LatencyEvent = {
  name: string
  ph: 'b' | 'e'
  ts: number
  id2: { local: string }
  args: { event_latency?: { event_type: string } }
}

/**
 * The latencies (ms) of all keys that `type` presses, from the arrival of the key to the frame that shows its effect. They
 * come from the browser's trace, because a page cannot know when a frame is drawn.
 */
export async function keyLatencies(devtools: CDPSession, type: () => Promise<void>): Promise<number[]> {
  const events: LatencyEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as LatencyEvent[])))
  const finished = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'cc,benchmark,input' })
  await type()
  await devtools.send('Tracing.end')
  await finished
  const pressed = new Map<string, number>()
  const latencies: number[] = []
  for (const { name, ph, ts, id2, args } of events.sort((a, b) => a.ts - b.ts)) {
    if (name !== 'EventLatency') continue
    if (ph === 'b' && args.event_latency?.event_type === 'KEY_PRESSED') pressed.set(id2.local, ts)
    const start = pressed.get(id2.local)
    if (ph !== 'e' || start === undefined) continue
    latencies.push((ts - start) / 1000)
    pressed.delete(id2.local)
  }
  return latencies
}
