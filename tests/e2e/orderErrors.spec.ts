import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'

const order = (page: Page) => page.getByRole('button', { name: 'Bestil med betalingspligt' })
const dateField = (page: Page) => page.getByRole('textbox', { name: 'Dato' })
const overview = (page: Page) => page.getByRole('complementary', { name: 'Oversigt' })

async function toOrderForm(page: Page) {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  await expect(order(page)).toBeEnabled()
}

test('VIS-8 a comment says how much is left of it, and is refused at its field when too long @phone', async ({
  page,
}) => {
  await toOrderForm(page)
  const comment = page.getByLabel('Kommentar')
  await comment.fill('x'.repeat(4400))
  await expect(comment).toHaveAccessibleDescription('Valgfri')
  await comment.fill('x'.repeat(4990))
  await expect(comment).toHaveAccessibleDescription('Der er 10 tegn tilbage.')
  await comment.fill('x'.repeat(5012))
  await order(page).click()
  await expect(comment).toHaveAccessibleDescription('Teksten er for lang. 12 tegn for meget.')
})

test('VIS-8 a phone number that nobody can call is refused at its field @phone', async ({ page }) => {
  await toOrderForm(page)
  await page.getByLabel('Telefon').fill('abc')
  await order(page).click()
  await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription('Indtast 8 cifre, eller + og landekode')
  await page.getByLabel('Telefon').fill('+45 20 30 40 50')
  await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription('')
})

test('VIS-8 an unknown zip code clears the city and says so @phone', async ({ page }) => {
  await toOrderForm(page)
  const [zip, city] = [page.getByLabel('Postnummer'), page.getByLabel('By', { exact: true })]
  await zip.fill('8000')
  await expect(city).toHaveValue('Aarhus C')
  await zip.fill('1234')
  await expect(zip).toHaveAccessibleDescription('Vi kender ikke postnummeret')
  await expect(city).toHaveValue('')
  // still so when the order is sent
  await order(page).click()
  await expect(zip).toHaveAccessibleDescription('Vi kender ikke postnummeret')
  await zip.fill('8000')
  await expect(city).toHaveValue('Aarhus C')
  await expect(zip).toHaveAccessibleDescription('')
})

test('VIS-8 a date may be typed in the forms that people use @phone', async ({ page }) => {
  await toOrderForm(page)
  for (const typed of ['25-12-27', '25/12/2027', '2027-12-25', '25. dec 27', '25 december 2027']) {
    await dateField(page).fill(typed)
    await dateField(page).press('Tab')
    await expect(dateField(page)).toHaveValue('25. december 2027')
  }
  await dateField(page).fill('25. dec')
  await dateField(page).press('Enter')
  await expect(dateField(page)).toHaveValue(/^25\. december 20\d\d$/)
})

test('PRI-5 a date that has passed changes no price', async ({ page }) => {
  await toOrderForm(page)
  const day = new Date(Date.now() - 86_400_000)
  while (day.getUTCDay() !== 0) day.setUTCDate(day.getUTCDate() - 1)
  const sunday = day.toISOString().slice(0, 10)
  await dateField(page).fill(sunday)
  await dateField(page).press('Tab')
  await expect(page.getByText('Søndag', { exact: true })).toBeVisible()
  await expect(overview(page)).not.toContainText('Pristillæg')
  await expect(overview(page)).toContainText('kr. 1.440,00')
})

test('VIS-9 a menu that is gone costs nothing in the form as in the basket, and can be removed in either @phone', async ({
  page,
}) => {
  await toOrderForm(page)
  await page.evaluate(() => {
    const held = JSON.parse(localStorage.getItem('basket:55') ?? '{}')
    const gone = { ...held.menus[0], tempId: 'gone', id: '00000000-0000-4000-8000-000000000000', name: 'Udgået fad' }
    localStorage.setItem('basket:55', JSON.stringify({ ...held, menus: [...held.menus, gone] }))
  })
  await page.reload()
  await expect(overview(page)).toContainText('Menuen findes ikke længere.')
  await expect(overview(page)).toContainText('I altkr. 1.440,00')
  await page.goto(storefront('smagen'))
  const inBasket = page.getByRole('definition').filter({ hasText: 'kr. 1.440,00' })
  const inBar = page.getByText('kr. 1.440,00', { exact: true })
  await expect(inBasket.or(inBar).filter({ visible: true }).first()).toBeVisible()
  await page.goto(storefront('smagen', '/anmod'))
  await overview(page)
    .getByRole('listitem')
    .filter({ hasText: 'Udgået fad' })
    .getByRole('button', { name: 'Fjern' })
    .click()
  await expect(overview(page).getByRole('listitem')).toHaveCount(1)
  await expect(overview(page).getByRole('list')).toBeFocused()
  await expect(page.getByText('Menuen findes ikke længere.')).toHaveCount(0)
})

test('the printed form shows what is ordered, without its controls', async ({ page }) => {
  await toOrderForm(page)
  await page.emulateMedia({ media: 'print' })
  await expect(overview(page)).toContainText('10 × Frokostplatte')
  for (const control of [order(page), page.getByLabel('Tjener'), page.getByLabel(/^Jeg accepterer/)])
    await expect(control).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('VIS-10 the order form says so, with the caterer’s phone @phone', async ({ page }) => {
    await page.goto(storefront('smagen', '/anmod'))
    const notice = page.locator('main noscript')
    // Playwright's own matchers leave the text of noscript out
    expect(await notice.evaluate(({ textContent }) => textContent)).toContain(
      'med JavaScript slået til. Ring ellers til',
    )
    await expect(notice.locator('a')).toBeVisible()
    await expect(notice.locator('a')).toHaveAttribute('href', 'tel:86123456')
    await expect(overview(page)).toBeHidden()
    await expect(page.getByLabel('Fornavn')).toBeHidden()
  })
})
