import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { mailsTo } from './mailbox.ts'
import { placeOrder } from './placeOrder.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

test('DAY-12 a note about an order is read by colleagues, never mailed to the customer @phone', async ({ page }) => {
  const email = `note-${crypto.randomUUID()}@example.dk`
  const { id } = await placeOrder(email)
  await signIn(page, 'smagen', 'jonas@demo.dk')
  await page.goto(storefront('smagen', `/admin/ordre/${id}`))
  await expect(page.getByText('Ses kun af jer, aldrig af kunden.')).toBeVisible()
  // What is typed before the page works would be lost
  await expect(page.getByText('Forbundet')).toBeVisible()
  const note = 'Ring til porten på bagsiden'
  await page.getByRole('textbox', { name: 'Note' }).fill(note)
  await page.getByRole('button', { name: 'Gem note' }).click()
  await expect(page.getByRole('article').filter({ hasText: note }).last()).toContainText('Jonas Kirk')
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('')
  expect(await findViolations(page)).toEqual([])

  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', `/admin/ordre/${id}`))
  await expect(page.getByRole('heading', { name: 'Interne noter' })).toBeVisible()
  await expect(page.getByText(note)).toBeVisible()
  const mails = await mailsTo(email)
  expect(mails.some(({ text }) => text?.includes(note))).toBe(false)
})
