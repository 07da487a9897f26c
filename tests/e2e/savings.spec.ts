import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { openKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'
import { addToBasket, card, chooseFrokostplatte } from './frokostplatte.ts'
import { mailsTo } from './mailbox.ts'
import { placeOrder } from './placeOrder.ts'

const spaces = (text: string) => text.replaceAll(/\s+/g, ' ')

test('MEM-3 card, structured data, order and mail say one price, and the saving on the lowest of the 30 days before @phone', async ({
  page,
}, { project }) => {
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

  const email = `besparelse-${project.name}@example.dk`
  await placeOrder(email)
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBeGreaterThan(0)
  const [mail] = await mailsTo(email)
  expect(spaces(mail?.text ?? '')).toContain('10x Frokostplatte kr. 1.290,00')
  expect(mail?.text).not.toContain('149,00')
})

test('MEM-4 a menu that was cheaper in the 30 days before is shown without a saving', async ({ page }) => {
  await page.goto(storefront('smagen'))
  const menu = card(page, 'Kartofler og æg')
  await expect(menu).toContainText('kr. 115,00')
  await expect(menu).not.toContainText('Spar')
  await expect(menu.locator('s')).toHaveCount(0)
})

test('MEM-4 the menu form says why a saving is not shown, and draws what the menu has cost @phone', async ({
  page,
}) => {
  const kitchen = await openKitchen('priser')
  const { id } = await kitchen.cater.addMenu('Platte', { price: 149 })
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address(`/admin/caters/${kitchen.cater.number}/menus/${id}`))
  const history = page.getByRole('region', { name: 'Prisen de seneste 60 dage' })
  await expect(history.getByRole('listitem')).toContainText('kr. 149,00')
  await page.getByLabel('Pris pr. kuvert', { exact: true }).fill('129')
  await page.getByLabel('Førpris').fill('149')
  await page.getByRole('button', { name: 'Opdater' }).first().click()
  await expect(history).toContainText('Vises ikke: prisen skal have gældt i 30 dage, før den sættes ned')
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await findViolations(page)).toEqual([])
  await history.scrollIntoViewIfNeeded()
})
