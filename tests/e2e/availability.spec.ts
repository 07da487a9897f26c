import { expect, type Page } from '@playwright/test'
import { addDays, danishDate, isoWeekday } from '../../domain/time/danishTime.ts'
import { formatDate, formatDayAndMonth, formatLongDate } from '../../domain/time/formats.ts'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import { expectAccessible } from './expectAccessible.ts'
import { card } from './frokostplatte.ts'
import { expectNoHorizontalOverflow } from './expectNoHorizontalOverflow.ts'
import { test } from './newBrowser.ts'
import { openKitchen, type OwnKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'

let kitchen: OwnKitchen

test.beforeAll(async () => {
  kitchen = await openKitchen('dage')
})

test('AVA-7 AVA-8 AVA-9 a date that is not available is refused in the bar, in the calendar and at its field, with another one press away, and nothing typed is lost', async ({
  page,
}) => {
  const today = danishDate(new Date())
  // All stand in one month
  const month = addDays(`${today.slice(0, 7)}-01`, 40).slice(0, 7)
  const [full, closed, open, lastPlaces] = [`${month}-09`, `${month}-10`, `${month}-12`, `${month}-20`]
  const tens = [10, 10, 10, 10, 10, 10, 10]
  await kitchen.cater.call('PUT', '/availability-rules', {
    ...NO_SETTINGS,
    capacity: tens,
    exceptions: [
      { from: full, to: full, name: null, hours: { DELIVERY: null, PICKUP: null }, capacity: 0 },
      { from: closed, to: `${month}-11`, name: 'Ferie', hours: { DELIVERY: [], PICKUP: [] }, capacity: null },
    ],
  })
  const category = await kitchen.cater.addCategory('Frokost')
  const { id } = await kitchen.cater.addMenu('Platte')
  await kitchen.cater.call('POST', `/categories/${category.id}/add-menus`, { menus: [id] })

  await page.goto(kitchen.address('/?kuverter=10&postnr=7100'))
  const bar = page.getByRole('region', { name: 'Jeres bestilling' })
  await bar.getByLabel('Hvornår?').fill(closed)
  await expect(bar.getByText(/Ferie: lukket til og med den/)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`dato=${closed}`))
  await expectAccessible(page, 'storefront, date refused')
  const instead = `Vælg ${formatDayAndMonth(open, today)} i stedet`
  await bar.getByRole('button', { name: instead }).click()
  await expect(bar.getByText('Kan leveres')).toBeVisible()
  await expect(bar.getByLabel('Hvornår?')).toHaveValue(open)
  await expectNoHorizontalOverflow(page)
  const menu = card(page, 'Platte')
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  await menu.getByRole('button', { name: 'Læg i kurv' }).click()
  await page.getByRole('dialog').getByText('Gå til bestilling').click()

  const date = page.getByRole('textbox', { name: 'Dato' })
  await expect(date).toHaveValue(formatLongDate(open))
  await page.getByRole('button', { name: 'Åbn kalender' }).click()
  const calendar = page.getByRole('region', { name: 'Kalender' })
  await expect(calendar.getByRole('button', { name: new RegExp(`${formatLongDate(full)}.*, Fuldt`) })).toBeVisible()
  const shut = calendar.getByRole('button', { name: new RegExp(`${formatLongDate(closed)}.*, Lukket`) })
  await shut.focus()
  await shut.press('Enter')
  await expect(shut).toBeFocused()
  await expect(shut).toHaveAccessibleDescription(/Ferie: lukket/)
  await expectAccessible(page, 'order form, calendar open')
  await calendar.getByRole('button', { name: /^Vælg .* i stedet$/ }).click()
  await expect(date).toHaveValue(formatLongDate(open))

  await page.getByLabel('Fornavn').fill('Karen')
  await page.getByLabel('Efternavn').fill('Kunde')
  await page.getByLabel('Email').fill('karen@example.dk')
  await page.getByLabel('Telefon').fill('20304050')
  await page.getByLabel('Afhentning').check()
  await page.getByLabel('Kommentar').fill('Vi spiser i haven.')
  await page.getByLabel(/Jeg accepterer/).check()
  await date.fill(closed)
  await date.press('Tab')
  const order = page.getByRole('button', { name: 'Bestil med betalingspligt' })
  await order.click()
  const lastClosed = formatDayAndMonth(`${month}-11`, today)
  await expect(date).toHaveAccessibleDescription(new RegExp(`Ferie: lukket til og med den ${lastClosed}`))
  await expect(date).toBeFocused()
  await expectAccessible(page, 'order form, date refused')
  await page.getByRole('button', { name: instead }).click()
  await expect(date).not.toHaveAccessibleDescription(/Ferie/)

  await date.fill(lastPlaces)
  await date.press('Tab')
  // somebody else books the last places after this page has read them
  await kitchen.order('Anden', 0, { date: lastPlaces })
  await order.click()
  await expect(date).toHaveAccessibleDescription(/Dagen er fuldt booket\./)
  await expect(date).toBeFocused()
  await expect(page.getByLabel('Fornavn')).toHaveValue('Karen')
  await expect(page.getByLabel('Kommentar')).toHaveValue('Vi spiser i haven.')
  await expect(page.getByLabel(/Jeg accepterer/)).toBeChecked()
  await page
    .getByRole('button', { name: /^Vælg .* i stedet$/ })
    .first()
    .click()
  await expect(date).not.toHaveAccessibleDescription(/fuldt booket/)
  await order.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tak')
  await expect(page.getByText('Vi spiser i haven.')).toBeVisible()
})

test('AVA-3 AVA-5 AVA-6 AVA-9 an owner sets hours, capacity, deadlines and a holiday, each mistake stands at its field, and menus show theirs', async ({
  page,
}) => {
  await kitchen.cater.call('PUT', '/availability-rules', NO_SETTINGS)
  const { id } = await kitchen.cater.addMenu('Helstegt pattegris')
  const soon = addDays(danishDate(new Date()), 60)
  const closedTuesday = addDays(soon, (9 - isoWeekday(soon)) % 7)
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address(`/admin/caters/${kitchen.cater.number}`))
  await page.getByRole('main').getByRole('link', { name: 'Indstillinger' }).click()
  await page.getByRole('link', { name: /^Levering og kapacitet/ }).click()
  await expect(page.getByRole('heading', { name: 'Levering og kapacitet' })).toBeVisible()
  await page.getByLabel('Levering hele døgnet').uncheck()
  const delivery = page.getByRole('group', { name: 'Tider for levering' })
  const tuesday = delivery.getByLabel('Tirsdag')
  await tuesday.fill('14-10')
  await page.getByRole('group', { name: 'Kuverter pr. dag' }).getByLabel('Tirsdag').fill('40')
  await page.getByRole('button', { name: 'Tilføj frist' }).click()
  await page.getByLabel('Dage før', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Tilføj undtagelse' }).click()
  const exception = page.getByRole('group', { name: 'Undtagelse 1' })
  await exception.getByLabel('Fra', { exact: true }).fill(formatDate(closedTuesday))
  await exception.getByLabel('Til og med', { exact: true }).fill(formatDate(addDays(closedTuesday, 20)))
  await exception.getByLabel('Navn').fill('Sommerferie')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(tuesday).toHaveAccessibleDescription(/Et tidsrum slutter, før det begynder/)
  await expectAccessible(page, 'availability, errors')
  await tuesday.fill('10-14, 17-20')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(page.getByText('Gemt', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(tuesday).toHaveValue('10:00-14:00, 17:00-20:00')
  await expect(exception.getByLabel('Navn')).toHaveValue('Sommerferie')
  await expectNoHorizontalOverflow(page)
  const late = { lines: [{ covers: 41 }], date: closedTuesday, clock: '15:00' }
  const refused = await kitchen.cater.call<{ reasons: { code: string }[] }>('POST', '/availability/answer', late)
  expect(refused.reasons.map(({ code }) => code)).toEqual(['CLOSED_DATE', 'DAY_FULL'])
  await kitchen.cater.call('PUT', '/availability-rules', NO_SETTINGS)

  await page.goto(kitchen.address(`/admin/caters/${kitchen.cater.number}/menus/${id}`))
  await page.getByLabel('Egen frist').fill('10')
  await page.getByLabel('Senest kl.').fill('9')
  await page.getByLabel('Tæller med i kapacitet').uncheck()
  await page.getByRole('button', { name: 'Opdater' }).first().click()
  await expect(page.getByLabel('Senest kl.')).toHaveAccessibleDescription(/Skriv et klokkeslæt som 12:00/)
  await page.getByLabel('Senest kl.').fill('09:00')
  await page.getByRole('button', { name: 'Opdater' }).first().click()
  await expect(page.getByText('Gemt', { exact: true }).first()).toBeVisible()
  const stored = await kitchen.cater.call<{ id: string }[]>('GET', '/products/menus')
  expect(stored.find((menu) => menu.id === id)).toMatchObject({
    leadTime: { days: 10, cutoff: '09:00' },
    countsTowardsCapacity: false,
  })
  const question = { lines: [{ menuId: id, covers: 10 }], date: addDays(danishDate(new Date()), 5) }
  const answer = await kitchen.cater.call<{ reasons: { code: string; menu: string }[] }>(
    'POST',
    '/availability/answer',
    question,
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
  await page.goto(kitchen.address(`/?category=Fest&dato=${question.date}`))
  await expect(card(page, 'Helstegt pattegris')).toContainText('"Helstegt pattegris" skulle være bestilt senest')
  await expect(card(page, 'Lam på spid')).toContainText('"Lam på spid" skulle være bestilt senest')
  await expect(card(page, 'Pølsevogn')).not.toContainText('skulle være bestilt')
  expect(questions).toHaveLength(1)
  await page.getByLabel('Hvornår?').fill(addDays(question.date, 60))
  await expect(card(page, 'Helstegt pattegris')).not.toContainText('skulle være bestilt')
})

test('DAY-16 of two people who set weekdays and exceptions at once neither loses what the other has saved', async ({
  page,
  newBrowser,
}) => {
  await kitchen.cater.call('PUT', '/availability-rules', NO_SETTINGS)
  const other = await newBrowser()
  const address = kitchen.address(`/admin/caters/${kitchen.cater.number}/levering`)
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await signIn(other, kitchen.host, kitchen.signe.email, kitchen.signe.password)
  const covers = (of: Page, weekday: string) =>
    of.getByRole('group', { name: 'Kuverter pr. dag' }).getByLabel(weekday, { exact: true })
  const exception = (of: Page, number: number) => of.getByRole('group', { name: `Undtagelse ${number}`, exact: true })
  const addException = async (of: Page, date: string) => {
    await of.getByRole('button', { name: 'Tilføj undtagelse' }).click()
    for (const field of ['Fra', 'Til og med'])
      await exception(of, 1).getByLabel(field, { exact: true }).fill(formatDate(date))
  }
  const [first, second] = [addDays(danishDate(new Date()), 50), addDays(danishDate(new Date()), 60)]
  await page.goto(address)
  await other.goto(address)
  await covers(other, 'Lørdag').fill('33')
  await addException(other, first)
  await other.getByRole('button', { name: 'Opdater' }).click()
  await expect(other.getByText(/^Gemt kl\. /)).toBeVisible()

  await covers(page, 'Søndag').fill('44')
  await addException(page, second)
  await page.getByRole('button', { name: 'Opdater' }).click()
  const conflict = page.getByRole('alert')
  await expect(conflict).toContainText('I har ikke rettet det samme')
  await page.getByRole('button', { name: 'Vis ændringerne' }).click()
  await expect(conflict).toContainText('Kuverter pr. dag · Lørdag')
  await page.getByRole('button', { name: 'Gem mine' }).click()
  await expect(page.getByText(/^Gemt kl\. /)).toBeVisible()
  await page.reload()
  await expect(covers(page, 'Lørdag')).toHaveValue('33')
  await expect(covers(page, 'Søndag')).toHaveValue('44')
  await expect(exception(page, 1).getByLabel('Fra', { exact: true })).toHaveValue(formatDate(first))
  await expect(exception(page, 2).getByLabel('Fra', { exact: true })).toHaveValue(formatDate(second))

  await covers(page, 'Søndag').fill('45')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(page.getByText(/^Gemt kl\. /)).toBeVisible()
  await other.reload()
  await covers(page, 'Søndag').fill('46')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(page.getByText(/^Gemt kl\. /)).toBeVisible()
  await covers(other, 'Søndag').fill('47')
  await other.getByRole('button', { name: 'Opdater' }).click()
  await expect(other.getByRole('alert')).toContainText('I har begge rettet: Kuverter pr. dag · Søndag.')
})
