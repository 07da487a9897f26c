import { askHost } from '../fixtures/askHost.ts'

/** Asks for a page as a crawler does, without a browser; only that knows the addresses of storefronts. */
export function askPage(address: string) {
  const { port, host, pathname, search } = new URL(address)
  return askHost(Number(port), pathname + search, { host })
}
