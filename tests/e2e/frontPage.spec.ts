import { expect, type Page, test } from '@playwright/test'
import { bare, storefront } from './addresses.ts'
import { createCater, type OwnCater } from './ownCater.ts'
import { findViolations } from './violations.ts'

const cards = (page: Page) => page.locator('#leverandorer').getByRole('article')
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts()
const search = (page: Page) => page.getByRole('searchbox', { name: 'Hvor' })

test('HOST-4 caterers are searched by place and filtered, each choice in the address, and lead to their hosts @phone', async ({
  page,
}) => {
  const noise: string[] = []
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
  await page.goto(bare())
  await expect(page.getByRole('heading', { name: 'Mad til mange' })).toBeVisible()
  const all = await names(page)
  expect(all).toEqual(expect.arrayContaining(['Smagen', 'Festkøkkenet', 'Grønt', 'Grillen']))
  expect(all).not.toContain('Lukket')
  const smagen = cards(page).filter({ hasText: 'Smagen' })
  await expect(smagen).toContainText('4,7')
  await expect(smagen).toContainText('Smørrebrød')
  await expect(smagen).toContainText('Levering og afhentning')
  await expect(cards(page).filter({ hasText: 'Grillen' })).toContainText('Afhentning')

  await search(page).fill('5000')
  await search(page).press('Enter')
  await expect(page.getByRole('heading', { name: '1 køkken i 5000 Odense C' })).toBeVisible()
  await expect.poll(() => names(page)).toEqual(['Festkøkkenet'])
  await expect(page).toHaveURL(/\?sted=5000#leverandorer$/)
  await expect(cards(page).first()).toBeInViewport()

  await page.getByRole('group', { name: 'Madtyper' }).getByText('Vegetarisk', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ingen køkkener i 5000 Odense C' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goBack()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: 'Vegetarisk' })).not.toBeChecked()
  await page.getByRole('link', { name: 'Ryd filter' }).click()
  await expect(cards(page)).toHaveCount(all.length)
  await expect(search(page)).toHaveValue('')

  await page.getByRole('group', { name: 'Steder' }).getByText('København', { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'København' })).toBeChecked()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Grønt' }).click()
  await expect(page).toHaveURL(storefront('gront'))
  expect(noise).toEqual([])
})

const suggested = (page: Page) => page.getByRole('region', { name: /I nærheden|Andre køkkener/ }).getByRole('article')

test('VIS-4 the search finds neighbours, aliases, names and food types, and is never empty @phone', async ({
  page,
}) => {
  await page.goto(bare('/?sted=8660'))
  await expect(page.getByRole('heading', { name: 'Ingen køkkener i 8660 Skanderborg' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'I nærheden' })).toBeVisible()
  await expect(suggested(page).filter({ hasText: 'Smagen' })).toContainText('Aarhus C, 22 km')
  expect(await findViolations(page)).toEqual([])
  for (const word of ['Århus', 'smagen', 'smørrebrød aarhus']) {
    await search(page).fill(word)
    await search(page).press('Enter')
    await expect(page.getByRole('heading', { name: `1 køkken passer til "${word}"` })).toBeVisible()
    expect(await names(page)).toEqual(['Smagen'])
  }
  await search(page).fill('8001')
  await search(page).press('Enter')
  await expect(page.getByText('Vi kender ikke postnummeret. Se køkkenerne herunder.')).toBeVisible()
  await expect(suggested(page).filter({ hasText: 'Smagen' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Se alle køkkener' }).click()
  await expect(cards(page).filter({ hasText: 'Smagen' })).toBeVisible()
})

test('VIS-5 a card shows a picture, the lowest price, delivery and notice @phone', async ({ page }) => {
  await page.goto(bare())
  const smagen = cards(page).filter({ hasText: 'Smagen' })
  await expect(smagen.getByText(/^Fra kr\. \d+,\d\d pr\. kuvert$/)).toBeVisible()
  await expect(smagen.getByText(/^Levering og afhentning · bestil \d+ dage? før$/)).toBeVisible()
  await expect(smagen.locator('img').first()).toBeVisible()
  await smagen.scrollIntoViewIfNeeded()
  expect(await findViolations(page)).toEqual([])
})

test('HOST-4 the blocks of the page lead on: an occasion to its caterers, an offer to its caterer', async ({
  page,
}) => {
  await page.goto(bare())
  await page.getByRole('heading', { name: 'Hvad er anledningen?' }).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Bryllup' }).click()
  await expect(page.getByRole('checkbox', { name: 'Bryllup' })).toBeChecked()
  await expect(cards(page).filter({ hasText: 'Festkøkkenet' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Ugens frokost' })).toBeVisible()
  const offer = page.getByText('Frokostplatte, kr. 129,00 pr. kuvert')
  await expect(offer).toBeVisible()
  // LAW-3: what each order costs besides
  await expect(offer.locator('xpath=following-sibling::p[1]')).toHaveText('+ Kørsel kr. 150,00 pr. ordre')
  await page.getByRole('link', { name: 'Se menuerne' }).click()
  await expect(page).toHaveURL(storefront('smagen'))
})

test.describe('with more caterers than are shown at once', () => {
  const AT_ONCE = 24
  const made: OwnCater[] = []

  test.beforeAll(async () => {
    for (let number = 10; number < 10 + AT_ONCE; number++) {
      const cater = await createCater(`Køkken nr. ${number}`)
      await cater.openStorefront(`proevekoekken${number}`)
      made.push(cater)
    }
  })
  test.afterAll(() => Promise.all(made.map((cater) => cater.remove())))

  test('HOST-4 the rest are shown on demand, the recommended ones first; a failed load is retried', async ({
    page,
    context,
  }) => {
    await expect(async () => {
      await page.goto(bare())
      await expect(page.getByRole('button', { name: 'Vis flere' })).toBeVisible({ timeout: 1000 })
    }).toPass()
    const before = await names(page)
    expect(before).toHaveLength(AT_ONCE)
    expect(before.slice(0, 4).sort()).toEqual(['Festkøkkenet', 'Grillen', 'Grønt', 'Smagen'])

    await context.setOffline(true)
    await page.getByRole('button', { name: 'Vis flere' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Noget gik galt.' })).toBeVisible()
    await expect(cards(page)).toHaveCount(AT_ONCE)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(AT_ONCE)
    await expect(cards(page).nth(AT_ONCE).getByRole('link')).toBeFocused()
    // those of other tests may fill more pages
    const more = page.getByRole('button', { name: 'Vis flere' })
    while ((await more.count()) > 0) {
      const shown = await cards(page).count()
      await more.click()
      await expect.poll(() => cards(page).count()).toBeGreaterThan(shown)
    }
    const all = await names(page)
    expect(all.slice(0, AT_ONCE)).toEqual(before)
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((name) => name.startsWith('Køkken nr.'))).toHaveLength(made.length)
    expect(await findViolations(page)).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('HOST-4 the search and its filters work as a form, and the page is whole', async ({ page }) => {
    await page.goto(bare())
    await search(page).fill('Aarhus')
    await page.getByRole('button', { name: 'Søg' }).click()
    await expect.poll(() => names(page)).toEqual(['Smagen'])
    await search(page).fill('8660')
    await page.getByRole('button', { name: 'Søg' }).click()
    await expect(suggested(page).filter({ hasText: 'Smagen' })).toContainText('22 km')
    await search(page).fill('')
    await page.getByRole('group', { name: 'Steder' }).getByText('Odense', { exact: true }).click()
    await page.getByRole('button', { name: 'Vis køkkener' }).click()
    await expect.poll(() => names(page)).toEqual(['Festkøkkenet'])
    await expect(page.getByRole('checkbox', { name: 'Odense' })).toBeChecked()
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(bare())
    const preview = await page.request.get(
      (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '',
    )
    expect(preview.headers()['content-type']).toMatch(/^image\//)
  })
})
