import { z } from 'zod'
import { CHILD_TYPES } from '../domain/menus/menuTypes.ts'
import { Declaration, DeclaredFood } from './foods.ts'
import { Need } from './needs.ts'
import { absent, WireClock, WireDate, WireFlag, WireId, WireInt, WireMoment } from './wire.ts'

/** An item of an ordered menu, for the whole line, without its price. */
export const KitchenItem = z.object({
  id: WireId,
  name: z.string(),
  type: z.enum(CHILD_TYPES),
  amount: WireInt,
  declaration: absent(Declaration),
})
export type KitchenItem = z.infer<typeof KitchenItem>

/** An ordered menu as the kitchen makes it: covers, and what was chosen. */
export const KitchenMenu = z.object({
  name: z.string(),
  amount: WireInt,
  groups: z.array(z.object({ group: z.object({ id: WireId, name: z.string() }), items: z.array(KitchenItem) })),
  items: z.array(KitchenItem),
  dishFoods: z.array(DeclaredFood).default([]),
})
export type KitchenMenu = z.infer<typeof KitchenMenu>

/**
 * Addition: an accepted order as kitchen and driver need it: no prices, no email. `zipCode`, `city` and `address` are null
 * for pickup. `deliveredBy` is the name of who marked it delivered; null where that user is gone.
 */
export const KitchenOrder = z.object({
  id: WireId,
  orderRef: WireInt,
  date: WireDate,
  clock: WireClock,
  name: z.string(),
  phoneNumber: absent(z.string()),
  isPickup: WireFlag,
  address: absent(z.string()),
  zipCode: absent(z.string()),
  city: absent(z.string()),
  comment: absent(z.string()),
  menus: z.array(KitchenMenu),
  /** The names of what was ordered beside food. */
  services: z.array(z.string()),
  needs: z.array(Need).default([]),
  deliveredAt: absent(WireMoment),
  deliveredBy: absent(z.string()),
})
export type KitchenOrder = z.infer<typeof KitchenOrder>

/** The most orders that one request reads by their ids. */
export const MAX_KITCHEN_IDS = 100

export const DeliveredBody = z.object({ delivered: z.boolean() })
