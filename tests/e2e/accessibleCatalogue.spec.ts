import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible, expectAccessibleBesideList } from './expectAccessible.ts'
import { createCater, type OwnCater } from './ownCater.ts'
import { signIn } from './signIn.ts'
import type { State } from './states/state.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'
let full: OwnCater
let empty: OwnCater
const made = { category: '', menu: '' }

// A tablet's width: phones and desktops are seen by the tests of the pages
test.use({ viewport: { width: 820, height: 1180 } })
test.beforeAll(async () => {
  full = await createCater('Synsprøven')
  empty = await createCater('Tomprøven')
  made.category = (await full.addCategory('Frokost')).id
  const items = [{ type: 'include', name: 'Sild', maxAmount: 1 }]
  const children = [{ type: 'group', name: 'Vælg to', minAmount: 2, children: items }]
  made.menu = (await full.addMenu('Platte', { children })).id
  await full.addMenu('Sandwich')
  await full.call('POST', `/categories/${made.category}/add-menus`, { menus: [made.menu] })
  await full.call('POST', '/dishes', { name: 'Makrel' })
  await full.call('POST', '/services', { name: 'Kørsel', description: 'Til døren.', required: true, price: 150 })
})
test.afterAll(async () => {
  await full?.remove()
  await empty?.remove()
})
test.beforeEach(({ page }) => signIn(page, 'smagen', 'admin@demo.dk'))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click()
const follow = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first().click()
const goBack = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Brødkrumme' }).getByRole('link', { name, exact: true }).click()
const isOpen = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
const go = async (page: Page, address: string) => {
  await page.goto(storefront('smagen', address))
  await expect(page.getByText('Forbundet')).toBeAttached()
}
/** Opens a dialog, checks it, and goes back. */
async function lookAtDialog(page: Page, opener: string, state: State, inside?: () => Promise<void>) {
  await press(page, opener)
  await expect(page.getByRole('dialog')).toBeVisible()
  await inside?.()
  await expectAccessible(page, state)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
const isRequired = (page: Page) => expect(page.getByText('Skal udfyldes').first()).toBeVisible()

test('ADM-4 ADM-5 FIR-1 FIR-2 axe finds no violations in the list of caterers and the form with its tabs', async ({
  page,
}) => {
  await go(page, '/admin/caters')
  await isOpen(page, 'Cateringfirmaer')
  await expectAccessible(page, 'caterers')
  await page.getByRole('searchbox', { name: 'Søg' }).fill('findes ikke')
  await expectAccessible(page, 'caterers, nothing found')
  await page.getByRole('link', { name: 'Tilføj ny' }).click()
  await isOpen(page, 'Opret cateringfirma')
  await press(page, 'Opret')
  await isRequired(page)
  const tabs = [
    ['Basis', 'new caterer, incomplete: basics'],
    ['Priser', 'new caterer, incomplete: prices'],
    ['Filtre', 'new caterer: filters'],
    ['Affiliate', 'new caterer: affiliate'],
    ['Google', 'new caterer: ratings'],
  ] as const
  for (const [tab, state] of tabs) {
    await page.getByRole('tab', { name: new RegExp(tab) }).click()
    if (tab === 'Priser') await press(page, 'Tilføj prisperiode')
    await expectAccessible(page, state)
  }
})

test('ADM-6 USR-1 ADM-13 axe finds no violations in the overview, its dialogs and the not-found page', async ({
  page,
}) => {
  await go(page, `/admin/caters/${full.number}`)
  await expectAccessible(page, 'caterer')
  await lookAtDialog(page, 'Inviter bruger', 'inviting a user, incomplete', async () => {
    await press(page, 'Send invitation')
    await isRequired(page)
  })
  await lookAtDialog(page, 'Slet', 'deleting a caterer')
  await page.getByRole('main').getByRole('link', { name: 'Indstillinger' }).click()
  await page.getByRole('link', { name: /^Firmaet/ }).click()
  await page.getByLabel('Telefon').fill('86 00 00 01')
  await expectAccessible(page, 'caterer, being changed')
  await page.getByRole('link', { name: 'Tilbage' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'leaving unsaved changes')
  await go(page, `/admin/caters/${full.number}/kategori/${NOWHERE}`)
  await expectAccessible(page, 'office, page not found')
})

test('ADM-6 ADM-7 ADM-8 ADM-9 ADM-10 axe finds no violations where a caterer has nothing yet', async ({ page }) => {
  await go(page, `/admin/caters/${empty.number}`)
  await expectAccessible(page, 'caterer, empty')
  const lists = [
    ['Kategorier', 'categories, empty'],
    ['Menuer', 'menus, empty'],
    ['Retter', 'dishes, empty'],
    ['Services', 'services, empty'],
  ] as const
  for (const [list, state] of lists) {
    await page.getByRole('navigation', { name: 'Katalog' }).getByRole('link', { name: list }).click()
    await isOpen(page, list)
    await expectAccessible(page, state)
    await goBack(page, 'Tomprøven')
    await isOpen(page, 'Tomprøven')
  }
})

test('ADM-7 KAT-1 KAT-2 KAT-4 RTE-1 axe finds no violations in the categories and their dialogs', async ({ page }) => {
  await go(page, `/admin/caters/${full.number}/kategorier`)
  await expectAccessible(page, 'categories')
  await follow(page, 'Tilføj ny')
  await isOpen(page, 'Ny kategori')
  await press(page, 'Gem og se')
  await isRequired(page)
  await page.getByRole('button', { name: /^Overskrift/ }).click()
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  await expectAccessibleBesideList(page, 'new category, incomplete, choosing a heading')
  await go(page, `/admin/caters/${full.number}/kategori/${made.category}`)
  await expectAccessible(page, 'category')
  await lookAtDialog(page, 'Tilføj eksisterende', 'adding menus to a category', () =>
    expect(page.getByRole('checkbox', { name: /Sandwich/ })).toBeVisible(),
  )
  await lookAtDialog(page, 'Slet', 'deleting a category')
})

test('ADM-8 MEN-1 MEN-2 MEN-3 MEN-7 MEN-10 axe finds no violations in the menus and their dialogs', async ({
  page,
}) => {
  await go(page, `/admin/caters/${full.number}/menuer`)
  await expectAccessible(page, 'menus')
  await follow(page, 'Tilføj ny')
  await isOpen(page, 'Ny menu')
  await press(page, 'Opret')
  await isRequired(page)
  await page.getByRole('combobox', { name: 'Kategorier' }).click()
  await expect(page.getByRole('option', { name: 'Frokost' })).toBeVisible()
  await expectAccessibleBesideList(page, 'new menu, incomplete, choosing categories')
  await go(page, `/admin/caters/${full.number}/menus/${made.menu}`)
  await expectAccessible(page, 'menu form')
  await lookAtDialog(page, 'Skift kategorier', 'changing the categories of a menu')
  await lookAtDialog(page, 'Slet', 'deleting a menu')
  await lookAtDialog(page, 'Tilvalg', 'new part of a menu, incomplete', async () => {
    await press(page, 'Gem')
    await isRequired(page)
  })
  await page.getByRole('combobox', { name: 'Retter' }).click()
  await expect(page.getByRole('option', { name: 'Makrel' })).toBeVisible()
  await expectAccessibleBesideList(page, 'menu, choosing dishes')
  await page.keyboard.press('Escape')
  await page.getByRole('row').filter({ hasText: 'Vælg to' }).getByRole('button', { name: 'Rediger' }).click()
  await expect(page.getByRole('dialog').getByText('Gruppen kan ikke opfyldes endnu')).toBeVisible()
  await expectAccessible(page, 'group of a menu, unsatisfiable')
  await press(page, 'Tilføj valg')
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await press(page, 'Gem')
  await isRequired(page)
  await expectAccessible(page, 'new item of a group, incomplete')
})

test('ADM-9 ADM-10 RET-1 SER-1 SER-2 axe finds no violations in dishes and services', async ({ page }) => {
  await go(page, `/admin/caters/${full.number}/retter`)
  await expectAccessible(page, 'dishes')
  await follow(page, 'Tilføj ny')
  await press(page, 'Gem og se')
  await isRequired(page)
  await expectAccessible(page, 'new dish, incomplete')
  await goBack(page, 'Retter')
  await follow(page, 'Makrel')
  await isOpen(page, 'Makrel')
  await expectAccessible(page, 'dish')
  await lookAtDialog(page, 'Slet', 'deleting a dish')
  await goBack(page, 'Synsprøven')
  await page.getByRole('navigation', { name: 'Katalog' }).getByRole('link', { name: 'Services' }).click()
  await isOpen(page, 'Services')
  await expectAccessible(page, 'service list')
  await follow(page, 'Tilføj ny')
  await press(page, 'Gem og se')
  await expect(page.getByText('Udfyld alle input felter')).toBeVisible()
  await expectAccessible(page, 'new service, incomplete')
  await goBack(page, 'Services')
  await follow(page, 'Kørsel')
  await isOpen(page, 'Kørsel')
  await expectAccessible(page, 'service')
  await lookAtDialog(page, 'Slet', 'deleting a service')
})

test('ADM-14 axe finds no violations in the CMS pages and the filters', async ({ page }) => {
  await go(page, '/admin/sider')
  await expectAccessible(page, 'pages')
  await page.getByRole('main').getByRole('link', { name: '/', exact: true }).click()
  await isOpen(page, 'Rediger side')
  await expectAccessible(page, 'page of the cms')
  await lookAtDialog(page, 'Slet', 'deleting a page')
  await goBack(page, 'Sider')
  await follow(page, 'Tilføj ny')
  await isOpen(page, 'Opret side')
  for (const block of ['cateringfirmaer', 'banner', 'madtyper', 'anledninger', 'tilbud'])
    await press(page, `Tilføj ${block}`)
  await press(page, 'Opret')
  await isRequired(page)
  await expectAccessible(page, 'new page, incomplete')
  await go(page, '/admin/filtre')
  await page.getByRole('button', { name: 'Omdøb Frokost' }).click()
  await page.getByLabel('Nyt navn til Frokost').fill('')
  await press(page, 'Gem')
  await isRequired(page)
  await expectAccessible(page, 'filters, one without a name')
  await lookAtDialog(page, 'Slet Bryllup', 'deleting a filter')
})

test('LOG-1 USR-2 axe finds no violations in the login and the password pages', async ({ page }) => {
  await page.context().clearCookies()
  await page.goto(storefront('smagen', '/login'))
  await expectAccessible(page, 'login')
  await press(page, 'Log ind')
  await isRequired(page)
  await expectAccessible(page, 'login, incomplete')
  await page.getByRole('link', { name: 'Glemt adgangskode?' }).click()
  await isOpen(page, 'Glemt adgangskode?')
  await expectAccessible(page, 'request of a password link')
  await press(page, 'Send link')
  await isRequired(page)
  await expectAccessible(page, 'request of a password link, incomplete')
  await page.goto(storefront('smagen', '/adgangskode?link=forkert'))
  await expectAccessible(page, 'new password')
  await press(page, 'Gem adgangskode')
  await isRequired(page)
  await expectAccessible(page, 'new password, incomplete')
})
