import { sellByCater } from '../../../domain/orders/phoneOrder.ts'
import type { ShownMenu, ShownMenusById } from '../../catalogue/menuNode.ts'

/** The menus as the caterer sells them itself: whether they are available on the day is checked when the order is created. */
export const soldMenus = (menus: ShownMenusById | null): ReadonlyMap<string, ShownMenu> =>
  new Map([...(menus ?? [])].map(([id, menu]) => [id, soldMenu(menu)]))

const soldMenu = (menu: ShownMenu): ShownMenu => ({
  ...sellByCater(menu),
  soldOutTo: null,
  offeredFrom: null,
  offeredTo: null,
})
