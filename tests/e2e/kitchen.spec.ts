import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { type Allergen, ALLERGENS } from '../../domain/allergens.ts'
import { danishDate } from '../../domain/danishTime.ts'
import { formatDate } from '../../domain/formats.ts'
import { openKitchen } from './ownKitchen.ts'
import type { OwnKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

const open = async (page: Page, kitchen: OwnKitchen, path: string) => {
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address(path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const acceptedOrder = async (
  kitchen: OwnKitchen,
  customer: string,
  ...more: Parameters<OwnKitchen['order']> extends [string, ...infer Rest] ? Rest : never
) => {
  const order = await kitchen.order(customer, ...more)
  await kitchen.answer(order, 'accept')
  return order
}
const sheetsOf = (paper: Buffer) => paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
const ADDRESS = { address: 'Ågade 1', zipCode: '8000', city: 'Aarhus C' }

test('DAY-5 the kitchen’s list says which orders a line comes from, when the first leaves, and what customers wrote @phone', async ({
  page,
}) => {
  const kitchen = await openKitchen(`koekken-liste-${test.info().project.name}`)
  const late = await acceptedOrder(kitchen, 'Sven', 10, { clock: '17:30' })
  const early = await acceptedOrder(kitchen, 'Tine', 10, { clock: '11:30', comment: 'Uden løg til to.' })
  await open(page, kitchen, `/admin/ordre/produktion?from=${early.date}`)
  await expect(page.getByText('Første afhentning kl. 11:30.')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: `${early.reference}` })
  await expect(row).toContainText(`${early.reference}: 10 kl. 11:30`)
  await expect(row).toContainText(`${late.reference}: 10 kl. 17:30`)
  const comments = page.getByRole('region', { name: 'Hensyn og kommentarer' })
  await expect(comments).toContainText('Uden løg til to.')
  await expect(comments.getByRole('link', { name: `${early.reference}` })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('navigation', { name: 'Visning' }).getByRole('link', { name: 'Efter ordre' }).click()
  const orders = page.getByRole('main').getByRole('region')
  await expect(orders.getByRole('heading')).toHaveText([`${early.reference}`, `${late.reference}`])
  await expect(orders.first()).toContainText('Uden løg til to.')
  await expect(page.getByRole('main')).not.toContainText('kr.')
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('navigation', { name: 'Visning' }).getByRole('link', { name: 'Sedler' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
})

test('ALG-6 ALG-7 the order’s page, the kitchen’s list and the slips tell what guests need and what is in the food @phone', async ({
  page,
}) => {
  const kitchen = await openKitchen(`hensyn-${test.info().project.name}`)
  const { id } = await kitchen.cater.call<{ id: string }>('POST', '/dishes', { name: 'Æblekage' })
  const [menu] = await kitchen.cater.call<{ id: string }[]>('GET', '/products/menus')
  await kitchen.cater.call('PUT', `/envelopes/${menu?.id}/dishes`, { dishes: [id] })
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
  const order = await acceptedOrder(kitchen, 'Tine', 10, { needs })
  const told = '3 uden mælk; 1 ingen løg'
  await open(page, kitchen, `/admin/ordre/produktion?from=${order.date}`)
  const special = page.getByRole('region', { name: 'Hensyn og kommentarer' })
  await expect(special).toContainText(`Særlige hensyn: ${told}`)
  await expect(special).toContainText('Indeholder: æg')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('navigation', { name: 'Visning' }).getByRole('link', { name: 'Efter ordre' }).click()
  const byOrder = page.getByRole('main').getByRole('region')
  await expect(byOrder).toContainText(told)
  await expect(byOrder).toContainText('Indeholder: æg')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('navigation', { name: 'Visning' }).getByRole('link', { name: 'Sedler' }).click()
  const slip = page.getByRole('article')
  await expect(slip).toContainText(told)
  await expect(slip).toContainText('Indeholder: æg')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findViolations(page)).toEqual([])

  await declare(['EGGS', 'MILK'])
  await page.goto(kitchen.address(`/admin/ordre/${order.id}`))
  const content = page.getByRole('region', { name: 'Indhold' })
  await expect(content).toContainText(`Særlige hensyn${told}`)
  await expect(content).toContainText(`Æblekage: Allergener ændret ${formatDate(danishDate(new Date()))}`)
  await expect(content.getByRole('definition')).toHaveText(['Indeholder: æg', 'Indeholder: æg, mælk'])
  await expect(content.getByRole('table').getByText(/^Indeholder:/)).toHaveText('Indeholder: æg')
  expect(await findViolations(page)).toEqual([])
})

test('DAY-5 a list of several sheets cuts no row in two', async ({ page }) => {
  const kitchen = await openKitchen('koekken-ark')
  const [menu] = await kitchen.cater.call<{ id: string }[]>('GET', '/products/menus')
  const numbers = Array.from({ length: 50 }, (_, index) => index + 1)
  // so long that each takes several lines
  const words = 'rimmet laks med dild og kartofler fra egen mark '.repeat(3)
  for (const number of numbers) {
    const item = { type: 'include', name: `Begynd${number}. ${words} Slut${number}.`, price: 0 }
    await kitchen.cater.call('POST', `/products/menus/${menu?.id}/child`, item)
  }
  const order = await acceptedOrder(kitchen, 'Tine')
  await open(page, kitchen, `/admin/ordre/produktion?from=${order.date}`)
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

test('DAY-5 a range above 62 days is told, not cut', async ({ page }) => {
  const kitchen = await openKitchen('koekken-lang')
  await open(page, kitchen, '/admin/ordre/produktion/ordrer?from=2026-01-01&to=2026-12-31')
  await expect(page.getByText('Vælg højst 62 dage ad gangen. Her er valgt 365.')).toBeVisible()
})

test('DAY-9 the driver sees the stops by time, marks one as delivered, and the customer sees when @phone', async ({
  page,
}) => {
  const kitchen = await openKitchen(`koekken-koersel-${test.info().project.name}`)
  const order = await acceptedOrder(kitchen, 'Lea', 10, {
    clock: '11:30',
    delivery: ADDRESS,
    comment: 'Porten er låst.',
  })
  const later = await acceptedOrder(kitchen, 'Ole', 10, { clock: '12:15', delivery: ADDRESS })
  await acceptedOrder(kitchen, 'Hanne', 10, { clock: '09:00' })
  await open(page, kitchen, `/admin/ordre/produktion/koersel?from=${order.date}`)
  await expect(page.getByText('2 leveringer, 0 leveret. Næste kl. 11:30.')).toBeVisible()
  const stop = page.getByRole('article', { name: 'Lea Kunde' })
  await expect(stop).toContainText('Porten er låst.')
  await expect(stop.getByRole('link', { name: 'Ågade 1, 8000 Aarhus C' })).toHaveAttribute('href', /destination=/)
  await expect(stop.getByRole('link', { name: /^\d\d \d\d \d\d \d\d$/ })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('main')).toContainText('Hanne Kunde')
  expect(await findViolations(page)).toEqual([])

  await stop.getByRole('button', { name: 'Leveret' }).click()
  await expect(stop).toContainText(/Leveret kl\. \d\d:\d\d, Ida/)
  await expect(page.getByText('2 leveringer, 1 leveret. Næste kl. 12:15.')).toBeVisible()
  await page.goto(kitchen.address(`/tak-for-din-bestilling/${order.id}`))
  await expect(page.getByRole('complementary', { name: 'Din bestilling' })).toContainText(
    /Leveret \d\d-\d\d-\d{4} kl\./,
  )
  await page.goto(kitchen.address(`/admin/ordre/produktion/koersel?from=${later.date}`))
  await stop.getByRole('button', { name: 'Fortryd' }).click()
  await expect(page.getByText('2 leveringer, 0 leveret. Næste kl. 11:30.')).toBeVisible()
})

test('DAY-5 the list of tomorrow is printed with one click on the dashboard', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') }),
  )
  const kitchen = await openKitchen('koekken-i-morgen')
  await acceptedOrder(kitchen, 'Mona', 1)
  await open(page, kitchen, '/admin')
  // Only then a press keeps that it is to print
  await expect(page.getByText('Forbundet')).toBeVisible()
  await page.getByRole('link', { name: 'Udskriv i morgen' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Udskriv igen' })).toBeVisible()
})
