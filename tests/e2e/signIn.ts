import type { Page } from '@playwright/test'
import { storefront } from './addresses.ts'

/** Signs in with a demo account at a storefront's host, without the form. */
export async function signIn(page: Page, host: string, email: string): Promise<void> {
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
    { email, password: 'demo-1234' },
  )
  if (!answer.includes('"Login"')) throw new Error(`Could not sign in as ${email}: ${answer}`)
}
