import { requestHost } from '../fixtures/requestHost.ts'

/** Requests a page without a browser, with the session of a token where there is one; follows no redirect. */
export function requestPage(address: string, token?: string) {
  const { port, host, pathname, search } = new URL(address)
  return requestHost(Number(port), pathname + search, { host, ...(token && { cookie: `session=${token}` }) })
}
