import { decodeGlobalID } from '@pothos/plugin-relay'
import { NotFound } from '../v2/errors.ts'
import { isCaterNumber, isUuid } from '../v2/wireIds.ts'

interface GlobalId {
  typename: string
  id: string
}

/** The types of `node`. */
const NODE_TYPES: ReadonlySet<string> = new Set([
  'AvailabilityRules',
  'Cater',
  'Category',
  'DeliveryZones',
  'Dish',
  'Filter',
  'Menu',
  'Order',
  'Page',
  'Service',
  'User',
])
/** The id of no caterer, so that it is looked up and not found like any other. */
const NOT_FOUND_ID: GlobalId = { typename: 'Cater', id: '' }

/** Parses an id of `node` or `nodes`. One that is no global id of a node becomes an id that is not found. */
export function parseGlobalId(id: string): GlobalId {
  const decoded = decode(id)
  return decoded && NODE_TYPES.has(decoded.typename) ? decoded : NOT_FOUND_ID
}

/** The v2 service's UUID of a global id of that type, or of a UUID. Throws NotFound for anything else. */
export function wireId(typename: string, id: string): string {
  if (isUuid(id)) return id
  const decoded = decode(id)
  if (decoded?.typename !== typename || !isUuid(decoded.id)) throw new NotFound()
  return decoded.id
}

/** Caterer and UUID in the global id of a catalogue entity. Throws NotFound for anything else. */
export function catalogueId(typename: string, id: string): { caterId: number; id: string } {
  const decoded = decode(id)
  const [caterId = '', uuid = ''] = decoded?.typename === typename ? decoded.id.split(':') : []
  if (!isCaterNumber(caterId) || !isUuid(uuid)) throw new NotFound()
  return { caterId: Number(caterId), id: uuid }
}

/** The UUID of a catalogue entity of this caterer, from its global id or UUID. Throws NotFound for anything else. */
export function idOfCater(typename: string, id: string, caterId: number): string {
  if (isUuid(id)) return id
  const thing = catalogueId(typename, id)
  if (thing.caterId !== caterId) throw new NotFound()
  return thing.id
}

/** The v2 service's number, from a global id of that type or the number itself. Throws NotFound for anything else. */
export function numberId(typename: string, id: string): number {
  const decoded = decode(id)
  const number = decoded?.typename === typename ? decoded.id : id
  if (!isCaterNumber(number)) throw new NotFound()
  return Number(number)
}

/** The UUID of an entity that is no node, from 'OrderMail:UUID' or the UUID. Throws NotFound for anything else. */
export function partId(typename: string, id: string): string {
  const uuid = id.startsWith(`${typename}:`) ? id.slice(typename.length + 1) : id
  if (!isUuid(uuid)) throw new NotFound()
  return uuid
}

function decode(id: string): GlobalId | null {
  try {
    return decodeGlobalID(id)
  } catch {
    return null
  }
}
