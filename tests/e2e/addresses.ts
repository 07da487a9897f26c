/** The running product's addresses; set by startStack.ts. */
export const storefront = (name: string, path = '/') => `http://${name}.localhost:${process.env.E2E_PORT}${path}`

/** An address on the bare domain. */
export const bare = (path = '/') => `http://localhost:${process.env.E2E_PORT}${path}`

/** The v2 service itself. */
export const v2 = () => process.env.E2E_V2 ?? ''
