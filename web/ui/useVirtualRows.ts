import { observeWindowOffset, useVirtualizer, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual'
import type { Virtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** Pixels, before a row is measured and while nothing is laid out. */
const ROW = 44
const SHOWN = 400
/** So many rows above and below those in sight are in the page too. */
const SPARE = 8
/** A shorter list of a page is rendered as a whole, so that going back finds its place. */
const MIN_PAGE_ROWS = 60

/** The rows of a long list to render in the page. */
interface VirtualRows {
  /** The indexes of those in sight and some beside them. */
  shown: number[]
  /** The height of all, in pixels. */
  height: number
  /** The pixels that the others take. */
  above: number
  below: number
  /** The top of a row, in pixels from the first. */
  startOf: (index: number) => number
  /** The ref of each row, which has its index as data-index. */
  measure: (row: Element | null) => void
}

interface RowsOptions {
  count: number
  keyOf: (index: number) => string
}

const toOptions = ({ count, keyOf }: RowsOptions) => ({
  count,
  getItemKey: keyOf,
  estimateSize: () => ROW,
  initialRect: { width: 0, height: SHOWN },
  overscan: SPARE,
})

/**
 * The rows of a long list that scrolls in itself, so that thousands are as quick as ten. What holds them is at least as high
 * as all: where a row with the focus goes, browsers lay out while some are gone and others not there yet, and would scroll
 * back to what is left.
 */
export function useVirtualRows(options: RowsOptions & { scroller: RefObject<HTMLElement | null> }): VirtualRows {
  // it returns functions, which the compiler must not memoize: this hook runs anew each time
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({ ...toOptions(options), getScrollElement: () => options.scroller.current })
  return toRows(rows)
}

/** The rows of a list that scrolls with its page; see {@link useVirtualRows}. `list` holds the rows, and what is beside them. */
export function usePageRows(options: RowsOptions & { list: RefObject<HTMLElement | null> }): VirtualRows {
  // read anew each time, since what stands above a list comes and goes
  const top = () => (options.list.current?.getBoundingClientRect().top ?? 0) + window.scrollY
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    ...toOptions(options),
    overscan: options.count < MIN_PAGE_ROWS ? options.count : SPARE,
    initialOffset: 0,
    observeElementOffset: (instance, onChange) =>
      observeWindowOffset(instance, (offset, isScrolling) => onChange(offset - top(), isScrolling)),
    // only to keep rows in place when others above them are measured: the page's place is not the list's to choose
    scrollToFn: (offset, scroll, instance) =>
      scroll.adjustments !== undefined && windowScroll(offset + top(), scroll, instance),
  })
  return toRows(rows)
}

function toRows<Scroller extends Element | Window>(rows: Virtualizer<Scroller, Element>): VirtualRows {
  const shown = rows.getVirtualItems().map(({ index }) => index)
  const placeOf = (index: number | undefined) => (index === undefined ? undefined : rows.measurementsCache[index])
  const height = rows.getTotalSize()
  return {
    shown,
    height,
    above: placeOf(shown[0])?.start ?? 0,
    below: height - (placeOf(shown.at(-1))?.end ?? 0),
    startOf: (index) => placeOf(index)?.start ?? 0,
    measure: rows.measureElement,
  }
}
