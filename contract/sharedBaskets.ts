import { z } from 'zod'
import { MENU_TYPES } from '../domain/menus/menuTypes.ts'
import { AppliesTo } from './services.ts'
import { absent, Kroner, RequestDate, WireDate, WireFlag, WireId, WireInt, WireMoment, ZipCode } from './wire.ts'

/** The lines that a shared basket has at most. */
export const MAX_SHARED_LINES = 200

const MAX_AMOUNT = 100_000
const Id = z.string().min(1).max(100)
const Amount = z.int().min(1).max(MAX_AMOUNT)

/** SHA-1: the basket to share. Names and prices are the catalogue's own: nothing that a client writes is shown to others. */
export const ShareBasketBody = z.object({
  lines: z
    .array(
      z.object({
        menuId: Id,
        amount: Amount.describe('Covers.'),
        items: z.array(z.object({ id: Id, groupId: Id.nullish(), amount: Amount })).max(200),
      }),
    )
    .min(1)
    .max(MAX_SHARED_LINES),
  services: z.array(Id).max(100).default([]).describe('The optional services that are ticked.'),
  covers: z.int().min(1).max(9_999).nullish().describe('Of the party.'),
  date: RequestDate.nullish().describe('Danish date of delivery.'),
  zipCode: ZipCode.nullish().describe('Of the delivery.'),
})
export type ShareBasketBody = z.output<typeof ShareBasketBody>

/** A chosen item. `groupId` is null for direct children and extras. For one cover; an extra's number is its own. */
export const SharedItem = z.object({
  id: WireId,
  groupId: absent(WireId),
  name: z.string(),
  isExtra: WireFlag,
  amount: WireInt,
  price: Kroner,
})
export type SharedItem = z.infer<typeof SharedItem>

/** A shared line: covers, and the price of one cover with its choices when it was shared, without a price period. */
export const SharedLine = z.object({
  menuId: WireId,
  name: z.string(),
  type: z.enum(MENU_TYPES),
  amount: WireInt,
  price: Kroner,
  items: z.array(SharedItem),
})
export type SharedLine = z.infer<typeof SharedLine>

/** A service that an order of the basket would have carried: the required ones, and those that were ticked. */
export const SharedService = z.object({
  id: WireId,
  name: z.string(),
  price: Kroner,
  required: WireFlag,
  appliesTo: AppliesTo,
})
export type SharedService = z.infer<typeof SharedService>

/** SHA-1: a basket as it was when it was shared. It says nothing about a person. */
export const SharedBasket = z.object({
  key: z.string(),
  caterId: WireInt,
  createdAt: WireMoment,
  covers: absent(WireInt).describe('Of the party; null where it was not given.'),
  date: absent(WireDate).describe('Of delivery; null where it was not given.'),
  zipCode: absent(z.string()).describe('Of the delivery; null where it was not given.'),
  lines: z.array(SharedLine),
  services: z.array(SharedService),
  period: Kroner.describe('What the price period of the date changed the total by; 0 without.'),
  delivery: absent(Kroner).describe('The fee of the zone; null where it was not known.'),
  total: Kroner,
})
export type SharedBasket = z.infer<typeof SharedBasket>
