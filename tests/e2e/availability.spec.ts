import { expect, type Page, test } from '@playwright/test'
import { addDays, danishDate, isoWeekday } from '../../domain/danishTime.ts'
import { formatDate, formatDayAndMonth, formatLongDate } from '../../domain/formats.ts'
import { NO_SETTINGS } from '../../domain/availabilityRules.ts'
import { card } from './frokostplatte.ts'
import { openKitchen, type OwnKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

/** Chooses a menu of the kitchen as a visitor, and fills the order form but for the date. */
async function fillOrderForm(page: Page, kitchen: OwnKitchen): Promise<void> {
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
}

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
  await fillOrderForm(page, kitchen)
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

test('AVA-7 AVA-8 a day that is lost at the last moment loses nothing that was typed @phone', async ({ page }) => {
  const kitchen = await openKitchen('sidste-plads')
  const day = addDays(danishDate(new Date()), 10)
  const tens = [10, 10, 10, 10, 10, 10, 10]
  await kitchen.cater.call('PUT', '/availability-rules', { ...NO_SETTINGS, capacity: tens })
  await fillOrderForm(page, kitchen)
  const date = page.getByRole('textbox', { name: 'Dato' })
  await date.fill(day)
  await date.press('Tab')
  await page.getByLabel('Kommentar').fill('Vi spiser i haven.')
  await page.getByLabel(/Jeg accepterer/).check()
  // somebody else takes the last places after this page has asked for them
  await kitchen.order('Anden', 0, { date: day })
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(date).toHaveAccessibleDescription(/Dagen er fuldt booket\./)
  await expect(date).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await expect(page.getByLabel('Fornavn')).toHaveValue('Karen')
  await expect(page.getByLabel('Kommentar')).toHaveValue('Vi spiser i haven.')
  await expect(page.getByLabel(/Jeg accepterer/)).toBeChecked()
  await page
    .getByRole('button', { name: /^Vælg .* i stedet$/ })
    .first()
    .click()
  await expect(date).not.toHaveAccessibleDescription(/fuldt booket/)
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tak')
  await expect(page.getByText('Vi spiser i haven.')).toBeVisible()
})

test('AVA-9 the calendar marks its days in words, and a closed day can have the focus and says why @phone', async ({
  page,
}) => {
  const kitchen = await openKitchen('kalenderen')
  const today = danishDate(new Date())
  // Both stand in one month
  const first = `${today.slice(0, 4)}-${today.slice(5, 7)}-01`
  const next = addDays(first, 40).slice(0, 7)
  const [full, closed, open] = [`${next}-09`, `${next}-10`, `${next}-11`]
  await kitchen.cater.call('PUT', '/availability-rules', {
    ...NO_SETTINGS,
    exceptions: [
      { from: full, to: full, name: null, hours: { DELIVERY: null, PICKUP: null }, capacity: 0 },
      { from: closed, to: closed, name: 'Sommerfest', hours: { DELIVERY: [], PICKUP: [] }, capacity: null },
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

  await page.getByRole('button', { name: 'Åbn kalender' }).click()
  await page.getByRole('button', { name: 'Næste måned' }).click()
  const calendar = page.getByRole('region', { name: 'Kalender' })
  await expect(calendar.getByRole('button', { name: new RegExp(`${formatLongDate(full)}.*, Fuldt`) })).toBeVisible()
  const shut = calendar.getByRole('button', { name: new RegExp(`${formatLongDate(closed)}.*, Lukket`) })
  await shut.focus()
  await shut.press('Enter')
  await expect(shut).toBeFocused()
  await expect(shut).toHaveAccessibleDescription(/Sommerfest: lukket/)
  expect(await findViolations(page)).toEqual([])
  await calendar.getByRole('button', { name: `Vælg ${formatDayAndMonth(open, closed)} i stedet` }).click()
  await expect(page.getByRole('textbox', { name: 'Dato' })).toHaveValue(formatLongDate(open))
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

  const category = await kitchen.cater.addCategory('Fest')
  const { id: slow } = await kitchen.cater.addMenu('Lam på spid', { leadTime: { days: 20, cutoff: '09:00' } })
  const { id: quick } = await kitchen.cater.addMenu('Pølsevogn', { leadTime: { days: 1, cutoff: '09:00' } })
  await kitchen.cater.call('POST', `/categories/${category.id}/add-menus`, { menus: [id, slow, quick] })
  const questions: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('MenuDeadlineQuery')) questions.push(request.url())
  })
  await page.goto(kitchen.address(`/?dato=${asked.date}`))
  await expect(card(page, 'Helstegt pattegris')).toContainText('"Helstegt pattegris" skulle være bestilt senest')
  await expect(card(page, 'Lam på spid')).toContainText('"Lam på spid" skulle være bestilt senest')
  await expect(card(page, 'Pølsevogn')).not.toContainText('skulle være bestilt')
  expect(questions).toHaveLength(1)
  await page.getByLabel('Hvornår?').fill(addDays(asked.date, 60))
  await expect(card(page, 'Helstegt pattegris')).not.toContainText('skulle være bestilt')
})
