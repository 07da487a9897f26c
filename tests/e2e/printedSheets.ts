import type { Page } from '@playwright/test'
import { extractTextItems, getDocumentProxy } from 'unpdf'

/** A line of text on a printed sheet, from left to right; lengths are in points from the upper left corner. */
export interface PrintedLine {
  text: string
  /** Of its baseline. */
  top: number
  left: number
  right: number
}

/** A sheet of paper as somebody reads it, from top to bottom. */
export interface PrintedSheet {
  width: number
  height: number
  lines: PrintedLine[]
  text: string
}

/** Two pieces of text whose baselines are no further apart stand on one line. */
const SAME_LINE = 2.5

/** Prints the page on the paper that it asks for, and reads its sheets. */
export async function printSheets(page: Page): Promise<PrintedSheet[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { items } = await extractTextItems(pdf)
  return Promise.all(
    items.map(async (pieces, index) => {
      const [left = 0, bottom = 0, right = 0, top = 0] = (await pdf.getPage(index + 1)).view
      const lines = linesOf(pieces, top)
      return {
        width: right - left,
        height: top - bottom,
        lines,
        text: lines.map(({ text }) => text).join('\n'),
      }
    }),
  )
}

interface Piece {
  str: string
  x: number
  y: number
  width: number
}

function linesOf(pieces: readonly Piece[], top: number): PrintedLine[] {
  const lines: Piece[][] = []
  for (const piece of pieces.filter(({ str }) => str.trim() !== '').sort((a, b) => b.y - a.y)) {
    const line = lines.find(([first]) => first && Math.abs(first.y - piece.y) <= SAME_LINE)
    if (line) line.push(piece)
    else lines.push([piece])
  }
  return lines.map((line) => {
    const sorted = line.sort((a, b) => a.x - b.x)
    const text = sorted.map((piece, index) => (isApart(sorted[index - 1], piece) ? ' ' : '') + piece.str).join('')
    const last = sorted.at(-1)
    return {
      text: text.replace(/\s+/g, ' ').trim(),
      top: top - (sorted[0]?.y ?? 0),
      left: sorted[0]?.x ?? 0,
      right: (last?.x ?? 0) + (last?.width ?? 0),
    }
  })
}

const isApart = (before: Piece | undefined, piece: Piece): boolean =>
  before !== undefined && piece.x - (before.x + before.width) > 1

/** The links on paper that look like one: in another colour than the text around them, or underlined. */
export async function linksOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const found = await page.locator('a:visible').evaluateAll((links) =>
    links
      .filter((link) => {
        const { color, textDecorationLine } = getComputedStyle(link)
        return textDecorationLine !== 'none' || color !== getComputedStyle(link.parentElement ?? link).color
      })
      .map(({ textContent }) => textContent),
  )
  await page.emulateMedia({ media: null })
  return found
}
