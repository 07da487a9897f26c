import { expect, type Route } from '@playwright/test'

/** Brings a request to the server, whose answer, with this text in it, then gets lost. Node resolves no name below localhost. */
export async function deliver(route: Route, text: string): Promise<void> {
  const url = new URL(route.request().url())
  const headers = { ...(await route.request().allHeaders()), host: url.host }
  url.hostname = '127.0.0.1'
  const answer = await route.fetch({ url: url.href, headers })
  expect(await answer.text()).toContain(text)
}
