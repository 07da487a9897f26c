import { expect, test } from '@playwright/test'
import { bare, storefront } from './addresses.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'

const SAID_ONCE = /inkl\. moms/gi

test('LAW-3 a menu price tells what each order costs besides, and VAT is mentioned once on each page @phone', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  const menus = page.getByRole('article').filter({ hasText: 'pr. kuvert' })
  const fees = menus.getByText('+ Kørsel kr. 150,00 pr. ordre')
  await expect(fees).toHaveCount(await menus.count())
  await expect(menus.first()).not.toContainText('Tjener')
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Fortsæt med at handle')
  const demo = 'demodemodemodemodemode'
  for (const address of [
    bare(),
    bare('/sammenlign?kuverter=40&koekken=55&koekken=56'),
    ...['/', '/anmod', `/kurv/${demo}`, `/tilbud/${demo}`].map((path) => storefront('smagen', path)),
  ]) {
    await page.goto(address)
    await expect(page.getByRole('contentinfo')).toContainText('Alle priser er inkl. moms.')
    expect((await page.locator('body').innerText()).match(SAID_ONCE), address).toHaveLength(1)
  }
})

test('LAW-5 right above the button stand menus, date, total and that there is no withdrawal; nothing optional is ticked @phone', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  const order = page.getByRole('button', { name: 'Bestil med betalingspligt' })
  await expect(order).toBeEnabled()
  const overview = page.getByRole('complementary', { name: 'Oversigt' })
  await expect(overview.getByRole('checkbox').first()).toBeVisible()
  await expect(overview.getByRole('checkbox', { checked: true })).toHaveCount(0)
  const brief = order.locator('xpath=preceding-sibling::*[1]')
  await expect(brief).toContainText('10 × Frokostplatte. Du mangler at vælge dato. I alt kr. 1.440,00.')
  await expect(brief).toContainText('Maden laves til dig til en bestemt dag, så der er ingen fortrydelsesret.')
  const year = new Date().getFullYear() + 1
  await page.getByRole('textbox', { name: 'Dato' }).fill(`15-06-${year}`)
  await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
  await expect(brief).toContainText(new RegExp(`Leveres \\p{L}+ den 15\\. juni ${year} kl\\. \\d\\d:\\d\\d\\.`, 'u'))
  await page.getByLabel('Afhentning').check()
  await expect(brief).toContainText(`den 15. juni ${year}`)
  await expect(brief).toContainText('Hentes')
})
