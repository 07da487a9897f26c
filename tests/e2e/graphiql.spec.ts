import { expect, test } from '@playwright/test'
import { bare } from './addresses.ts'

test('SEC-8, GRA-14 GraphiQL answers its first example, and breaks no rule of its page', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await page.goto(bare('/graphql'))
  await expect(page.getByText('# A storefront as its visitors see it')).toBeVisible()
  await page.getByRole('button', { name: /execute query/i }).click()
  await expect(page.locator('.result-window')).toContainText('Smagen')
  expect(violations).toEqual([])
})
