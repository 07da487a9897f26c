import { z } from 'zod'
import { absent, Kroner, WireId, WireInt } from './wire.ts'

export const MenuType = z.enum(['menu', 'freeselect', 'buildmenu'])
export const ChildType = z.enum(['group', 'include', 'includeWithAmount', 'extra'])

/**
 * A menu, or a child of one: children nest without a fixed depth. Price in kroner for one cover;
 * an includeWithAmount's number is its minAmount, an item's own max its maxAmount.
 */
export const Menu = z.object({
  id: WireId,
  caterId: WireInt,
  type: z.union([MenuType, ChildType]),
  name: z.string(),
  description: absent(z.string()),
  price: Kroner,
  discountFromPrice: absent(Kroner),
  minAmount: absent(WireInt),
  maxAmount: absent(WireInt),
  categories: z.array(z.object({ id: WireId, name: z.string(), order: WireInt })).default([]),
  parentId: absent(WireId),
  dishes: z.array(WireId).default([]),
  order: WireInt.default(0),
  get children() {
    return z.array(Menu).default([])
  },
})
export type Menu = z.infer<typeof Menu>
