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

test('ALG-5 MAR-1 who cooks without gluten is answered in blocks, and the storefront opens with it @phone', async ({
  page,
}) => {
  await page.goto(bare('/?kuverter=40'))
  await page.getByText('Allergener og kost').click()
  const without = page.getByRole('group', { name: 'Menuen er uden' })
  await without.getByText('Gluten', { exact: true }).click()
  await expect(page).toHaveURL(/uden=GLUTEN/)
  await expect(page.getByText(/^40 kuverter, uden gluten$/)).toBeVisible()
  const block = (title: string) =>
    page.locator('#leverandorer div').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
  await expect(block('Ikke oplyst').getByRole('article').filter({ hasText: 'Grønt' })).toContainText(
    'Ikke oplyst, om menuen kan fås uden gluten',
  )
  const smagen = answers(page).filter({ hasText: 'Smagen' })
  await expect(smagen).toContainText(/(Passer: |Kan vælges )uden gluten/)
  await expect(block('Ikke oplyst').getByRole('article').filter({ hasText: 'Smagen' })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  await smagen.getByRole('link', { name: 'Smagen' }).click()
  await expect(page).toHaveURL(/uden=GLUTEN/)
  await expect(page.getByRole('button', { name: 'Kost og allergener, 1 valgt' })).toBeVisible()
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
    await page.getByText('Allergener og kost').click()
    await page.getByRole('group', { name: 'Menuen er', exact: true }).getByText('Vegetarisk').click()
    await page.getByRole('button', { name: 'Søg' }).click()
    await expect(page).toHaveURL(/kost=VEGETARIAN/)
    await expect(answers(page).filter({ hasText: 'Smagen' })).toContainText(/vegetarisk/)
  })
})

test('MAR-4 up to three caterers stand side by side: price for the same guests, contents, allergens known, notice, delivery @phone', async ({
  page,
}) => {
  const date = wednesday()
  await page.goto(bare(`/?dato=${date}&kuverter=40`))
  // before, the form is sent to its address
  await page.waitForFunction(() => 'isHydrated' in window)
  await expect(page.getByRole('button', { name: 'Sammenlign de valgte' })).toBeHidden()
  await page.getByLabel('Sammenlign Smagen').check()
  await page.getByRole('button', { name: 'Sammenlign de valgte' }).click()
  await expect(page.getByText('Vælg mindst to.')).toBeVisible()
  await page.getByLabel('Sammenlign Festkøkkenet').check()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Sammenlign de valgte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sammenlign køkkener' })).toBeVisible()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  const price = table.getByRole('row', { name: /^Pris for 40 kuverter/ })
  await expect(price).toContainText(/Kørsel: kr\. 150,00/)
  await expect(table.getByRole('row', { name: /^Indhold/ })).toContainText(/\S/)
  await expect(table.getByRole('row', { name: /^Allergener oplyst/ })).toContainText(/For al maden i menuen \(\d+\)/)
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )
  await table.getByRole('link', { name: 'Smagen' }).click()
  await expect(page.getByRole('region', { name: 'Jeres selskab' }).getByLabel('Hvor mange er I?')).toHaveValue('40')
})

test('MAR-4 a comparison works without script, and says what to do where nothing is chosen', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(bare('/?kuverter=40'))
  const boxes = page.getByRole('checkbox', { name: /^Sammenlign / })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Sammenlign de valgte' }).click()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)
  await page.goto(bare('/sammenlign'))
  await expect(page.getByText('Sæt kryds ved to eller tre køkkener')).toBeVisible()
  await context.close()
})
