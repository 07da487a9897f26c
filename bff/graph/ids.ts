import { decodeGlobalID } from '@pothos/plugin-relay'
import { NotFound } from '../v2/errors.ts'
import { isUuid } from '../v2/wireIds.ts'

interface GlobalId {
  typename: string
  id: string
}

/** The types that `node` finds. */
const NODES: ReadonlySet<string> = new Set(['Cater', 'Category', 'Menu', 'Order', 'Service', 'User'])
/** What no caterer has: it is looked up, and not found, like any other id. */
const NOWHERE: GlobalId = { typename: 'Cater', id: '' }

/** Reads what a client sent to `node` or `nodes`. What is no global id of a node names a thing that is not found. */
export function readGlobalId(id: string): GlobalId {
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

function decode(id: string): GlobalId | null {
  try {
    return decodeGlobalID(id)
  } catch {
    return null
  }
}
