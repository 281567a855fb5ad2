import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const film = (codec: string) => readFileSync(join(import.meta.dirname, `water.${codec}.mp4`))

/** The names of an MP4 file's top-level boxes, in order. */
function boxesOf(file: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at < file.length; at += file.readUInt32BE(at))
    names.push(file.toString('latin1', at + 4, at + 8))
  return names
}

test.each([
  ['av1', 'av01'],
  ['h264', 'avc1'],
])(
  'the film in %s has at most 700 kB, starts before all of it is there, and makes no sound',
  (codec, track) => {
    const file = film(codec)
    expect(file.length).toBeLessThanOrEqual(700_000)
    const boxes = boxesOf(file)
    expect(boxes.indexOf('moov')).toBeGreaterThan(0)
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
    expect(file.includes(track, 0, 'latin1')).toBe(true)
    expect(file.includes('soun', 0, 'latin1')).toBe(false)
  },
)
