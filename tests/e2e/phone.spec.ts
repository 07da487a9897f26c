import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { addToBasket, card, chooseFrokostplatte, group } from './frokostplatte.ts'
import { deliveryDate } from '../fixtures/orderBody.ts'
import { expectNoHorizontalOverflow } from './expectNoHorizontalOverflow.ts'
import { PHONE } from './phoneScreen.ts'
import { signIn } from './signIn.ts'

test.use(PHONE)

// the card beside the menus is in the DOM too, but not visible
const barOf = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Kurv' })

async function chooseCategory(page: Page, name: RegExp) {
  await page.getByRole('button', { name: /Vælg madtyper/ }).click()
  await page.getByRole('dialog', { name: 'Vælg madtyper' }).getByRole('link', { name }).click()
}

test('VIS-22 on a touch screen each field has at least 16 px, so that no phone zooms into it', async ({ page }) => {
  const expectReadable = async () => {
    const small = await page
      .locator('input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]')
      .evaluateAll((fields) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML),
      )
    expect.soft(small, page.url()).toEqual([])
  }
  await page.goto(storefront('smagen'))
  await card(page, 'Frokostplatte').getByRole('button', { name: 'Tilføj', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Antal' }).first()).toBeVisible()
  await expectReadable()
  await signIn(page, 'smagen', 'smagen@demo.dk')
  for (const [path, field] of [
    ['/admin/caters/55/kalender', 'Kuverter'],
    ['/admin/caters/55/menus/create', 'Navn'],
    ['/admin/ordre', 'Søg'],
  ] as const) {
    await page.goto(storefront('smagen', path))
    await expect(page.getByLabel(field).first()).toBeAttached()
    await expectReadable()
  }
})

test('VIS-1 VIS-22 on a phone the bar says what is asked, and an empty date field what it is for', async ({ page }) => {
  await page.goto(storefront('smagen'))
  const bar = page.getByRole('region', { name: 'Jeres bestilling' })
  for (const label of ['Hvor mange er I?', 'Hvornår?', 'Postnummer'])
    await expect(bar.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(bar.getByText('Vælg dato')).toBeVisible()
  await bar.getByLabel('Hvornår?').fill(deliveryDate())
  await bar.getByLabel('Postnummer').focus()
  await expect(bar.getByText('Vælg dato')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('VIS-10 a storefront on a phone shows its categories, and says that nothing can be ordered', async ({
    page,
  }) => {
    await page.goto(storefront('smagen'))
    const notice = page.locator('noscript', { has: page.locator('a[href^="tel:"]') })
    // Playwright's own matchers leave the text of noscript out
    expect(await notice.evaluate(({ textContent }) => textContent)).toContain(
      'med JavaScript slået til. Ring ellers til',
    )
    await expect(notice.locator('a')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tilføj' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Vælg madtyper/ })).toHaveCount(0)
    await expect(page.locator('noscript nav a').first()).toBeVisible()
    await expectNoHorizontalOverflow(page)
  })
})

test('STO-1 STO-2 STO-3 STO-4 STO-6 STO-11 LAB-2 LAW-4 a storefront on a phone: rating and whose it is, saving, kinds of menus, categories in the address, what is empty', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await expect(page.getByText('128 anmeldelser')).toBeVisible()
  await expect(page.getByText('Anmeldelser fra Google. Vi har ikke kontrolleret dem.')).toBeVisible()
  await expect(page.getByText('4,7', { exact: true }).first()).toBeVisible()
  await expect(card(page, 'Frokostplatte')).toContainText('Spar 13 %')
  await expect(card(page, 'Frit valg')).toContainText('Fritvalgsmenu')
  await expect(card(page, 'Byg selv')).toContainText('Byg-selv-menu')
  await expect(page.getByRole('heading', { level: 2, name: 'Smørrebrød' })).toBeVisible()
  await chooseCategory(page, /^Desserter/)
  await expect(page.getByRole('heading', { level: 2, name: 'Desserter' })).toBeVisible()
  await expect(page).toHaveURL(/\?category=Desserter$/i)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Smørrebrød' })).toBeVisible()
  await page.getByRole('link', { name: 'Smagen' }).first().click()
  await expect(page).toHaveURL(storefront('smagen'))

  await page.goto(storefront('gront'))
  await chooseCategory(page, /Sæsonens fest/)
  await expect(page.getByText('Ingen menuer i denne kategori.')).toBeVisible()
  await expect(page.getByText('anmeldelser')).toHaveCount(0)
  await page.goto(storefront('nyt'))
  await expect(page.getByText('Der er ingen menuer endnu.')).toBeVisible()
})

test('BAS-2 BAS-3 BAS-4 BAS-7 CFG-6 CFG-8 the bar on a phone shows the same count in two tabs and with damaged storage; too few items of a menu are reported in its sheet and in the basket’s', async ({
  page,
  context,
}) => {
  await page.goto(storefront('smagen'))
  const build = card(page, 'Byg selv')
  await build.getByRole('button', { name: 'Tilføj', exact: true }).click()
  await build.getByRole('button', { name: 'Læg i kurv' }).click()
  await expect(build.getByText('Du mangler at vælge 1')).toBeVisible()
  await page.keyboard.press('Escape')

  await chooseFrokostplatte(page)
  await addToBasket(page, 'Fortsæt med at handle')
  await expect(barOf(page, '10 kuverter, uden levering')).toBeVisible()
  const otherPage = await context.newPage()
  await otherPage.goto(storefront('smagen'))
  await expect(barOf(otherPage, '10 kuverter, uden levering')).toBeVisible()
  // a background tab renders only once a second
  await page.bringToFront()
  // the same menu again is merged into its line, and adds one cover, since the minimum is reached
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Fortsæt med at handle')
  for (const tab of [page, otherPage]) {
    await expect(barOf(tab, '11 kuverter, uden levering')).toBeVisible()
    await expect(barOf(tab, 'kr. 1.419,00')).toBeVisible()
  }
  await otherPage.close()

  // another choice is a line of its own
  await chooseFrokostplatte(page)
  await group(page, 'Tilvalg').getByRole('group', { name: 'Dessert' }).getByRole('button', { name: 'Flere' }).click()
  await addToBasket(page, 'Fortsæt med at handle')
  await page.getByRole('button', { name: 'Se kurv' }).click()
  await expect(sheet(page).getByRole('listitem')).toHaveCount(2)
  await sheet(page).getByRole('button', { name: 'Fjern', exact: true }).first().click()
  await expect(sheet(page).getByRole('listitem')).toHaveCount(1)
  await expect(sheet(page).getByRole('list', { name: 'Menuer i kurven' })).toContainText('Mindst 10 kuverter.')
  await sheet(page).getByText('Gå til bestilling').click()
  await expect(page).toHaveURL(storefront('smagen'))

  await page.evaluate(() => localStorage.setItem('basket:55', '{"menus": [{'))
  await page.reload()
  await chooseFrokostplatte(page)
  await expect(page.getByRole('button', { name: 'Se kurv' })).toHaveCount(0)
  await addToBasket(page, 'Fortsæt med at handle')
  await expect(barOf(page, '10 kuverter, uden levering')).toBeVisible()
})
