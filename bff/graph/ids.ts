import { decodeGlobalID } from '@pothos/plugin-relay'
import { NotFound } from '../v2/errors.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The wire's id in what a client sent: a global id of that type, or a UUID. Throws NotFound for anything else. */
export function wireId(typename: string, id: string): string {
  if (UUID.test(id)) return id
  try {
    const decoded = decodeGlobalID(id)
    if (decoded.typename === typename) return decoded.id
  } catch {
    // told below
  }
  throw new NotFound()
}
