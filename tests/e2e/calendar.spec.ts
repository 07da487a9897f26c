import { expect, test } from '@playwright/test'
import { addDays, danishDate } from '../../domain/danishTime.ts'
import { formatDate, formatLongDate, formatWeekdayDate } from '../../domain/formats.ts'
import { NO_SETTINGS } from '../../domain/availabilityRules.ts'
import { deliveryDate } from '../fixtures/orderBody.ts'
import { openKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

test('AVA-10 the calendar shows covers against capacity, marks what is overbooked, and a day gets an exception @phone', async ({
  page,
}) => {
  const kitchen = await openKitchen('kalender')
  await kitchen.order('Mads', 20)
  await kitchen.order('Mette', 20)
  const date = deliveryDate(20)
  await kitchen.cater.call('PUT', '/availability-rules', { ...NO_SETTINGS, capacity: Array<number>(7).fill(15) })
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address('/admin'))
  await expect(page.getByText('1 dag er overbooket.')).toBeVisible()
  await expect(page.getByRole('link', { name: formatWeekdayDate(date) })).toBeVisible()
  await page.goto(kitchen.address(`/admin/caters/${kitchen.cater.number}`))
  await page.getByRole('main').getByRole('link', { name: 'Kalender' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Kalender, / })).toBeVisible()
  await page.goto(kitchen.address(`/admin/caters/${kitchen.cater.number}/kalender?maaned=${date.slice(0, 7)}`))
  await expect(page.getByText('20 kuverter i 2 ordrer. 1 dag er overbooket.')).toBeVisible()
  const table = page.getByRole('table', { name: /kuverter mod kapacitet/ })
  await table.getByRole('link', { name: /20 af 15 kuverter, Overbooket/ }).click()
  const day = page.getByRole('region', { name: new RegExp(formatWeekdayDate(date), 'i') })
  await expect(day.getByText('5 kuverter over kapaciteten.')).toBeVisible()
  await expect(day.getByText('20 kuverter af 15 · 0 leveringer · 2 afhentninger')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )

  await day.getByRole('button', { name: 'Ny undtagelse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ny undtagelse' })
  await expect(dialog.getByLabel('Fra', { exact: true })).toHaveValue(formatDate(date))
  await dialog.getByLabel('Navn').fill('Festival')
  await dialog.getByLabel('Lukket').uncheck()
  await dialog.getByRole('button', { name: 'Opret undtagelse' }).click()
  await expect(dialog.getByLabel('Kuverter')).toHaveAccessibleDescription(/Skriv tider eller kuverter/)
  await dialog.getByLabel('Kuverter').fill('60')
  await dialog.getByRole('button', { name: 'Opret undtagelse' }).click()
  await expect(dialog).toHaveCount(0)
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

  await day.getByRole('link', { name: 'Vis ordrer' }).click()
  await expect(page).toHaveURL(new RegExp(`from=${date}&to=${date}`))
})

test('AVA-10 an order is tried: every reason, what warns, and the next date @phone', async ({ page }) => {
  const kitchen = await openKitchen('proev')
  const closed = addDays(danishDate(new Date()), 40)
  await kitchen.cater.call('PUT', '/availability-rules', {
    ...NO_SETTINGS,
    capacity: Array<number>(7).fill(50),
    exceptions: [{ from: closed, to: closed, name: 'Ferie', hours: { DELIVERY: [], PICKUP: [] }, capacity: null }],
  })
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address(`/admin/caters/${kitchen.cater.number}/kalender`))
  const trying = page.getByRole('region', { name: 'Prøv en bestilling' })
  await trying.getByLabel('Kuverter').fill('60')
  await trying.getByLabel('Dato').fill(closed)
  await trying.getByLabel('Postnummer').fill('7100')
  await trying.getByRole('button', { name: 'Prøv', exact: true }).click()
  await expect(trying.getByText('Kan ikke bestilles.')).toBeVisible()
  await expect(trying.getByText(/^Ferie: lukket til og med den /)).toBeVisible()
  await expect(trying.getByText('Der er ikke plads til 60 kuverter den dag.')).toBeVisible()
  // Else the bar above covers a part of the calendar
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await findViolations(page)).toEqual([])
  await trying.getByLabel('Kuverter').fill('40')
  await trying.getByRole('button', { name: 'Prøv', exact: true }).click()
  await expect(trying.getByText('Der er ikke plads til 60 kuverter den dag.')).toHaveCount(0)
  await trying.getByRole('button', { name: 'Prøv den' }).click()
  await expect(trying.getByText('Kan bestilles.')).toBeVisible()
})
