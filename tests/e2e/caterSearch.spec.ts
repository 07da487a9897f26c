import { expect, type Page, test } from '@playwright/test'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import { addDays, danishDate, isoWeekday } from '../../domain/time/danishTime.ts'
import { bare } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { expectNoHorizontalOverflow } from './expectNoHorizontalOverflow.ts'
import { createCater } from './ownCater.ts'
import { PHONE } from './phoneScreen.ts'
import { waitForHydration } from './waitForHydration.ts'

const answers = (page: Page) => page.locator('#leverandorer').getByRole('article')
const party = (page: Page) => page.getByRole('region', { name: 'Jeres bestilling' })

/** A Wednesday in some weeks: no price period of the demo counts weekdays other than Sunday. */
const wednesday = () => {
  const soon = addDays(danishDate(new Date()), 90)
  return addDays(soon, (10 - isoWeekday(soon)) % 7)
}

test('MAR-1 MAR-2 VIS-5 a caterer that cannot says why; who delivers 40 covers to 8000 for at most 200 is answered with the whole price, which the storefront knows', async ({
  page,
}) => {
  const date = wednesday()
  const name = `Lukket ${crypto.randomUUID().slice(0, 8)}`
  const cater = await createCater(name, { delivery: true })
  await cater.addMenu('Frokost')
  await cater.openStorefront(name.toLowerCase().replace(' ', '-'))
  await cater.call('PUT', '/availability-rules', {
    ...NO_SETTINGS,
    exceptions: [{ from: date, to: date, name: 'Bryllup', hours: { DELIVERY: [], PICKUP: [] }, capacity: null }],
  })
  const search = page.getByRole('button', { name: 'Søg' })
  await page.goto(bare())
  await page.getByRole('searchbox', { name: 'Hvor' }).fill(name)
  await page.getByLabel('Hvornår').fill(date)
  await page.getByLabel('Kuverter').fill('40')
  await search.click()
  await expect(page.getByRole('heading', { name: 'Kan ikke den dag' })).toBeVisible()
  await expect(answers(page).filter({ hasText: name })).toContainText('Bryllup: lukket til og med den')
  await expectAccessible(page, 'search, caterers that cannot')
  await cater.remove()

  await page.getByRole('searchbox', { name: 'Hvor' }).fill('8000')
  await page.getByLabel('Budget pr. kuvert').fill('200')
  await search.click()
  await expect(page).toHaveURL(new RegExp(`sted=8000&dato=${date}&kuverter=40&budget=200`))
  const smagen = answers(page).filter({ hasText: 'Smagen' })
  await expect(smagen).toContainText('Kan levere')
  await expect(smagen).toContainText(/kr\.\s[\d.]+,\d\d\s*kr\.\s\d+,\d\d pr\. kuvert40 × .+ \+ levering/)
  await expect(
    smagen.getByRole('list', { name: 'Andre menuer inden for budgettet' }).getByRole('listitem'),
  ).toHaveCount(2)
  await expect(page.getByText(/^40 kuverter, 8000 Aarhus C, .+, højst kr\.\s200,00 pr\. kuvert$/)).toBeVisible()
  await expectAccessible(page, 'search, answered')
  await expectNoHorizontalOverflow(page)

  await smagen.getByRole('link', { name: 'Smagen' }).click()
  await expect(party(page).getByLabel('Hvor mange er I?')).toHaveValue('40')
  await expect(party(page).getByLabel('Hvornår?')).toHaveValue(date)
  await expect(party(page).getByLabel('Postnummer')).toHaveValue('8000')
  await expect(party(page).getByText('Kan leveres')).toBeVisible()
})

test('ALG-5 MAR-1 who cooks without gluten is answered in blocks, and the storefront opens with it', async ({
  page,
}) => {
  await page.goto(bare('/?kuverter=40'))
  // before, a filter waits for 'Søg'
  await waitForHydration(page)
  await page.getByText('Allergener og kost').click()
  const without = page.getByRole('group', { name: 'Uden', exact: true })
  await without.getByText('Gluten', { exact: true }).click()
  await expect(page).toHaveURL(/uden=GLUTEN/)
  await expect(page.getByText(/^40 kuverter, uden gluten$/)).toBeVisible()
  const block = (title: string) =>
    page.locator('#leverandorer div').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
  await expect(block('Ikke oplyst').getByRole('article').filter({ hasText: 'Grillen' })).toContainText(
    'Ikke oplyst, om menuen kan fås uden gluten',
  )
  const smagen = answers(page).filter({ hasText: 'Smagen' })
  await expect(smagen).toContainText(/Uden gluten|Kan vælges uden gluten/)
  await expect(block('Ikke oplyst').getByRole('article').filter({ hasText: 'Smagen' })).toHaveCount(0)
  await expectAccessible(page, 'search by what is in the food')
  await smagen.getByRole('link', { name: 'Smagen' }).click()
  await expect(page).toHaveURL(/uden=GLUTEN/)
  await expect(page.getByRole('button', { name: 'Kost og allergener, 1 valgt' })).toBeVisible()
})

test('MAR-4 up to three caterers stand side by side: price for the same guests, contents, allergens known, notice, delivery', async ({
  page,
}) => {
  await page.goto(bare(`/?dato=${wednesday()}&kuverter=40`))
  // before, the form is sent to its address
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: 'Sammenlign de valgte' })).toBeHidden()
  await page.getByLabel('Sammenlign Smagen').check()
  await page.getByRole('button', { name: 'Sammenlign de valgte' }).click()
  await expect(page.getByText('Vælg mindst to.')).toBeVisible()
  await page.getByLabel('Sammenlign Festkøkkenet').check()
  await expectAccessible(page, 'search, caterers to compare')
  await page.getByRole('button', { name: 'Sammenlign de valgte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sammenlign køkkener' })).toBeVisible()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  const price = table.getByRole('row', { name: /^Pris for 40 kuverter/ })
  await expect(price).toContainText(/kr\.\s[\d.]+,00\s*uden levering/)
  const menu = table.getByRole('combobox', { name: 'Menu fra Smagen' })
  const dearest = (await menu.getByRole('option').last().textContent()) ?? ''
  await menu.selectOption({ label: dearest })
  await expect(page).toHaveURL(/menu=/)
  await expect(menu.locator('option:checked')).toHaveText(dearest)
  await expect(table.getByRole('row', { name: /^Indhold/ })).toContainText(/\S/)
  await expect(table.getByRole('row', { name: /^Allergener oplyst/ })).toContainText(/For al maden i menuen \(\d+\)/)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, 'comparison')
  await table.getByRole('link', { name: 'Smagen' }).click()
  await expect(party(page).getByLabel('Hvor mange er I?')).toHaveValue('40')
})

test('MAR-1 a filter that is pressed before the page can answer is searched for then', async ({ page }) => {
  let answerScripts = () => {}
  const pressed = new Promise<void>((resolve) => (answerScripts = resolve))
  await page.route('**/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto(bare(), { waitUntil: 'commit' })
  await page.getByRole('group', { name: 'Madtyper' }).getByText('Buffet', { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Buffet' })).toBeChecked()
  answerScripts()
  await expect(page).toHaveURL(/\?filter=\d+$/)
  await expect(page.getByRole('checkbox', { name: 'Buffet' })).toBeChecked()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('VIS-18 MAR-8 after a search the filters are one button, behind which all allergens are on the screen', async ({
    page,
  }) => {
    await page.goto(bare('/?kuverter=40&kost=VEGAN&uden=NUTS'))
    await waitForHydration(page)
    const group = page.getByRole('group', { name: 'Uden', exact: true })
    await expect(group).toBeHidden()
    await page.getByRole('button', { name: 'Filtre (2)' }).tap()
    await expect(group.getByRole('checkbox')).toHaveCount(14)
    for (const chip of await group.locator('label').all()) {
      await expect(chip).toBeVisible()
      const box = await chip.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= PHONE.viewport.width).toBe(true)
    }
    await expectAccessible(page, 'search, filters shown, phone')
    await expectNoHorizontalOverflow(page)
    await group.getByText('Gluten', { exact: true }).tap()
    await expect(page.getByRole('button', { name: 'Filtre (3)' })).toHaveAttribute('aria-expanded', 'true')
  })

  test('VIS-18 the first filter that is pressed stays under the thumb, and a budget that cannot be read is shown first', async ({
    page,
  }) => {
    await page.goto(bare('/'))
    await waitForHydration(page)
    const filter = page.getByRole('checkbox', { name: 'Buffet' })
    const budget = page.getByLabel('Budget pr. kuvert')
    await budget.fill('hundrede')
    // What is pressed when the field is left stays below the finger
    const place = () => page.locator('#filtre').boundingBox()
    const before = await place()
    await budget.press('Tab')
    await expect(budget).toHaveAccessibleDescription(/\S/)
    expect(await place()).toEqual(before)
    await page.locator('#filtre').getByText('Buffet', { exact: true }).tap()
    await expect(budget).toBeFocused()
    await expect(budget).toHaveAttribute('aria-invalid', 'true')
    await expect(filter).not.toBeChecked()
    await budget.fill('')
    await budget.press('Tab')
    await page.locator('#filtre').getByText('Buffet', { exact: true }).tap()
    await expect(page).toHaveURL(/filter=\d+/)
    await expect(page.getByRole('button', { name: 'Filtre (1)' })).toHaveAttribute('aria-expanded', 'true')
    await expect(filter).toBeChecked()
    await expect(filter).toBeFocused()
    await page.locator('#filtre').getByText('Festmad', { exact: true }).dblclick()
    await expect(page.getByRole('checkbox', { name: 'Festmad' })).toBeFocused()
  })

  test('MAR-2 MAR-4 answers and a comparison are no wider than the screen', async ({ page }) => {
    await page.goto(bare(`/?dato=${wednesday()}&kuverter=40`))
    await waitForHydration(page)
    await expect(answers(page).filter({ hasText: 'Smagen' })).toContainText('Kan levere')
    await expectNoHorizontalOverflow(page)
    const boxes = page.getByRole('checkbox', { name: /^Sammenlign / })
    await boxes.nth(0).tap()
    await boxes.nth(1).tap()
    await page.getByRole('button', { name: 'Sammenlign de valgte' }).tap()
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page, 'comparison, phone')
    await expectNoHorizontalOverflow(page)
  })
})
