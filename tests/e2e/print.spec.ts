import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { storefront } from './addresses.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'
import { waitForHydration } from './waitForHydration.ts'

/** Prints the page, and returns the number of its sheets and the words of its main part while they were printed. */
async function print(page: Page): Promise<{ sheets: number; words: string }> {
  await page.evaluate(() => {
    const note = () => Object.assign(window, { printed: document.querySelector('main')?.textContent ?? '' })
    window.addEventListener('afterprint', note, { capture: true, once: true })
  })
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  const words = await page.evaluate(() => Reflect.get(window, 'printed') as string)
  return { sheets: paper.match(/\/Type \/Page\b/g)?.length ?? 0, words }
}

/** The controls on paper that can be pressed or typed into. */
async function controlsOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const controls = page.locator('main').locator('button:visible, input:visible, select:visible, textarea:visible')
  const found = await controls.evaluateAll((all) =>
    all.map((element) => element.textContent || element.getAttribute('name') || element.id),
  )
  await page.emulateMedia({ media: null })
  return found
}

test('VIS-12 the menu prints whole: every category, what is in each menu, and no controls; the order form what is ordered', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  const categories = page.getByRole('navigation', { name: 'Vælg madtyper' }).getByRole('link')
  const names = await categories.evaluateAll((links) => links.map((link) => link.firstChild?.textContent ?? ''))
  expect(names.length).toBeGreaterThan(3)
  await waitForHydration(page)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await controlsOnPaper(page)).toEqual([])
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  const menu = await print(page)
  for (const name of names) expect(menu.words).toContain(name)
  expect(menu.words).toContain('Vælg 3 slags smørrebrød: ')
  expect(menu.words).toContain('kr.\u00a0129,00 pr. kuvert')
  expect(menu.sheets).toBeGreaterThan(1)
  // and the screen is as it was
  await expect(page.getByRole('article', { name: 'Frokostplatte' })).toHaveCount(1)

  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  await page.getByRole('textbox', { name: 'Fornavn' }).fill('Birgit')
  await page.emulateMedia({ media: 'print' })
  const overview = page.getByRole('complementary', { name: 'Oversigt' })
  await expect(overview).toContainText('10 × Frokostplatte')
  await expect(overview.getByText('Frokostplatte').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bestil med betalingspligt' })).toBeHidden()
  // Of the form what is filled in: no question, no empty box
  await expect(page.getByText('Har du en konto?')).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Fornavn' })).toBeVisible()
  for (const label of ['Efternavn', 'Adresse', 'Postnummer', 'Dato', 'Kommentar'])
    await expect(page.getByRole('textbox', { name: label })).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.getByRole('radio', { name: 'Afhentning' }).check()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Afhentning', { exact: true })).toBeVisible()
  await expect(page.getByText('Levering', { exact: true })).toBeHidden()
  const heading = page.getByRole('heading', { name: 'Bestilling' })
  expect(await heading.evaluate((title) => title.scrollWidth <= title.clientWidth)).toBe(true)
  const { sheets, words } = await print(page)
  expect(words).toContain('10 × Frokostplatte')
  expect(sheets).toBeGreaterThan(0)

  await page.emulateMedia({ media: null })
  await page.goto(storefront('smagen', '/anmod?uden=NUTS&kost=VEGAN'))
  const suggestions = page.getByRole('group', { name: /^Dit ønske fra menuen/ })
  await suggestions.getByRole('button', { name: 'Uden nødder' }).click()
  await expect(suggestions.getByRole('button')).toHaveText(['Vegansk'])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('combobox', { name: 'Hensyn' })).toBeVisible()
  await expect(page.getByText('Dit ønske fra menuen')).toBeHidden()
  await expect(page.getByText('Hvor mange gæster gælder det')).toBeHidden()
})
