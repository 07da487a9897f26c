import { expect, type Page, test } from '@playwright/test'
import { bare, storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { expectNoHorizontalOverflow } from './expectNoHorizontalOverflow.ts'
import { PHONE } from './phoneScreen.ts'
import { waitForHydration } from './waitForHydration.ts'

const cards = (page: Page) => page.locator('#leverandorer').getByRole('article')
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts()
const search = (page: Page) => page.getByRole('searchbox', { name: 'Hvor' })
const suggested = (page: Page) => page.getByRole('region', { name: /I nærheden|Andre køkkener/ }).getByRole('article')

test('HOST-4 VIS-4 caterers are searched by place and filtered, each choice in the address, and lead to their hosts', async ({
  page,
}) => {
  const noise: string[] = []
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
  await page.goto(bare())
  await waitForHydration(page)
  await expect(page.getByRole('heading', { name: 'Mad til mange' })).toBeVisible()
  const all = await names(page)
  expect(all).toEqual(expect.arrayContaining(['Smagen', 'Festkøkkenet', 'Grønt', 'Grillen']))

  await search(page).fill('5000')
  await search(page).press('Enter')
  await expect(page.getByRole('heading', { name: '1 køkken i 5000 Odense C' })).toBeVisible()
  await expect.poll(() => names(page)).toEqual(['Festkøkkenet'])
  await expect(page).toHaveURL(/\?sted=5000#leverandorer$/)
  await expect(cards(page).first()).toBeInViewport()

  await page.getByRole('group', { name: 'Madtyper' }).getByText('Grøn mad', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ingen køkkener i 5000 Odense C' })).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: 'Grøn mad' })).not.toBeChecked()

  await search(page).fill('8660')
  await search(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Ingen køkkener i 8660 Skanderborg' })).toBeVisible()
  await expect(suggested(page).filter({ hasText: 'Smagen' })).toContainText('Aarhus C, 22 km')
  await expectAccessible(page, 'front page, nothing found but neighbours')
  await search(page).fill('8001')
  await search(page).press('Enter')
  await expect(page.getByText('Vi kender ikke postnummeret. Se køkkenerne herunder.')).toBeVisible()
  await expectAccessible(page, 'front page, unknown postal code')
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

test('HOST-4 the blocks of the page lead on: an occasion to its caterers, an offer to its caterer', async ({
  page,
}) => {
  await page.goto(bare())
  await expect(cards(page).filter({ hasText: 'Smagen' }).locator('img').first()).toBeVisible()
  await page.getByRole('heading', { name: 'Hvad er anledningen?' }).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Bryllup' }).click()
  await expect(page.getByRole('checkbox', { name: 'Bryllup' })).toBeChecked()
  await expect(cards(page).filter({ hasText: 'Festkøkkenet' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Ugens frokost' })).toBeVisible()

  const offer = page.getByText('Frokostplatte, kr. 129,00 pr. kuvert')
  await expect(offer).toBeVisible()
  // LAW-3: what each order costs besides
  await expect(offer.locator('xpath=following-sibling::p[1]')).toHaveText('Levering fra kr. 150,00')
  // VIS-24: no picture stands twice on the page, in two sizes
  const pictures = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(new Set(pictures).size).toBe(pictures.length)
  await page.getByRole('link', { name: 'Se menuerne' }).click()
  await expect(page).toHaveURL(storefront('smagen'))
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('HOST-4 a filter is tapped, the page is as wide as the screen, and what is found comes into view', async ({
    page,
  }) => {
    await page.goto(bare())
    await waitForHydration(page)
    await expectNoHorizontalOverflow(page)
    await page.getByRole('group', { name: 'Steder' }).getByText('København', { exact: true }).tap()
    await expect.poll(() => names(page)).toEqual(['Grønt'])
    await search(page).fill('5000')
    await search(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'Ingen køkkener i 5000 Odense C' })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Ryd filter' }).tap()
    await expect(search(page)).toHaveValue('')
    await search(page).fill('5000')
    await search(page).press('Enter')
    await expect.poll(() => names(page)).toEqual(['Festkøkkenet'])
    await expect(cards(page).first()).toBeInViewport()
  })
})
