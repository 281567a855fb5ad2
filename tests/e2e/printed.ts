import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright/test'

/** Prints to PDF. Returns the number of pages and their size in points. */
export async function printed(page: Page): Promise<{ pages: number; size: [number, number] }> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const text = readablePdf(pdf)
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(text) ?? []
  return {
    pages: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    size: [Math.round(Number(width)), Math.round(Number(height))],
  }
}

/** The text of a PDF with its compressed objects unpacked. */
function readablePdf(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const streams = text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)
  const unpacked = [...streams].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  return [text, ...unpacked].join('\n')
}
