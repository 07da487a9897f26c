import { expect, type Page } from '@playwright/test'
import { storefront } from './addresses.ts'
import { mailsTo } from './mailbox.ts'
import { type NewBrowser, test } from './newBrowser.ts'
import { placeOrder } from './placeOrder.ts'
import { signIn } from './signIn.ts'

async function openOrder(newBrowser: NewBrowser, email: string, id: string): Promise<Page> {
  const page = await newBrowser()
  await signIn(page, 'smagen', email)
  await page.goto(storefront('smagen', `/admin/ordre/${id}`))
  return page
}

test('ORD-3 ORD-4 ORD-6 of two users who answer at once the second sees the answer of the first', async ({
  newBrowser,
}) => {
  const { id } = await placeOrder('to.ad.gangen@example.dk')
  const first = await openOrder(newBrowser, 'smagen@demo.dk', id)
  const second = await openOrder(newBrowser, 'smagen@demo.dk', id)
  await second.getByRole('button', { name: 'Godkend', exact: true }).click()
  await expect(second.getByText('Vil du godkende ordren?')).toBeVisible()

  await first.getByRole('button', { name: 'Afvis', exact: true }).click()
  await first.getByLabel('Begrundelse (valgfri)').fill('Vi har desværre fuldt hus.')
  await first.getByRole('button', { name: 'Ja, afvis' }).click()
  await expect(first.getByText('Du har afvist denne ordre.')).toBeVisible()
  await expect(first.getByRole('heading', { name: /\(Afvist\)/ })).toBeVisible()

  await second.getByRole('button', { name: 'Ja, godkend' }).click()
  await expect(second.getByText('Ordren er allerede behandlet.')).toBeVisible()
  await expect(second.getByRole('dialog').getByText('Du har afvist denne ordre.')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Godkend', exact: true })).toHaveCount(0)

  const mails = () => mailsTo('to.ad.gangen@example.dk')
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(2)
  expect((await mails())[1]?.text).toContain('Vi har desværre fuldt hus.')
})

test('ORD-1 an order page is open to caterers only', async ({ newBrowser }) => {
  const { id } = await placeOrder('kun.for.caterere@example.dk')
  const admin = await openOrder(newBrowser, 'admin@demo.dk', id)
  await expect(admin.getByText('Denne side er fobeholdt cateringprofiler')).toBeVisible()
  expect(await admin.content()).not.toContain('kun.for.caterere@example.dk')
})

test('ORL-1 the list shows its columns, with the newest reference first', async ({ page }) => {
  await signIn(page, 'festkokkenet', 'festkokkenet@demo.dk')
  await page.goto(storefront('festkokkenet', '/admin/ordre'))
  await expect(page.getByRole('columnheader')).toHaveText([
    'Vælg alle på siden',
    'Ordre',
    'Kunde',
    'Bestilt',
    'Levering',
    'Kuv.',
    'Pris',
    'Godkendt',
    'Betalt',
  ])
  const references = (await page.getByRole('cell').getByRole('link').allInnerTexts()).map(Number)
  expect(references.length).toBeGreaterThan(20)
  expect(references).toEqual([...references].sort((a, b) => b - a))
  await expect(page.getByRole('row').nth(1)).toContainText(/\d DKK/)
  await expect(page.getByRole('row').nth(1)).toContainText(/\d{2}-\d{2}-\d{4} \d{2}:\d{2}/)
})
