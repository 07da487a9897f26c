import type { Oere } from '../money/money.ts'
import type { Fulfilment } from '../money/services.ts'
import { toPlainText } from '../texts/typedText.ts'

/** The postal codes from one to another, both included; one code alone where they are equal. Text of 4 digits. */
export interface CodeRange {
  from: string
  to: string
}

/** An area where a caterer delivers, with its fee, minimum and extra days. */
export interface Zone {
  name: string
  codes: readonly CodeRange[]
  fee: Oere
  /** Goods of exactly this much, or more, are delivered without a fee; null is never. */
  freeFrom: Oere | null
  /** Goods of less than this are not delivered; null is no minimum. */
  minimum: Oere | null
  /** Days that are added to every lead time. */
  extraDays: number
  isActive: boolean
}

/** Two zones that have a code alike, so that none could be preferred. */
export interface ZoneConflict {
  /** Places of the two in the list. */
  zones: readonly [number, number]
  /** The first code that both have. */
  zipCode: string
}

/**
 * The active zone of a postal code: the one that names it exactly, else the one with the narrowest range; undefined if
 * the caterer does not deliver there.
 */
export function findZone<T extends Zone>(zones: readonly T[], zipCode: string): T | undefined {
  let found: T | undefined
  let foundWidth = Infinity
  for (const zone of zones) {
    if (!zone.isActive) continue
    const width = Math.min(...zone.codes.filter((range) => includes(range, zipCode)).map(widthOf))
    if (width < foundWidth) [found, foundWidth] = [zone, width]
  }
  return found
}

/** The fee of a delivery to a zone for goods (menus and extras after the price period), in øre. */
export function deliveryFee({ fee, freeFrom }: Zone, goods: Oere): Oere {
  return freeFrom !== null && goods >= freeFrom ? 0 : fee
}

/** The amount that is missing for a zone's minimum, in øre; 0 where it is met. */
export function missingForZone({ minimum }: Zone, goods: Oere): Oere {
  return Math.max(0, (minimum ?? 0) - goods)
}

/** Returns whether a caterer delivers somewhere: without zones everywhere for free, with inactive ones alone nowhere. */
export function deliversSomewhere(zones: readonly Zone[]): boolean {
  return zones.length === 0 || zones.some(({ isActive }) => isActive)
}

/**
 * ZON-9: the fulfilment by which a total is calculated before the customer has chosen one: delivery wherever its price is
 * known, which takes a postal code where the caterer has zones. Null where it is not known: such a total lacks delivery.
 */
export function expectedFulfilment(
  { offersDelivery, zones }: { offersDelivery: boolean; zones: readonly Zone[] },
  zipCode: string | null,
): Fulfilment | null {
  if (!offersDelivery || !deliversSomewhere(zones)) return 'pickup'
  if (zones.length === 0) return 'delivery'
  return zipCode !== null && findZone(zones, zipCode) ? 'delivery' : null
}

/** The first two zones, inactive ones too, that have ranges of one width in common; null where each code has one zone. */
export function findZoneConflict(zones: readonly Zone[]): ZoneConflict | null {
  const ranges = zones
    .flatMap((zone, index) => zone.codes.map((range) => ({ ...range, index, width: widthOf(range) })))
    .sort((a, b) => a.width - b.width || (a.from < b.from ? -1 : 1))
  for (const [place, range] of ranges.entries()) {
    for (const next of ranges.slice(place + 1)) {
      if (next.width !== range.width || next.from > range.to) break
      if (next.index === range.index) continue
      return { zones: [Math.min(range.index, next.index), Math.max(range.index, next.index)], zipCode: next.from }
    }
  }
  return null
}

/**
 * Reads postal codes as they are typed or pasted: '8000-8270, 8300'. `unreadable` lists what is neither a code nor a range
 * from a lower to a higher one.
 */
export function parseCodes(typed: string): { codes: CodeRange[]; unreadable: string[] } {
  const codes: CodeRange[] = []
  const unreadable: string[] = []
  for (const part of toPlainText(typed)
    .replace(/\s*[-–]\s*/g, '-')
    .split(/[\s,;]+/)) {
    if (part === '') continue
    const [, from, to = from] = /^(\d{4})(?:-(\d{4}))?$/.exec(part) ?? []
    if (from === undefined || to === undefined || to < from) unreadable.push(part)
    else if (!codes.some((code) => code.from === from && code.to === to)) codes.push({ from, to })
  }
  return { codes, unreadable }
}

/** Formats postal codes as they are typed: '8000, 8200-8270'. */
export function formatCodes(codes: readonly CodeRange[]): string {
  return codes.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(', ')
}

const includes = ({ from, to }: CodeRange, zipCode: string) => from <= zipCode && zipCode <= to
const widthOf = ({ from, to }: CodeRange) => Number(to) - Number(from)
