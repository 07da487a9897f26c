/**
 * The prices of what the web server answers, in points of the bucket for the web. There a millisecond of processor time of
 * all servers costs about 100, so that a minute of one network takes some ten seconds of it; `npm run bench:prices` measures
 * it.
 */
export const PRICES = {
  /** Whatever is ready, as a cached page. */
  request: 50,
  /** A script, a style sheet or a font: a large one is read from the disk as it is. */
  file: 75,
  /** Rendering a page, beside the queries for it. */
  rendering: 500,
  picture: 200,
  calendar: 700,
}

const WEB_POINTS_PER_MS = 100
const WEB_POINTS_PER_KILOBYTE = 2
/** A body of more kilobytes is paid for before it is read. */
const MAX_UNPAID_KILOBYTES = 64

/** The demand of an operation. */
export interface Demand {
  /** About one for each field of the response. */
  complexity: number
  /** Milliseconds of processor time that its fields take beside what their number says. */
  work: number
}

/** The price of a document of the web client, whose request has so many kilobytes. */
export function webPrice({ complexity, work }: Demand, kilobytes: number): number {
  return PRICES.request + complexity + Math.ceil(WEB_POINTS_PER_MS * work) + WEB_POINTS_PER_KILOBYTE * kilobytes
}

/** The price of any other operation, beside one point for each kilobyte of its request, which is paid before. */
export function ownPrice({ complexity, work }: Demand): number {
  return complexity + Math.ceil(work)
}

/** The kilobytes of a text of so many bytes, at least one. */
export const kilobytesOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / 1024))

/** The points for a body before it is read. */
export function advancePrice(bytes: number): number {
  const kilobytes = kilobytesOf(bytes)
  return kilobytes > MAX_UNPAID_KILOBYTES ? kilobytes : 0
}
