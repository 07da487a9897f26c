import { expect, type Page, test } from '@playwright/test'
import { bare, storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'
import { expectNoHorizontalOverflow } from './expectNoHorizontalOverflow.ts'
import type { State } from './states/state.ts'

const dayFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const expectReadable = async (page: Page, state: State) => {
  await expectNoHorizontalOverflow(page)
  await expectAccessible(page, state)
}

test.use({ viewport: { width: 320, height: 640 } })

test('VIS-3 ANM-16 an order is made, its failed sending repeated, and each state on its way is readable without scrolling sideways', async ({
  page,
  context,
}) => {
  await page.goto(storefront('smagen'))
  await expectReadable(page, 'storefront, phone')
  await chooseFrokostplatte(page)
  await expectReadable(page, 'menu open, phone')
  await addToBasket(page, 'Fortsæt med at handle')
  await expectReadable(page, 'storefront with a basket, phone')
  await page.getByRole('button', { name: 'Se kurv' }).click()
  await page.getByRole('dialog', { name: 'Kurv' }).getByText('Gå til bestilling').click()
  const order = page.getByRole('button', { name: 'Bestil med betalingspligt' })
  await expect(order).toBeEnabled()
  await order.click()
  await expect(page.getByText('Indtast leveringsaddresse')).toBeVisible()
  await expectReadable(page, 'order form with errors, phone')
  for (const [label, text] of [
    ['Fornavn', 'Zoe'],
    ['Efternavn', 'Zoom'],
    ['Email', 'zoom@example.dk'],
    ['Telefon', '20304050'],
    ['Adresse', 'Ågade 1'],
    ['Postnummer', '8000'],
    ['Dato', dayFromToday(40)],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Aarhus C')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  await context.setOffline(true)
  await order.click()
  await expect(
    page.getByText('Bestillingen kunne ikke sendes. Dine oplysninger er gemt. Prøv igen.').first(),
  ).toBeVisible()
  await expect(page.getByLabel('Fornavn')).toHaveValue('Zoe')
  await expectReadable(page, 'order form, not sent, phone')
  await context.setOffline(false)
  await order.click()
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('basket:55'))).toBeNull()
  await expectReadable(page, 'thank-you page, phone')
  await page.getByRole('link', { name: 'Se din ordre' }).click()
  await expect(page.getByRole('region', { name: 'Historik' })).toBeVisible()
  await expectReadable(page, 'order’s page, phone')
})

test('VIS-3 every other page of a visitor is readable without scrolling sideways', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 }).first()
  await page.goto(storefront('smagen', '/login'))
  await expect(title).toContainText('Log ind')
  await expectNoHorizontalOverflow(page)
  await page.getByRole('link', { name: 'Glemt adgangskode?' }).click()
  await expect(title).toContainText('Glemt adgangskode?')
  await expectNoHorizontalOverflow(page)
  for (const [address, shown, state] of [
    [bare(), 'Mad til mange', 'front page, phone'],
    [bare(`/?sted=8000&dato=${dayFromToday(40)}&kuverter=40`), 'Mad til mange', 'front page, answers, phone'],
    [bare('/?sted=Nuuk'), 'Mad til mange', 'front page, nobody there, phone'],
    [storefront('smagen', '/findes-ikke'), 'Siden findes ikke', 'page not found'],
    [storefront('smagen', '/tak-for-din-bestilling/ukendt'), 'Vi kan ikke vise', 'thank-you page, unknown order'],
    [storefront('smagen', '/ordre/ukendt'), 'Linket virker ikke', 'order’s page, unknown link'],
  ] as const) {
    await page.goto(address)
    await expect(title).toContainText(shown)
    await expectReadable(page, state)
  }
  for (const [name, state] of [
    ['Handelsbetingelser', 'conditions'],
    ['Tilgængelighed', 'accessibility statement'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(title).toContainText(name)
    await expectReadable(page, state)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(bare())
  await expect(title).toContainText('Mad til mange')
  await expectAccessible(page, 'front page')
})
