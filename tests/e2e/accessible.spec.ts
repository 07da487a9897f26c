import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

test('axe finds no violations in the back office: dashboard, list, order and its dialogs @phone', async ({ page }) => {
  await signIn(page, 'smagen', 'smagen@demo.dk')
  for (const path of ['/admin', '/admin/ordre']) {
    await page.goto(storefront('smagen', path))
    expect(await findViolations(page), path).toEqual([])
  }
  await page.getByRole('row').filter({ hasText: 'Afventer' }).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: /^Ordre 1\d{5}/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Afvis', exact: true }).click()
  await expect(page.getByText('Vil du afvise ordren?')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
