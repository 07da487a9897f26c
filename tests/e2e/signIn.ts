import type { Locator, Page, Route } from '@playwright/test'
import { storefront } from './addresses.ts'

/** Signs in at a storefront's host without the form; the password is that of the demo accounts. */
export async function signIn(page: Page, host: string, email: string, password = 'demo-1234'): Promise<void> {
  await page.goto(storefront(host, '/login'))
  const answer = await page.evaluate(
    async (input) => {
      const query = 'mutation Login($input: LoginInput!) { login(input: $input) { __typename } }'
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf': '1' },
        body: JSON.stringify({ query, variables: { input } }),
      })
      return response.text()
    },
    { email, password },
  )
  if (!answer.includes('"Login"')) throw new Error(`Could not sign in as ${email}: ${answer}`)
}

/**
 * Ends the session without the page's knowledge. The requests that live events trigger fail until the next login:
 * otherwise the page would redirect to the login before anything can be pressed.
 */
export async function endSession(page: Page): Promise<void> {
  await page.route('**/graphql', failQuery)
  await page.context().clearCookies()
}

const ASKED_ON_NEWS =
  /"operationName":"(OfficeLayoutQuery|(All)?DashboardRouteQuery|ProductionRouteQuery|refetchOrderListQuery|useOrderCountsQuery)"/

const failQuery = (route: Route) =>
  ASKED_ON_NEWS.test(route.request().postData() ?? '') ? route.abort() : route.fallback()

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
