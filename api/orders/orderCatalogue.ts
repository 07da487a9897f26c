import { LruMap } from '../../runtime/lru.ts'
import type { AvailabilityRules } from '../../domain/availability/availabilityRules.ts'
import type { Db } from '../database/connect.ts'
import { isUuid } from '../database/uuid.ts'
import {
  findCatalogueVersion,
  type OrderedMenu,
  readOrderedMenus,
  readSellingCater,
  type SellingCater,
} from './orderCatalogueStore.ts'

/** The part of a caterer's current catalogue that an order is validated and priced by. */
export interface OrderCatalogue extends Omit<SellingCater, 'rules'> {
  /** The requested menus with their children, by id; of any caterer, which `caterId` names. */
  menus: ReadonlyMap<string, OrderedMenu>
  /** What decides whether an order of these menus is possible. */
  rules: AvailabilityRules
}

const MAX_CATERS = 1_000
const MAX_MENUS = 2_000

// Nothing in them ever changes, since a version never comes again: not even in another database
const caters = new LruMap<string, SellingCater>(MAX_CATERS)
const menus = new LruMap<string, OrderedMenu>(MAX_MENUS)

/**
 * The catalogue to order from, frozen; undefined if the caterer does not exist or takes no orders. Blocks deleting the
 * caterer until the transaction ends. The database is asked for its version alone where this process has read that before.
 */
export async function findOrderCatalogue(
  tx: Db,
  caterId: number,
  menuIds: readonly string[],
): Promise<OrderCatalogue | undefined> {
  const version = await findCatalogueVersion(tx, caterId)
  if (version === undefined) return undefined
  const { rules, ...selling } = await readCater(tx, caterId, version)
  const ordered = await readMenus(tx, caterId, version, [...new Set(menuIds.filter(isUuid))])
  const own = [...ordered].filter(([, menu]) => menu.caterId === caterId)
  return {
    ...selling,
    menus: ordered,
    rules: { ...rules, menus: new Map(own.map(([id, { availability }]) => [id, availability])) },
  }
}

async function readCater(tx: Db, caterId: number, version: string): Promise<SellingCater> {
  const known = caters.get(version)
  if (known) return known
  const read = deepFreeze(await readSellingCater(tx, caterId))
  caters.set(version, read)
  return read
}

async function readMenus(
  tx: Db,
  caterId: number,
  version: string,
  ids: readonly string[],
): Promise<Map<string, OrderedMenu>> {
  const keyOf = (id: string) => `${version} ${id}`
  const known = new Map(ids.flatMap((id) => [[id, menus.get(keyOf(id))] as const]))
  const unknown = ids.filter((id) => !known.get(id))
  const read = unknown.length === 0 ? [] : await readOrderedMenus(tx, unknown)
  for (const menu of read) {
    known.set(menu.menu.id, deepFreeze(menu))
    // The version says nothing of another caterer's menus
    if (menu.caterId === caterId) menus.set(keyOf(menu.menu.id), menu)
  }
  return new Map([...known].flatMap(([id, menu]) => (menu ? [[id, menu]] : [])))
}

/** Freezes plain data: many orders share it. */
function deepFreeze<Data extends object>(data: Data): Data {
  for (const value of Object.values(data)) if (typeof value === 'object' && value !== null) deepFreeze(value)
  return Object.freeze(data)
}
