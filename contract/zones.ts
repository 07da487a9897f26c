import { z } from 'zod'
import { toOere } from '../domain/money/money.ts'
import { parseCodes } from '../domain/zones/zones.ts'
import type { Zone } from '../domain/zones/zones.ts'
import { absent, Kroner, PlainText, Price, requiredText, WireFlag, WireId, WireInt } from './wire.ts'

/** ZON-1: where a caterer delivers, what that costs, and its minimum and extra days. */
export const DeliveryZone = z.object({
  id: WireId,
  name: z.string(),
  codes: z.array(z.string()).describe("Postal codes: '8000', or a range '8200-8270'."),
  fee: Kroner.describe('Kroner for an order.'),
  freeFrom: absent(Kroner).describe('Goods of so many kroner, or more, are delivered without a fee; null is never.'),
  minimum: absent(Kroner).describe('Goods of fewer kroner are not delivered; null is no minimum.'),
  extraDays: WireInt.default(0).describe('Days that are added to every lead time.'),
  active: WireFlag.default(true),
})
export type DeliveryZone = z.infer<typeof DeliveryZone>

/** All zones of a caterer. No zones at all is everywhere without a fee; zones that are all inactive are nowhere. */
export const DeliveryZones = z.object({ zones: z.array(DeliveryZone) })
export type DeliveryZones = z.infer<typeof DeliveryZones>

const ZoneCode = PlainText.regex(/^\d{4}(-\d{4})?$/).refine(
  (code) => parseCodes(code).unreadable.length === 0,
  'Ends before it begins',
)

/** The zones of a caterer as they are to be. One with an id is changed, one without is new. */
export const DeliveryZonesBody = z.object({
  zones: z.array(
    z.object({
      id: z.guid().nullish(),
      name: requiredText(100),
      codes: z.array(ZoneCode).max(500),
      fee: Price,
      freeFrom: Price.nullable(),
      minimum: Price.nullable(),
      extraDays: z.int().min(0).max(365),
      active: z.boolean(),
    }),
  ),
})
export type DeliveryZonesBody = z.infer<typeof DeliveryZonesBody>

/** ZON-5: whether and for what goods are delivered to a postal code. */
export const DeliveryResponse = z.object({
  delivered: WireFlag,
  zone: absent(z.string()).describe('The name of the zone; null where it is not delivered, or without zones.'),
  fee: absent(Kroner).describe('Kroner for the given goods; null where there is no fee.'),
  freeFrom: absent(Kroner),
  minimum: absent(Kroner),
  missing: Kroner.default(0).describe('Kroner of goods that are missing for the minimum.'),
})
export type DeliveryResponse = z.infer<typeof DeliveryResponse>

/** A zone as the rules read it, money in øre. */
export const toZone = ({ name, codes, fee, freeFrom, minimum, extraDays, active }: Omit<DeliveryZone, 'id'>): Zone => ({
  name,
  codes: parseCodes(codes.join(',')).codes,
  fee: toOere(fee),
  freeFrom: freeFrom === null ? null : toOere(freeFrom),
  minimum: minimum === null ? null : toOere(minimum),
  extraDays,
  isActive: active,
})
