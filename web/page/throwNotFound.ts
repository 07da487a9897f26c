import { data } from 'react-router'

/** The loader of an address that leads nowhere. */
export function throwNotFound(): never {
  throw data(null, { status: 404 })
}
