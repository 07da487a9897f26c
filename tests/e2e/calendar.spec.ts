import { expect, test } from '@playwright/test'
import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import { formatDate, formatLongDate, formatWeekdayDate } from '../../domain/time/formats.ts'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import { expectAccessible } from './expectAccessible.ts'
import { openKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'
import { PHONE } from './phoneScreen.ts'
import { expectNoHorizontalOverflow } from './expectNoHorizontalOverflow.ts'

test('AVA-10 DAY-16 an overbooked day leads from the dashboard to the calendar, where a day gets an exception, and an order is tried: every reason, what warns, and the next date', async ({
  page,
}) => {
  const kitchen = await openKitchen('kalender')
  const today = danishDate(new Date())
  const date = addDays(today, 20)
  const closed = addDays(today, 40)
  await kitchen.order('Mads', 20, { date })
  await kitchen.order('Mette', 20, { date })
  await kitchen.cater.call('PUT', '/availability-rules', {
    ...NO_SETTINGS,
    capacity: Array<number>(7).fill(15),
    exceptions: [{ from: closed, to: closed, name: 'Ferie', hours: { DELIVERY: [], PICKUP: [] }, capacity: null }],
  })
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address('/admin'))
  await expect(page.getByText('Forbundet')).toBeVisible()
  await expect(page.getByText('1 dag er overbooket.')).toBeVisible()
  await page.getByRole('link', { name: formatWeekdayDate(date) }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Kalender, / })).toBeVisible()
  await expect(page.getByText('20 kuverter i 2 ordrer. 1 dag er overbooket.')).toBeVisible()
  const table = page.getByRole('table', { name: /kuverter mod kapacitet/ })
  await expect(table.getByRole('link', { name: /20 af 15 kuverter, Overbooket/ })).toBeVisible()
  const day = page.getByRole('region', { name: new RegExp(formatWeekdayDate(date), 'i') })
  await expect(day.getByText('5 kuverter over kapaciteten.')).toBeVisible()
  await expect(day.getByText('20 kuverter af 15 · 0 leveringer · 2 afhentninger')).toBeVisible()

  await day.getByRole('button', { name: 'Ny undtagelse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ny undtagelse' })
  await expect(dialog.getByLabel('Fra', { exact: true })).toHaveValue(formatDate(date))
  await dialog.getByLabel('Navn').fill('Festival')
  await dialog.getByLabel('Lukket').uncheck()
  await dialog.getByRole('button', { name: 'Opret undtagelse' }).click()
  await expect(dialog.getByLabel('Kuverter')).toHaveAccessibleDescription(/Skriv tider eller kuverter/)
  await expectAccessible(page, 'calendar, wrong exception')
  await dialog.getByLabel('Kuverter').fill('60')
  const readRules = () => kitchen.cater.call<{ exceptions: { name: string }[] }>('GET', '/availability-rules')
  const rules = await readRules()
  // somebody else adds one after this page has read them
  const fair = { from: closed, to: closed, name: 'Messe', hours: { DELIVERY: null, PICKUP: null }, capacity: 5 }
  await kitchen.cater.call('PUT', '/availability-rules', { ...rules, exceptions: [...rules.exceptions, fair] })
  await dialog.getByRole('button', { name: 'Opret undtagelse' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await readRules()).exceptions.map(({ name }) => name)).toEqual(['Ferie', 'Messe', 'Festival'])
  await expect(table.getByRole('link', { name: /20 af 60 kuverter, Festival/ })).toBeVisible()

  const later = addDays(date, Number(date.slice(8)) > 27 ? -1 : 1)
  const [first, last] = later < date ? [later, date] : [date, later]
  await day.getByRole('button', { name: 'Vælg flere dage' }).click()
  await table.getByRole('link', { name: new RegExp(`${formatLongDate(later)}`) }).click()
  const several = page.getByRole('region', { name: new RegExp(`${formatWeekdayDate(first)} til`, 'i') })
  await several.getByRole('button', { name: 'Ny undtagelse' }).click()
  await expect(dialog.getByLabel('Fra', { exact: true })).toHaveValue(formatDate(first))
  await expect(dialog.getByLabel('Til og med', { exact: true })).toHaveValue(formatDate(last))
  await dialog.getByRole('button', { name: 'Annuller' }).click()
  await table.getByRole('link', { name: /20 af 60 kuverter/ }).click()

  const trying = page.getByRole('region', { name: 'Prøv en bestilling' })
  await trying.getByLabel('Kuverter').fill('20')
  const dateField = trying.getByRole('textbox', { name: 'Dato' })
  await dateField.fill('31-02-2027')
  await trying.getByRole('button', { name: 'Prøv', exact: true }).click()
  await expect(dateField).toHaveAccessibleDescription('Skriv datoen som DD-MM-ÅÅÅÅ')
  await dateField.fill(formatDate(closed))
  await trying.getByLabel('Klokkeslæt').selectOption('12:15')
  await trying.getByLabel('Postnummer').fill('7100')
  await trying.getByRole('button', { name: 'Prøv', exact: true }).click()
  await expect(trying.getByText('Kan ikke bestilles.')).toBeVisible()
  await expect(trying.getByText(/^Ferie: lukket til og med den /)).toBeVisible()
  await expect(trying.getByText('Der er ikke plads til 20 kuverter den dag.')).toBeVisible()
  // Else the bar above covers a part of the calendar
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, 'calendar')
  await page.setViewportSize(PHONE.viewport)
  await expectNoHorizontalOverflow(page)
  await expectAccessible(page, 'calendar, phone')
  await trying.getByLabel('Kuverter').fill('10')
  await trying.getByRole('button', { name: 'Prøv', exact: true }).click()
  await expect(trying.getByText('Der er ikke plads til 20 kuverter den dag.')).toHaveCount(0)
  await trying.getByRole('button', { name: 'Prøv den' }).click()
  await expect(trying.getByText('Kan bestilles.')).toBeVisible()

  await day.getByRole('link', { name: 'Vis ordrer' }).click()
  await expect(page).toHaveURL(new RegExp(`from=${date}&to=${date}`))
})
