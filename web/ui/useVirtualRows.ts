import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** Pixels, before a row is measured and while nothing is laid out. */
const ROW = 44
const SHOWN = 400
/** So many rows above and below those in sight are in the page too. */
const SPARE = 8

/**
 * The rows of a long list that scrolls in itself to render in the page, so that thousands are as quick as ten: those
 * in sight and some beside them, and how many pixels the others take. Each gets `measure` as its ref, and its index as
 * data-index. What holds them is at least as high as all: where a row with the focus goes, browsers lay out while some
 * are gone and others not there yet, and would scroll back to what is left.
 */
export function useVirtualRows(options: {
  count: number
  scroller: RefObject<HTMLElement | null>
  keyOf: (index: number) => string
}) {
  // it returns functions, which the compiler must not memoize: this hook runs anew each time
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: options.count,
    getScrollElement: () => options.scroller.current,
    estimateSize: () => ROW,
    initialRect: { width: 0, height: SHOWN },
    getItemKey: options.keyOf,
    overscan: SPARE,
  })
  const shown = rows.getVirtualItems().map(({ index }) => index)
  const placeOf = (index: number | undefined) => (index === undefined ? undefined : rows.measurementsCache[index])
  const height = rows.getTotalSize()
  return {
    shown,
    height,
    above: placeOf(shown[0])?.start ?? 0,
    below: height - (placeOf(shown.at(-1))?.end ?? 0),
    /** The top of a row, in pixels from the first. */
    startOf: (index: number) => placeOf(index)?.start ?? 0,
    measure: rows.measureElement,
  }
}
