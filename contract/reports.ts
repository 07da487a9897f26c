import { z } from 'zod'
import { absent, Kroner, RequestDate, WireDate, WireFlag, WireId, WireInt, WireMoment } from './wire.ts'

/** The deliveries of one day: `orders` and `covers` of accepted orders, and those that await an answer beside them. */
export const DeliveryDay = z.object({
  date: WireDate,
  orders: WireInt,
  covers: WireInt,
  awaitingOrders: WireInt,
  awaitingCovers: WireInt,
})
export type DeliveryDay = z.infer<typeof DeliveryDay>

/** The sales of one caterer or of all in a period. Turnover in kroner, of accepted orders by delivery date. */
export const Statistics = z.object({
  /** By ISO week: '2026-W47'. */
  weeks: z.array(z.object({ week: z.string(), orders: WireInt, turnover: Kroner })),
  topMenus: z.array(z.object({ name: z.string(), covers: WireInt, turnover: Kroner })),
  /** Numbers of orders that await an answer, are accepted and unpaid, and are accepted with a delivery not past. */
  awaiting: WireInt,
  unpaid: WireInt,
  upcoming: WireInt,
  /** One entry each for today and the next seven days; null if the v2 service does not count them. */
  days: absent(z.array(DeliveryDay)),
})
export type Statistics = z.infer<typeof Statistics>

const ProducedItem = z.object({ name: z.string(), quantity: WireInt })
export type ProducedItem = z.infer<typeof ProducedItem>

/** The position of an item in a production day, by names: see domain/kitchen/productionChanges.ts. */
export const ProductionPlace = z.object({
  menu: z.string(),
  group: z.string().nullable(),
  item: z.string().nullable(),
  isExtra: z.boolean(),
})
export type ProductionPlace = z.infer<typeof ProductionPlace>

/** ORD-9: the kitchen's production of one day, summed over its accepted orders. */
export const ProductionDay = z.object({
  date: WireDate,
  orders: WireInt,
  covers: WireInt,
  menus: z.array(
    z.object({
      name: z.string(),
      covers: WireInt,
      groups: z.array(
        z.object({
          group: z.object({ id: WireId, name: z.string() }),
          /** Ascends in the menu's own order; null for a group that is gone, and if the v2 service leaves it out. */
          position: absent(WireInt),
          items: z.array(ProducedItem),
        }),
      ),
      items: z.array(ProducedItem),
      extras: z.array(ProducedItem),
    }),
  ),
  /** The time of the last print; null if it was never printed. */
  printedAt: absent(WireMoment),
  /** The changes since the last print, by item name; `place` is null if another v2 service leaves it out. */
  changes: z
    .array(z.object({ name: z.string(), before: WireInt, after: WireInt, place: absent(ProductionPlace) }))
    .default([]),
})
export type ProductionDay = z.infer<typeof ProductionDay>

export const PrintBody = z.object({ date: RequestDate })

/** The secret part of the address of a user's calendar feed. Never stored: it is answered once. */
export const CalendarSecret = z.object({ secret: z.string() })

/** SEC-14: the calendar feed of one user of a caterer. */
export const CalendarFeed = z.object({
  userId: WireId,
  name: z.string().describe('The name of the user, or the email where it has none.'),
  isOwn: WireFlag.describe('True for the feed of whoever reads it.'),
  createdAt: WireMoment,
  fetchedAt: absent(WireMoment).describe('When a calendar fetched it last, to a quarter of an hour.'),
  sharedUntil: absent(WireMoment).describe(
    'When the address ends that all users of the caterer had before each had its own; null for one’s own.',
  ),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>
