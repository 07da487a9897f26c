import type { Locator, Page, Route } from '@playwright/test'
import { storefront, v2 } from './addresses.ts'

/** The demo accounts' tokens, so that a test process signs in as each once. */
const demoTokens = new Map<string, Promise<string>>()

/**
 * Signs in at a storefront's host without a page: the next one that is opened there has the session. Tests share that of a
 * demo account; one that logs out gives the password, and has a session of its own.
 */
export async function signIn(page: Page, host: string, email: string, password?: string): Promise<void> {
  const value = await (password === undefined ? demoToken(email) : logIn(email, password))
  await page.context().addCookies([{ name: 'session', value, url: storefront(host), httpOnly: true, sameSite: 'Lax' }])
}

/** A token of a demo account for the v2 service. */
export function demoToken(email: string): Promise<string> {
  const token = demoTokens.get(email) ?? logIn(email, 'demo-1234')
  demoTokens.set(email, token)
  return token
}

/** A token for the v2 service. */
export async function logIn(email: string, password: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  const answer = await fetch(`${v2()}/api/users/login`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`Could not sign in as ${email}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

/**
 * Ends the session without the page's knowledge. The requests that live events trigger fail until the next login:
 * otherwise the page would redirect to the login before anything can be pressed.
 */
export async function endSession(page: Page): Promise<void> {
  await page.route('**/graphql', failQuery)
  await page.context().clearCookies()
}

const SENT_ON_NEWS =
  /"operationName":"(officeViewerQuery|(All)?DashboardRouteQuery|ProductionRouteQuery|refetchOrderListQuery|useOrderCountsQuery)"/

const failQuery = (route: Route) =>
  SENT_ON_NEWS.test(route.request().postData() ?? '') ? route.abort() : route.fallback()

/** Presses 'Log ind igen' (the one in `within`, if there are several) and fills in the login form. */
export async function signInAgain(
  page: Page,
  email: string,
  within: Page | Locator = page,
  password = 'demo-1234',
): Promise<void> {
  await within.getByRole('button', { name: 'Log ind igen' }).click()
  await page.unroute('**/graphql', failQuery)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Adgangskode').fill(password)
  await page.getByRole('button', { name: 'Log ind' }).click()
}
