import { useLayoutEffect, useRef, useState } from 'react'
import { packSlip, type MeasuredSlip } from './packSlip.ts'
import { SLIP_PAPERS, type SlipPaper } from './slipPapers.ts'

/** How a slip is printed: the size of its type in points, and the numbers of rows on its sheets. */
export interface SlipSheets {
  size: number
  sheets: readonly number[]
}

/** What was measured, of which paper and content. */
interface Measured {
  paper: SlipPaper
  content: string
  slips: readonly SlipSheets[]
  /** True once the typeface that is printed was there. */
  isFinal: boolean
}

/** Of a sheet, for what a printer measures otherwise than the screen. */
const MARGIN_MM = 2

/**
 * Measures the slips in the list with the returned ref, and returns for each how few sheets it takes and the largest type in
 * which it takes no more; nothing before the first of them is measured. `isFinal` is true once they may be printed. A change of `content`, a text, measures anew.
 */
export function useSlipSheets(paper: SlipPaper, content: string) {
  const ref = useRef<HTMLOListElement>(null)
  const [printed, setPrinted] = useState<Measured | null>(null)
  useLayoutEffect(() => {
    let isGone = false
    const fit = (isFinal: boolean) =>
      ref.current && setPrinted({ paper, content, slips: measure(ref.current, paper), isFinal })
    fit(false)
    // in the typeface that is printed
    void Promise.resolve(document.fonts?.ready).then(() => !isGone && fit(true))
    return () => {
      isGone = true
    }
  }, [paper, content])
  const isMeasured = printed?.paper === paper && printed.content === content
  return { ref, slips: isMeasured ? printed.slips : [], isFinal: isMeasured && printed.isFinal }
}

function measure(list: HTMLElement, paper: SlipPaper): SlipSheets[] {
  const { width, height, sizes } = SLIP_PAPERS[paper]
  const room = toPixels(height - MARGIN_MM)
  const items = [...list.children]
  list.style.setProperty('--slip-width', `${width}mm`)
  // all slips of one size at once: the browser lays them out once for each size
  const bySize = sizes.map((size) => {
    list.style.setProperty('--slip-size', `${size}pt`)
    return items.map((item) => ({ size, sheets: packSlip(measureSlip(item), room) }))
  })
  list.style.removeProperty('--slip-width')
  list.style.removeProperty('--slip-size')
  return items.map((_, index) => {
    const candidates = bySize.flatMap((slips) => slips[index] ?? [])
    const least = Math.min(...candidates.map(({ sheets }) => sheets.length))
    return candidates.find(({ sheets }) => sheets.length === least) ?? { size: sizes[0], sheets: [] }
  })
}

function measureSlip(item: Element): MeasuredSlip {
  const heightOf = (selector: string) => item.querySelector(selector)?.getBoundingClientRect().height ?? 0
  return {
    head: heightOf('header'),
    rows: [...item.querySelectorAll<HTMLElement>('[data-row]')].map((row) => ({
      height: row.getBoundingClientRect().height,
      keepsNext: row.dataset['row'] === 'head',
    })),
    foot: heightOf('footer'),
  }
}

const toPixels = (millimetres: number): number => (millimetres * 96) / 25.4
