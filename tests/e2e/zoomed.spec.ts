import { expect, type Page, test } from '@playwright/test'
import { bare, storefront } from './addresses.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'
import { findViolations } from './violations.ts'

/** Nothing of the page in its state stands beside the screen, and axe finds nothing. */
async function expectReadable(page: Page, state: string): Promise<void> {
  const width = page.viewportSize()?.width
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(width)
  expect.soft(await findViolations(page), state).toEqual([])
}

const dayFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

for (const [name, viewport] of [
  ['at 400 % zoom', { width: 320, height: 256 }],
  ['on the narrowest phone', { width: 320, height: 640 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport })

    test('VIS-3 an order is made, and each state on its way is readable without scrolling sideways', async ({
      page,
    }) => {
      test.slow()
      await page.goto(storefront('smagen'))
      await expectReadable(page, 'storefront')
      await chooseFrokostplatte(page)
      await expectReadable(page, 'open menu')
      await addToBasket(page, 'Fortsæt med at handle')
      await expectReadable(page, 'storefront with a basket')
      await page.goto(storefront('smagen', '/anmod'))
      const order = page.getByRole('button', { name: 'Bestil med betalingspligt' })
      await expect(order).toBeEnabled()
      await order.click()
      await expect(page.getByText('Indtast leveringsaddresse')).toBeVisible()
      await expectReadable(page, 'order form with errors')
      for (const [label, text] of [
        ['Fornavn', 'Zoe'],
        ['Efternavn', 'Zoom'],
        ['Email', `zoom-${viewport.height}@example.dk`],
        ['Telefon', '20304050'],
        ['Adresse', 'Ågade 1'],
        ['Postnummer', '8000'],
        ['Dato', dayFromToday(40)],
      ] as const)
        await page.getByRole('textbox', { name: label, exact: true }).fill(text)
      await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
      await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
      await order.click()
      await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
      await expectReadable(page, 'thank-you page')
      await page.getByRole('link', { name: 'Se din ordre' }).click()
      await expect(page.getByRole('region', { name: 'Historik' })).toBeVisible()
      await expectReadable(page, 'order’s page')
    })

    test('VIS-3 every other page of a visitor is readable without scrolling sideways', async ({ page }) => {
      test.slow()
      for (const [address, shown] of [
        [bare(), 'Mad til mange'],
        [bare(`/?sted=8000&dato=${dayFromToday(40)}&kuverter=40`), 'Mad til mange'],
        [bare('/?sted=Nuuk'), 'Mad til mange'],
        [storefront('gront'), 'Grønt'],
        [storefront('grillen'), 'Grillen'],
        [storefront('smagen', '/login'), 'Log ind'],
        [storefront('smagen', '/adgangskode'), 'Glemt adgangskode?'],
        [storefront('smagen', '/handelsbetingelser'), 'Handelsbetingelser'],
        [storefront('smagen', '/tilgaengelighed'), 'Tilgængelighed'],
        [storefront('smagen', '/findes-ikke'), 'Siden findes ikke'],
        [storefront('smagen', '/tak-for-din-bestilling/ukendt'), 'Vi kan ikke vise denne bestilling'],
        [storefront('smagen', '/ordre/ukendt'), 'Linket virker ikke'],
      ] as const) {
        await page.goto(address)
        await expect.soft(page.getByRole('heading', { level: 1 }).first(), address).toContainText(shown)
        await expectReadable(page, address)
      }
    })
  })
}
