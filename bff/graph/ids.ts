import { decodeGlobalID } from '@pothos/plugin-relay'
import { NotFound } from '../v2/errors.ts'
import { isCaterNumber, isUuid } from '../v2/wireIds.ts'

interface GlobalId {
  typename: string
  id: string
}

/** The types that `node` finds. */
const NODES: ReadonlySet<string> = new Set([
  'Cater',
  'Category',
  'Dish',
  'Filter',
  'Menu',
  'Order',
  'Page',
  'Service',
  'User',
])
/** What no caterer has: it is looked up, and not found, like any other id. */
const NOWHERE: GlobalId = { typename: 'Cater', id: '' }

/** Reads what a client sent to `node` or `nodes`. What is no global id of a node names a thing that is not found. */
export function parseGlobalId(id: string): GlobalId {
  const decoded = decode(id)
  return decoded && NODES.has(decoded.typename) ? decoded : NOWHERE
}

/** The wire's UUID in what a client sent: a global id of that type, or a UUID. Throws NotFound for anything else. */
export function wireId(typename: string, id: string): string {
  if (isUuid(id)) return id
  const decoded = decode(id)
  if (decoded?.typename !== typename || !isUuid(decoded.id)) throw new NotFound()
  return decoded.id
}

/** Caterer and UUID of a catalogue thing, of its global id. Throws NotFound for anything else. */
export function catalogueId(typename: string, id: string): { caterId: number; id: string } {
  const decoded = decode(id)
  const [caterId = '', uuid = ''] = decoded?.typename === typename ? decoded.id.split(':') : []
  if (!isCaterNumber(caterId) || !isUuid(uuid)) throw new NotFound()
  return { caterId: Number(caterId), id: uuid }
}

/** The UUID of a thing of this caterer, of its global id or its UUID. Throws NotFound for anything else. */
export function idOfCater(typename: string, id: string, caterId: number): string {
  if (isUuid(id)) return id
  const thing = catalogueId(typename, id)
  if (thing.caterId !== caterId) throw new NotFound()
  return thing.id
}

/** The wire's number in the global id of a thing that has one, or the number. Throws NotFound for anything else. */
export function numberId(typename: string, id: string): number {
  const decoded = decode(id)
  const number = decoded?.typename === typename ? decoded.id : id
  if (!isCaterNumber(number)) throw new NotFound()
  return Number(number)
}

/** The wire's UUID of a part that is no node of its own: 'OrderMail:...', or a UUID. Throws NotFound for anything else. */
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
