import { ownProduct } from './product.ts'

/** An address of a storefront of the running product. */
export const storefront = (name: string, path = '/') => `http://${name}.localhost:${ownProduct().port}${path}`

/** An address on the bare domain. */
export const bare = (path = '/') => `http://localhost:${ownProduct().port}${path}`

/** The address of the v2 service. */
export const v2 = () => ownProduct().v2
