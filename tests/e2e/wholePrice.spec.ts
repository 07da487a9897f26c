import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { addToBasket, card, chooseFrokostplatte } from './frokostplatte.ts'
import { mailsTo } from './mailbox.ts'
import { placeOrder } from './placeOrder.ts'

const SAID_ONCE = /inkl\. moms/gi
const spaces = (text: string) => text.replaceAll(/\s+/g, ' ')

test('LAW-3 LAW-5 MEM-3 MEM-4 card, structured data, order form and mail say one whole price, and what is ordered stands above the button', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  const menus = page.getByRole('article').filter({ hasText: 'pr. kuvert' })
  const fees = menus.getByText('+ Kørsel kr. 150,00 ved levering')
  await expect(fees).toHaveCount(await menus.count())
  await expect(menus.first()).not.toContainText('Tjener')
  const platte = card(page, 'Frokostplatte')
  await expect(platte).toContainText('Spar 13 %')
  await expect(platte).toContainText('kr. 129,00 pr. kuvert')
  await expect(platte).toContainText('Før kr. 149,00 (laveste pris de seneste 30 dage)')
  const json = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  const items = json.hasMenu.hasMenuSection.flatMap(({ hasMenuItem }: { hasMenuItem: object[] }) => hasMenuItem)
  expect(items.find((item: { name: string }) => item.name === 'Frokostplatte').offers).toMatchObject({
    price: '129.00',
    priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '149.00' },
  })
  // it was cheaper in the 30 days before
  const cheaper = card(page, 'Kartofler og æg')
  await expect(cheaper).toContainText('kr. 115,00')
  await expect(cheaper).not.toContainText('Spar')
  await expect(cheaper.locator('s')).toHaveCount(0)
  const expectSaidOnce = async () => {
    await expect(page.getByRole('contentinfo')).toContainText('Alle priser er inkl. moms.')
    expect((await page.locator('body').innerText()).match(SAID_ONCE), page.url()).toHaveLength(1)
  }
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Fortsæt med at handle')
  await expectSaidOnce()
  await page.getByRole('complementary', { name: 'Kurv' }).getByText('Gå til bestilling').click()

  const order = page.getByRole('button', { name: 'Bestil med betalingspligt' })
  await expect(order).toBeEnabled()
  await expectSaidOnce()
  const overview = page.getByRole('complementary', { name: 'Oversigt' })
  expect(spaces(await overview.innerText())).toContain('kr. 1.290,00')
  // nothing optional is ticked
  await expect(overview.getByRole('checkbox').first()).toBeVisible()
  await expect(overview.getByRole('checkbox', { checked: true })).toHaveCount(0)
  const brief = order.locator('xpath=preceding-sibling::*[1]')
  await expect(brief).toContainText('10 × Frokostplatte. Du mangler at vælge dato. I alt kr. 1.290,00 uden levering.')
  await expect(brief).toContainText('Maden laves til dig til en bestemt dag, så der er ingen fortrydelsesret.')
  const year = new Date().getFullYear() + 1
  await page.getByRole('textbox', { name: 'Dato' }).fill(`15-06-${year}`)
  await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
  await expect(brief).toContainText(new RegExp(`Leveres \\p{L}+ den 15\\. juni ${year} kl\\. \\d\\d:\\d\\d\\.`, 'u'))
  await page.getByLabel('Afhentning').check()
  await expect(brief).toContainText(`den 15. juni ${year}`)
  await expect(brief).toContainText('Hentes')

  const email = 'besparelse@example.dk'
  await placeOrder(email)
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0)
  const [mail] = await mailsTo(email)
  expect(spaces(mail?.text ?? '')).toContain('10x Frokostplatte kr. 1.290,00')
  expect(mail?.text).not.toContain('149,00')
})
