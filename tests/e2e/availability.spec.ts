import { expect, test } from '@playwright/test'
import { addDays, danishDate, isoWeekday } from '../../domain/danishTime.ts'
import { formatDate, formatDayAndMonth, formatLongDate } from '../../domain/formats.ts'
import { NO_SETTINGS } from '../../domain/availabilityRules.ts'
import { card } from './frokostplatte.ts'
import { openKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

test('AVA-8 an order that cannot be had is refused at its fields, and another date is one press away @phone', async ({
  page,
}) => {
  const kitchen = await openKitchen('lukket')
  const today = danishDate(new Date())
  const closed = addDays(today, 10)
  await kitchen.cater.call('PUT', '/availability-rules', {
    ...NO_SETTINGS,
    exceptions: [
      { from: closed, to: addDays(closed, 1), name: 'Ferie', hours: { DELIVERY: [], PICKUP: [] }, capacity: null },
    ],
  })
  const category = await kitchen.cater.addCategory('Frokost')
  const { id } = await kitchen.cater.addMenu('Platte')
  await kitchen.cater.call('POST', `/categories/${category.id}/add-menus`, { menus: [id] })
  await page.goto(kitchen.address('/'))
  const menu = card(page, 'Platte')
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  await menu.getByRole('button', { name: 'Læg i kurv' }).click()
  await page.getByRole('dialog').getByText('Gå til bestilling').click()
  await expect(page.getByRole('button', { name: 'Bestil med betalingspligt' })).toBeEnabled()
  await page.getByLabel('Fornavn').fill('Karen')
  await page.getByLabel('Efternavn').fill('Kunde')
  await page.getByLabel('Email').fill('karen@example.dk')
  await page.getByLabel('Telefon').fill('20304050')
  await page.getByLabel('Afhentning').check()
  const date = page.getByRole('textbox', { name: 'Dato' })
  await date.fill(closed)
  await date.press('Tab')
  await page.getByLabel(/Jeg accepterer/).check()
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()

  const until = formatDayAndMonth(addDays(closed, 1), today)
  await expect(date).toHaveAccessibleDescription(new RegExp(`Ferie: lukket til og med den ${until}`))
  await expect(date).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: `Vælg ${formatDayAndMonth(addDays(closed, 2), today)} i stedet` }).click()
  await expect(date).not.toHaveAccessibleDescription(/Ferie/)
  await expect(page.getByLabel('Fornavn')).toHaveValue('Karen')
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tak')
})

test('AVA-5 AVA-6 an owner sets hours, capacity, a deadline and a holiday, and each mistake stands at its field @phone', async ({
  page,
}) => {
  const kitchen = await openKitchen('tider')
  const soon = addDays(danishDate(new Date()), 60)
  const closedTuesday = addDays(soon, (9 - isoWeekday(soon)) % 7)
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address(`/admin/caters/${kitchen.cater.number}`))
  await page.getByRole('link', { name: 'Levering og kapacitet' }).click()
  await expect(page.getByRole('heading', { name: 'Levering og kapacitet' })).toBeVisible()
  await page.getByLabel('Levering hele døgnet').uncheck()
  const delivery = page.getByRole('group', { name: 'Tider for levering' })
  const tuesday = delivery.getByLabel('Tirsdag')
  await tuesday.fill('14-10')
  await page.getByRole('group', { name: 'Kuverter pr. dag' }).getByLabel('Tirsdag').fill('40')
  await page.getByRole('button', { name: 'Tilføj frist' }).click()
  await page.getByLabel('Dage før').fill('2')
  await page.getByRole('button', { name: 'Tilføj undtagelse' }).click()
  const exception = page.getByRole('group', { name: 'Undtagelse 1' })
  await exception.getByLabel('Fra', { exact: true }).fill(formatDate(closedTuesday))
  await exception.getByLabel('Til og med', { exact: true }).fill(formatDate(addDays(closedTuesday, 20)))
  await exception.getByLabel('Navn').fill('Sommerferie')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(tuesday).toHaveAccessibleDescription(/Et tidsrum slutter, før det begynder/)
  expect(await findViolations(page)).toEqual([])
  await tuesday.fill('10-14, 17-20')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(page.getByText('Gemt', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(tuesday).toHaveValue('10:00-14:00, 17:00-20:00')
  await expect(exception.getByLabel('Navn')).toHaveValue('Sommerferie')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

  const asked = { lines: [{ covers: 41 }], date: closedTuesday, clock: '15:00' }
  const answer = await kitchen.cater.call<{ reasons: { code: string }[] }>('POST', '/availability/answer', asked)
  expect(answer.reasons.map(({ code }) => code)).toEqual(['CLOSED_DATE', 'DAY_FULL'])
})

test('AVA-9 the storefront answers at once for a date, and the order form begins with it @phone', async ({ page }) => {
  const kitchen = await openKitchen('baren')
  const today = danishDate(new Date())
  const closed = addDays(today, 12)
  await kitchen.cater.call('PUT', '/availability-rules', {
    ...NO_SETTINGS,
    exceptions: [{ from: closed, to: closed, name: null, hours: { DELIVERY: [], PICKUP: [] }, capacity: null }],
  })
  const category = await kitchen.cater.addCategory('Frokost')
  const { id } = await kitchen.cater.addMenu('Platte')
  await kitchen.cater.call('POST', `/categories/${category.id}/add-menus`, { menus: [id] })
  await page.goto(kitchen.address(`/?kuverter=10&postnr=7100`))
  const bar = page.getByRole('region', { name: 'Jeres selskab' })
  const date = bar.getByLabel('Hvornår?')
  await date.fill(closed)
  await expect(bar.getByText('Lukket den dag.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`dato=${closed}`))
  expect(await findViolations(page)).toEqual([])
  const next = addDays(closed, 1)
  await bar.getByRole('button', { name: `Vælg ${formatDayAndMonth(next, today)} i stedet` }).click()
  await expect(bar.getByText('Kan leveres')).toBeVisible()
  await expect(date).toHaveValue(next)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  const menu = card(page, 'Platte')
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  await menu.getByRole('button', { name: 'Læg i kurv' }).click()
  await page.getByRole('dialog').getByText('Gå til bestilling').click()
  await expect(page.getByRole('textbox', { name: 'Dato' })).toHaveValue(formatLongDate(next))
})

test('AVA-3 AVA-6 a menu has a deadline of its own, and may take no place on a day @phone', async ({ page }) => {
  const kitchen = await openKitchen('frist')
  const { id } = await kitchen.cater.addMenu('Helstegt pattegris')
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address(`/admin/caters/${kitchen.cater.number}/menus/${id}`))
  await page.getByLabel('Egen frist').fill('10')
  await page.getByLabel('Senest kl.').fill('9')
  await page.getByLabel('Tæller med i kapacitet').uncheck()
  await page.getByRole('button', { name: 'Opdater' }).first().click()
  await expect(page.getByLabel('Senest kl.')).toHaveAccessibleDescription(/Skriv et klokkeslæt som 12:00/)
  await page.getByLabel('Senest kl.').fill('09:00')
  await page.getByRole('button', { name: 'Opdater' }).first().click()
  await expect(page.getByText('Gemt', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Egen frist')).toHaveValue('10')
  await expect(page.getByLabel('Tæller med i kapacitet')).not.toBeChecked()
  expect(await findViolations(page)).toEqual([])

  const asked = { lines: [{ menuId: id, covers: 10 }], date: addDays(danishDate(new Date()), 5) }
  const answer = await kitchen.cater.call<{ reasons: { code: string; menu: string }[] }>(
    'POST',
    '/availability/answer',
    asked,
  )
  expect(answer.reasons).toMatchObject([{ code: 'LEAD_TIME', menu: 'Helstegt pattegris' }])
})
