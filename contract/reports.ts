import { z } from 'zod'
import { absent, Kroner, RequestDate, WireDate, WireId, WireInt, WireMoment } from './wire.ts'

/** What is delivered on one day: `orders` and `covers` of what is accepted, beside it what still awaits an answer. */
export const DeliveryDay = z.object({
  date: WireDate,
  orders: WireInt,
  covers: WireInt,
  awaitingOrders: WireInt,
  awaitingCovers: WireInt,
})
export type DeliveryDay = z.infer<typeof DeliveryDay>

/** A caterer's or everybody's trade in a period. Turnover in kroner, of accepted orders by delivery date. */
export const Statistics = z.object({
  /** By ISO week: '2026-W47'. */
  weeks: z.array(z.object({ week: z.string(), orders: WireInt, turnover: Kroner })),
  topMenus: z.array(z.object({ name: z.string(), covers: WireInt, turnover: Kroner })),
  /** How many orders await an answer, are accepted and unpaid, and are accepted with a delivery that is not past. */
  awaiting: WireInt,
  unpaid: WireInt,
  upcoming: WireInt,
  /** Today and the seven days after it, each; null where a service does not count them. */
  days: absent(z.array(DeliveryDay)),
})
export type Statistics = z.infer<typeof Statistics>

const ProducedItem = z.object({ name: z.string(), quantity: WireInt })
export type ProducedItem = z.infer<typeof ProducedItem>

/** Where something stands in a production, by names: see domain/productionChanges.ts. */
export const ProductionPlace = z.object({
  menu: z.string(),
  group: z.string().nullable(),
  item: z.string().nullable(),
  isExtra: z.boolean(),
})
export type ProductionPlace = z.infer<typeof ProductionPlace>

/** ORD-9: what the kitchen makes on one day, summed over its accepted orders. */
export const ProductionDay = z.object({
  date: WireDate,
  orders: WireInt,
  covers: WireInt,
  menus: z.array(
    z.object({
      name: z.string(),
      covers: WireInt,
      groups: z.array(z.object({ group: z.object({ id: WireId, name: z.string() }), items: z.array(ProducedItem) })),
      items: z.array(ProducedItem),
      extras: z.array(ProducedItem),
    }),
  ),
  /** When the day was last printed; null where it never was. */
  printedAt: absent(WireMoment),
  /** What differs from the last print, by the name of what is made; other v2 services may not tell where that stands. */
  changes: z
    .array(z.object({ name: z.string(), before: WireInt, after: WireInt, place: absent(ProductionPlace) }))
    .default([]),
})
export type ProductionDay = z.infer<typeof ProductionDay>

export const PrintBody = z.object({ date: RequestDate })

/** The secret part of the address of a caterer's calendar feed. */
export const CalendarSecret = z.object({ secret: z.string() })
