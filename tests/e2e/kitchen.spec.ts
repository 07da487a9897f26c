import { expect, type Page, test } from '@playwright/test'
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { type Allergen, ALLERGENS } from '../../domain/foods/allergens.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { formatDate } from '../../domain/time/formats.ts'
import { expectAccessible } from './expectAccessible.ts'
import { openKitchen } from './ownKitchen.ts'
import type { OwnKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'

let kitchen: OwnKitchen
test.beforeAll(async () => {
  kitchen = await openKitchen('koekken')
})

const open = async (page: Page, path: string) => {
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address(path))
  await expect(page.getByText('Forbundet')).toBeAttached()
}
const acceptedOrder = async (...options: Parameters<OwnKitchen['order']>) => {
  const order = await kitchen.order(...options)
  await kitchen.answer(order, 'accept')
  return order
}
const menuId = async () => (await kitchen.cater.call<{ id: string }[]>('GET', '/products/menus'))[0]?.id
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Visning' }).getByRole('link', { name, exact: true }).click()
const sheetsOf = (paper: Buffer) => paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
const ADDRESS = { address: 'Ågade 1', zipCode: '8000', city: 'Aarhus C' }

test("DAY-5 ORD-9 the kitchen's list of a day says which orders a line comes from, when the first leaves, and what customers wrote; later changes appear without a reload, and are printed separately", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted = { prints: 0, print: () => (window as unknown as { prints: number }).prints++ }
    Object.assign(window, counted)
  })
  const prints = () => page.evaluate(() => (window as unknown as { prints: number }).prints)
  const late = await acceptedOrder('Sven', 12, { clock: '17:30' })
  const early = await acceptedOrder('Tine', 12, { clock: '11:30', comment: 'Uden løg til to.' })
  await open(page, `/admin/ordre/produktion?from=${early.date}`)
  await expect(page.getByText('2 godkendte ordrer, 20 kuverter. Første afhentning kl. 11:30.')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: `${early.reference}` })
  await expect(row).toContainText(`${early.reference}: 10 kl. 11:30`)
  await expect(row).toContainText(`${late.reference}: 10 kl. 17:30`)
  const comments = page.getByRole('region', { name: 'Hensyn og kommentarer' })
  await expect(comments).toContainText('Uden løg til to.')
  await expect(comments.getByRole('link', { name: `${early.reference}` })).toBeVisible()

  await page.getByRole('button', { name: 'Udskriv', exact: true }).click()
  await expect.poll(prints).toBe(1)
  await expect(page.getByRole('button', { name: 'Udskriv igen' })).toBeVisible()
  await expect(page.getByText('siden udskrift')).toHaveCount(0)

  // The first is not accepted, so nothing to produce
  await kitchen.order('Ulla', 12)
  await acceptedOrder('Vera', 12)
  await expect(page.getByText('3 godkendte ordrer, 30 kuverter. Første afhentning kl. 11:30.')).toBeVisible()
  const changed = page.getByRole('region', { name: 'Ændret siden udskrift' })
  await expect(changed).toContainText('+10x Frokost')
  await expect(row).toContainText('ændret siden udskrift')
  await expectAccessible(page, 'production, changed since it was printed')

  await page.getByRole('button', { name: 'Udskriv kun ændringer' }).click()
  await expect.poll(prints).toBe(2)
  await expect(changed).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('+10x Frokost', { exact: true })).toBeVisible()
  await expect(row).toBeHidden()
  expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(1)
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Dagen efter' }).click()
  await expect(page).not.toHaveURL(new RegExp(early.date))
})

test('DAY-5 DAY-9 ALG-6 ALG-7 list, orders, slips and the order’s page show what guests need and what is in the food; the driver sees the stops by time, marks one as delivered, and the customer sees when', async ({
  page,
}) => {
  const { id } = await kitchen.cater.call<{ id: string }>('POST', '/dishes', { name: 'Æblekage' })
  await kitchen.cater.call('PUT', `/envelopes/${await menuId()}/dishes`, { dishes: [id] })
  const menuPath = `/products/menus/${await menuId()}`
  const { foodsVersion } = await kitchen.cater.call<{ foodsVersion: number }>('GET', menuPath)
  await kitchen.cater.call('PUT', menuPath, { allFoodsListed: true, foodsVersion })
  const declare = (contains: Allergen[]) =>
    kitchen.cater.call('PUT', `/foods/dish/${id}/declaration`, {
      contains: contains.map((allergen) => ({ allergen, sources: [] })),
      mayContain: [],
      free: ALLERGENS.filter((allergen) => !contains.includes(allergen)),
      diets: [],
      isComplete: true,
    })
  await declare(['EGGS'])
  const needs = [
    { guests: 3, allergen: 'MILK' as const },
    { guests: 1, text: 'ingen løg' },
  ]
  const needsText = '3 uden mælk; 1 uden løg'
  const order = await acceptedOrder('Lea', 10, {
    clock: '11:30',
    delivery: ADDRESS,
    comment: 'Porten er låst.',
    needs,
  })
  const later = await acceptedOrder('Ole', 10, { clock: '12:15', delivery: ADDRESS })
  const fetched = await acceptedOrder('Hanne', 10, { clock: '09:00' })
  await open(page, `/admin/ordre/produktion?from=${order.date}`)
  const special = page.getByRole('region', { name: 'Hensyn og kommentarer' })
  await expect(special).toContainText(`Særlige hensyn: ${needsText}`)
  await expect(special).toContainText('Indeholder: æg')
  await expectAccessible(page, 'production')

  await view(page, 'Efter ordre')
  const byOrder = page.getByRole('main').getByRole('region')
  await expect(byOrder.getByRole('heading')).toHaveText(
    [fetched, order, later].map(({ reference }) => String(reference)),
  )
  for (const text of ['Porten er låst.', needsText, 'Indeholder: æg']) await expect(byOrder.nth(1)).toContainText(text)
  await expect(page.getByRole('main')).not.toContainText('kr.')
  await expectAccessible(page, 'production by order')

  await view(page, 'Sedler')
  const slip = page.getByRole('article').filter({ hasText: String(order.reference) })
  await expect(slip).toContainText(needsText)
  await expect(slip).toContainText('Indeholder: æg')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectAccessible(page, 'slips of a day')
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(3)

  await declare(['EGGS', 'MILK'])
  await view(page, 'Efter ordre')
  await byOrder.getByRole('link', { name: String(order.reference) }).click()
  const content = page.getByRole('region', { name: 'Indhold' })
  await expect(content).toContainText(`Særlige hensyn${needsText}`)
  await expect(content).toContainText(`Æblekage: Allergener ændret ${formatDate(danishDate(new Date()))}`)
  await expect(content.getByRole('definition')).toHaveText(['Indeholder: æg', 'Indeholder: æg, mælk'])
  await expect(
    content
      .getByRole('table')
      .getByRole('paragraph')
      .filter({ hasText: /^Indeholder:/ }),
  ).toHaveText('Indeholder: æg')
  await expectAccessible(page, 'order, of food that was declared anew')
  await page.goBack()

  await view(page, 'Kørsel')
  await expect(page.getByText('2 leveringer, 0 leveret. Næste kl. 11:30.')).toBeVisible()
  const stop = page.getByRole('article', { name: 'Lea Kunde' })
  await expect(stop).toContainText('Porten er låst.')
  await expect(stop.getByRole('link', { name: 'Ågade 1, 8000 Aarhus C' })).toHaveAttribute('href', /destination=/)
  await expect(stop.getByRole('link', { name: /^\d\d \d\d \d\d \d\d$/ })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('main')).toContainText('Hanne Kunde')
  const delivered = page.getByText('2 leveringer, 1 leveret. Næste kl. 12:15.')
  await stop.getByRole('button', { name: 'Leveret' }).click()
  await expect(delivered).toBeVisible()
  await stop.getByRole('button', { name: 'Fortryd' }).click()
  await expect(page.getByText('2 leveringer, 0 leveret. Næste kl. 11:30.')).toBeVisible()
  await stop.getByRole('button', { name: 'Leveret' }).click()
  await expect(stop).toContainText(/Leveret kl\. \d\d:\d\d, Ida/)
  await expect(delivered).toBeVisible()
  await expectAccessible(page, 'drive, with one delivered')
  await page.goto(kitchen.address(`/tak-for-din-bestilling/${order.id}`))
  await expect(page.getByRole('complementary', { name: 'Din bestilling' })).toContainText(
    /Leveret \d\d-\d\d-\d{4} kl\./,
  )
})

test('DAY-5 a list of several sheets cuts no row in two', async ({ page }) => {
  const numbers = Array.from({ length: 50 }, (_, index) => index + 1)
  // so long that each takes several lines
  const words = 'rimmet laks med dild og kartofler fra egen mark '.repeat(3)
  const menu = await menuId()
  for (const number of numbers) {
    const item = { type: 'include', name: `Begynd${number}. ${words} Slut${number}.`, price: 0 }
    await kitchen.cater.call('POST', `/products/menus/${menu}/child`, item)
  }
  const order = await acceptedOrder('Tine', 14)
  await open(page, `/admin/ordre/produktion?from=${order.date}`)
  await expect(page.getByText('Slut50.')).toBeVisible()
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { items } = await extractTextItems(pdf)
  const sheets = items.map((texts) => texts.map(({ str }) => str).join(''))
  expect(sheets.length).toBeGreaterThan(1)
  const sheetOf = (word: string) => sheets.findIndex((sheet) => sheet.includes(word))
  for (const number of numbers) {
    expect(sheetOf(`Begynd${number}.`)).toBeGreaterThanOrEqual(0)
    expect(sheetOf(`Slut${number}.`)).toBe(sheetOf(`Begynd${number}.`))
  }
})
