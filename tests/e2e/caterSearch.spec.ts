import { expect, type Page, test } from '@playwright/test'
import { addDays, danishDate, isoWeekday } from '../../domain/danishTime.ts'
import { NO_SETTINGS } from '../../domain/availabilityRules.ts'
import { bare } from './addresses.ts'
import { openKitchen } from './ownKitchen.ts'
import { findViolations } from './violations.ts'

const answers = (page: Page) => page.locator('#leverandorer').getByRole('article')

/** A Wednesday in some weeks: no price period of the demo counts weekdays other than Sunday. */
const wednesday = () => {
  const soon = addDays(danishDate(new Date()), 90)
  return addDays(soon, (10 - isoWeekday(soon)) % 7)
}

test('MAR-1 MAR-2 who delivers 40 covers to 8000 for at most 200 is answered with the whole price, which the storefront knows @phone', async ({
  page,
}) => {
  const date = wednesday()
  await page.goto(bare())
  await page.getByRole('searchbox', { name: 'Hvor' }).fill('8000')
  await page.getByLabel('Hvornår').fill(date)
  await page.getByLabel('Kuverter').fill('40')
  await page.getByLabel('Budget pr. kuvert').fill('200')
  await page.getByRole('button', { name: 'Søg' }).click()
  await expect(page).toHaveURL(new RegExp(`sted=8000&dato=${date}&kuverter=40&budget=200`))
  const smagen = answers(page).filter({ hasText: 'Smagen' })
  await expect(smagen).toContainText('Kan levere')
  await expect(smagen).toContainText(
    /40 × .+ \+ gratis levering \+ kørsel = kr\. [\d.]+,\d\d, kr\. \d+,\d\d pr\. kuvert/,
  )
  await expect(page.getByText(/^40 kuverter, 8000 Aarhus C, .+, højst kr\. 200,00 pr\. kuvert$/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )

  await smagen.getByRole('link', { name: 'Smagen' }).click()
  const bar = page.getByRole('region', { name: 'Jeres selskab' })
  await expect(bar.getByLabel('Hvor mange er I?')).toHaveValue('40')
  await expect(bar.getByLabel('Hvornår?')).toHaveValue(date)
  await expect(bar.getByLabel('Postnummer')).toHaveValue('8000')
  await expect(bar.getByText('Kan leveres')).toBeVisible()
})

test('MAR-2 VIS-5 a caterer that cannot says why and when it can @phone', async ({ page }) => {
  const kitchen = await openKitchen('svar')
  const name = `Køkken ${kitchen.host.split('.')[0]}`
  const closed = wednesday()
  await kitchen.cater.call('PUT', '/availability-rules', {
    ...NO_SETTINGS,
    exceptions: [{ from: closed, to: closed, name: 'Bryllup', hours: { DELIVERY: [], PICKUP: [] }, capacity: null }],
  })
  await page.goto(bare(`/?sted=${encodeURIComponent(name)}&dato=${closed}&kuverter=10`))
  const card = answers(page).filter({ hasText: name })
  await expect(page.getByRole('heading', { name: 'Kan ikke den dag' })).toBeVisible()
  await expect(card).toContainText(/Bryllup: lukket til og med den .+ Tidligst .+\./)
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Uden dato: 1 leverandør' }).click()
  await expect(page.getByRole('heading', { name: '1 køkken passer til jer' })).toBeVisible()
  await expect(card).toContainText('Kan levere')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('MAR-1 MAR-3 the search works as a form, and says how it sorts', async ({ page }) => {
    await page.goto(bare())
    await page.getByRole('searchbox', { name: 'Hvor' }).fill('Aarhus')
    await page.getByLabel('Kuverter').fill('40')
    await page.getByRole('button', { name: 'Søg' }).click()
    await expect(answers(page).filter({ hasText: 'Smagen' })).toContainText('40 × ')
    await page.getByText('Sådan sorterer vi').click()
    await expect(page.getByText(/Ingen kan betale for en bedre plads/)).toBeVisible()
  })
})
