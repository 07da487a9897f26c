import { z } from 'zod'
import { SERVICE_SCOPES } from '../domain/money/services.ts'
import { CHILD_TYPES } from '../domain/menus/menuTypes.ts'
import { Declaration, DeclaredFood } from './foods.ts'
import { Kroner, WireId, WireInt, WireNumber } from './wire.ts'

/** An ordered item. `amount` is for the whole line: covers times number, or an extra's own number. Kroner for one. */
export const OrderItem = z.object({
  id: WireId,
  name: z.string(),
  type: z.enum(CHILD_TYPES),
  amount: WireInt,
  price: Kroner,
  declaration: Declaration.nullish().describe('Addition: what was declared of it when it was ordered.'),
})
export type OrderItem = z.infer<typeof OrderItem>

/** An ordered menu, copied when ordered: covers, and the price of one cover in kroner with all surcharges. */
export const OrderMenu = z.object({
  id: WireId,
  name: z.string(),
  type: z.string(),
  amount: WireInt,
  price: Kroner,
  groups: z
    .array(z.object({ group: z.object({ id: WireId, name: z.string() }), items: z.array(OrderItem) }))
    .default([]),
  items: z.array(OrderItem).default([]),
  dishFoods: z
    .array(DeclaredFood)
    .optional()
    .describe('Addition: the dishes that were in it without a choice, as they were declared.'),
})
export type OrderMenu = z.infer<typeof OrderMenu>

const OrderService = z.object({
  id: WireId,
  name: z.string(),
  price: Kroner,
  appliesTo: z
    .enum(SERVICE_SCOPES)
    .optional()
    .describe('Addition: the fulfilment that it applies to; absent for both.'),
})

/** CHG-4: what a caterer has added to an order beside its catalogue. Kroner for all of it. */
export const ExtraLine = z.object({ name: z.string(), price: Kroner })
export type ExtraLine = z.infer<typeof ExtraLine>

/** CHG-4: what a caterer takes off an order; the amount is positive. */
export const Discount = z.object({ name: z.string(), amount: Kroner })
export type Discount = z.infer<typeof Discount>

/** The content of an order, copied when it was ordered or agreed on. */
export const OrderContent = z.object({
  menus: z.array(OrderMenu),
  services: z.array(OrderService).default([]),
  extraLines: z.array(ExtraLine).optional().describe('Addition: lines that an accepted proposal has added.'),
  discount: Discount.nullish().describe('Addition: the discount of an accepted proposal.'),
})
export type OrderContent = z.infer<typeof OrderContent>

/** The price period that applied to the delivery date; amount is its change of the total, in kroner. */
export const ActivePeriodPrice = z.object({
  id: WireId,
  type: WireInt,
  percentage: WireNumber,
  amount: Kroner,
})
