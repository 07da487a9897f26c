import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { addToBasket, card, chooseFrokostplatte } from './frokostplatte.ts'

const spaces = (text: string) => text.replaceAll(/\s/g, ' ')

test('MEM-3 card, structured data and order say one price, and the saving on the lowest of the 30 days before @phone', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  const platte = card(page, 'Frokostplatte')
  await expect(platte).toContainText('Spar 13 %')
  await expect(platte).toContainText('kr. 129,00 pr. kuvert')
  await expect(platte).toContainText('kr. 149,00 Laveste pris de seneste 30 dage: kr. 149,00')
  const json = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  const items = json.hasMenu.hasMenuSection.flatMap(({ hasMenuItem }: { hasMenuItem: object[] }) => hasMenuItem)
  const offerOf = (name: string) => items.find((item: { name: string }) => item.name === name).offers
  expect(offerOf('Frokostplatte')).toMatchObject({
    price: '129.00',
    priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '149.00' },
  })
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  const overview = page.getByRole('complementary', { name: 'Oversigt' })
  await expect(overview).toContainText('Frokostplatte')
  expect(spaces(await overview.innerText())).toContain('kr. 1.290,00')
})

test('MEM-4 a menu that was cheaper in the 30 days before is shown without a saving', async ({ page }) => {
  await page.goto(storefront('smagen'))
  const menu = card(page, 'Kartofler og æg')
  await expect(menu).toContainText('kr. 115,00')
  await expect(menu).not.toContainText('Spar')
  await expect(menu.locator('s')).toHaveCount(0)
})
