import { z } from 'zod'
import { WireClock, WireDate, WireId, WireInt } from './wire.ts'

/** The longest search, in characters. */
export const MAX_SEARCH_LENGTH = 100

export const FoundOrder = z.object({
  id: WireId,
  orderRef: WireInt,
  caterId: WireInt,
  orderer: z.string(),
  status: z.enum(['awaiting', 'accepted', 'paid', 'refused', 'cancelled']),
  delieveryDate: WireDate,
  time: WireClock,
})
export type FoundOrder = z.infer<typeof FoundOrder>

/** The customer of an email. Name and phone are those of the newest order that was found. */
export const FoundCustomer = z.object({
  caterId: WireInt,
  email: z.string(),
  orderer: z.string(),
  phoneNumber: z.string(),
})
export type FoundCustomer = z.infer<typeof FoundCustomer>

export const FoundItem = z.object({
  kind: z.enum(['menu', 'dish', 'service', 'category']),
  id: WireId,
  caterId: WireInt,
  name: z.string(),
})
export type FoundItem = z.infer<typeof FoundItem>

/** DAY-3: what the office is searched for, each kind with its most recent or first by name. */
export const SearchResults = z.object({
  orders: z.array(FoundOrder),
  customers: z.array(FoundCustomer),
  items: z.array(FoundItem),
})
export type SearchResults = z.infer<typeof SearchResults>
