import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { openKitchen, type OwnKitchen } from './ownKitchen.ts'
import { createPicture } from './pictures.ts'
import { signIn } from './signIn.ts'
import { PHONE } from './phoneScreen.ts'
import { expectNoHorizontalOverflow } from './expectNoHorizontalOverflow.ts'

interface WireMenu {
  name: string
  price: number
  draft: boolean
  soldOutTo: string | null
  images: { name: string | null }[]
  children: WireMenu[]
}

let kitchen: OwnKitchen
test.beforeAll(async () => {
  kitchen = await openKitchen('menuliste')
  const children = [{ type: 'group', name: 'Vælg tilbehør', children: [{ type: 'include', name: 'Rævesauce' }] }]
  await kitchen.cater.addMenu('Laks', { children })
  await kitchen.cater.addMenu('Rejer')
  const category = await kitchen.cater.addCategory('Fest')
  const menus = await kitchen.cater.call<{ id: string }[]>('GET', '/products/menus')
  await kitchen.cater.call('POST', `/categories/${category.id}/add-menus`, { menus: menus.map(({ id }) => id) })
})
test.afterAll(() => kitchen?.cater.remove())
test.beforeEach(({ page }) => signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password))

/** A menu as the service has saved it: the page shows a change before that. */
const saved = async (name: string) =>
  (await kitchen.cater.call<WireMenu[]>('GET', '/products/menus')).find((menu) => menu.name === name)
const savedParts = async (name: string) =>
  (await saved(name))?.children.map((part) => [part.name, ...part.children.map((item) => item.name)])

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Menuer' }).getByRole('row').filter({ hasText: name })
const openState = (page: Page, name: string) =>
  row(page, name)
    .getByRole('button', { name: /skift tilstand/ })
    .click()
async function setPrice(page: Page, name: string, price: string) {
  await page.getByRole('button', { name: new RegExp(`^Pris for ${name}`) }).click()
  await page.getByRole('textbox', { name: `Pris for ${name}` }).fill(price)
  await page.keyboard.press('Enter')
}

test('DAY-6 a menu is found, priced in its row, sold out until a day, or a draft that the office alone sees; the storefront says so', async ({
  page,
  browser,
}) => {
  await page.goto(kitchen.address('/admin'))
  await expect(page.getByText('Forbundet')).toBeAttached()
  await page.getByRole('link', { name: 'Menuer' }).click()
  await expect(page.getByText('3 menuer')).toBeVisible()

  await setPrice(page, 'Frokost', 'dyrt')
  await expect(row(page, 'Frokost')).toContainText('Skriv et beløb, fx 129,00')
  await expect(page.getByRole('textbox', { name: 'Pris for Laks' })).toBeFocused()
  await expectAccessible(page, 'menus, with a wrong price')
  await page.keyboard.press('Escape')
  await setPrice(page, 'Frokost', '135,50')
  await expect(row(page, 'Frokost')).toContainText('135,50 DKK')
  await expect.poll(async () => (await saved('Frokost'))?.price).toBe(135.5)

  await openState(page, 'Rejer')
  await page.getByRole('dialog').getByRole('button', { name: 'Gør til kladde' }).click()
  await expect(row(page, 'Rejer')).toContainText('Kladde')
  await expect.poll(async () => (await saved('Rejer'))?.draft).toBe(true)
  const drafts = page.getByRole('group', { name: 'Vis' }).getByRole('button', { name: /^Kladde/ })
  await drafts.click()
  await expect(page.getByText('1 af 3 menuer')).toBeVisible()
  await page.getByRole('group', { name: 'Vis' }).getByRole('button', { name: /^Alle/ }).click()
  await page.getByRole('searchbox', { name: 'Søg i menuer' }).fill('rævesauce')
  await expect(page.getByText('1 af 3 menuer')).toBeVisible()
  await openState(page, 'Laks')
  const dialog = page.getByRole('dialog', { name: 'Tilstand for Laks' })
  await expectAccessible(page, 'changing the state of a menu')
  await dialog.getByRole('button', { name: 'Søndag' }).click()
  await expect(row(page, 'Laks')).toContainText('Udsolgt')
  await expect.poll(async () => (await saved('Laks'))?.soldOutTo).toMatch(/^\d{4}-\d\d-\d\d$/)

  const visitor = await (await browser.newContext()).newPage()
  for (const tab of [page, visitor]) {
    await tab.goto(storefront(kitchen.host))
    const card = tab.getByRole('article', { name: 'Laks' })
    await expect(card).toContainText('Udsolgt')
    await expect(card.getByRole('button')).toHaveCount(0)
    await expect(tab.getByRole('article', { name: 'Frokost' })).toContainText('kr. 135,50')
    await expect(tab.getByRole('article', { name: 'Rejer' })).toHaveCount(0)
    await expect(tab.getByRole('navigation', { name: 'Vælg madtyper' }).getByRole('link')).toHaveText(['Fest2'])
  }
  await expectAccessible(visitor, 'storefront, a menu sold out')
  await visitor.context().close()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('DAY-6 DAY-7 PIC-1 the menus stand below each other, and one is priced, filled and pictured there', async ({
    page,
  }) => {
    await page.goto(kitchen.address('/admin'))
    await expect(page.getByText('Forbundet')).toBeAttached()
    // DAY-10: the catalogue is behind the last of the bar
    await page.getByRole('button', { name: 'Mere' }).tap()
    await page.getByRole('link', { name: 'Menuer' }).tap()
    await setPrice(page, 'Laks', '99')
    await expect(row(page, 'Laks')).toContainText('99,00 DKK')
    await expect.poll(async () => (await saved('Laks'))?.price).toBe(99)
    await expectNoHorizontalOverflow(page)
    await expectAccessible(page, 'menus, phone')

    await row(page, 'Laks').getByRole('link', { name: 'Laks' }).tap()
    const field = page.getByRole('textbox', { name: 'Nyt valg i Vælg tilbehør' })
    for (const name of ['Rugbrød', 'Smør']) {
      await field.fill(name)
      await field.press('Enter')
    }
    const butter = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Navn: Smør' }) })
    await butter.getByRole('button', { name: 'Flyt op' }).tap()
    await expect(page.getByText('Smør er flyttet til gruppen Vælg tilbehør, plads 2 af 3.')).toBeAttached()
    await expect.poll(() => savedParts('Laks')).toEqual([['Vælg tilbehør', 'Rævesauce', 'Smør', 'Rugbrød']])
    await butter.getByRole('button', { name: 'Flyt til gruppe ...' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Tilvalg' }).tap()
    await expect(butter).toContainText('Tilvalg')
    await expect.poll(() => savedParts('Laks')).toEqual([['Vælg tilbehør', 'Rævesauce', 'Rugbrød'], ['Smør']])

    const files = [await createPicture('en.png', '#1f6446'), await createPicture('to.png', '#884400')]
    await page.getByLabel('Billeder: vælg billede').setInputFiles(files)
    const pictures = page.getByRole('list', { name: 'Billeder' }).getByRole('listitem')
    await pictures.nth(0).getByRole('button', { name: 'Flyt ned' }).tap()
    await expect(pictures.nth(0)).toContainText('to.png')
    await expectNoHorizontalOverflow(page)
    await expectAccessible(page, 'menu, phone')
    await page.getByRole('button', { name: 'Opdater' }).tap()
    await expect
      .poll(async () => (await saved('Laks'))?.images.map((image) => image.name))
      .toEqual(['to.png', 'en.png'])
  })
})
