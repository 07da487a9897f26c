import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { createCater, type OwnCater } from './ownCater.ts'
import { signIn } from './signIn.ts'
import { findViolations, findViolationsOutsideList } from './violations.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'
let full: OwnCater
let empty: OwnCater
const made = { category: '', menu: '', dish: '', service: '' }

test.beforeAll(async () => {
  full = await createCater('Synsprøven')
  empty = await createCater('Tomprøven')
  made.category = (await full.addCategory('Frokost')).id
  const items = [{ type: 'include', name: 'Sild', maxAmount: 1 }]
  const children = [{ type: 'group', name: 'Vælg to', minAmount: 2, children: items }]
  made.menu = (await full.addMenu('Platte', { children })).id
  await full.addMenu('Sandwich')
  await full.call('POST', `/categories/${made.category}/add-menus`, { menus: [made.menu] })
  made.dish = (await full.call<{ id: string }>('POST', '/dishes', { name: 'Makrel' })).id
  const service = { name: 'Kørsel', description: 'Til døren.', required: true, price: 150 }
  made.service = (await full.call<{ id: string }>('POST', '/services', service)).id
})
test.afterAll(async () => {
  await full?.remove()
  await empty?.remove()
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click()
const go = async (page: Page, address: string) => {
  await page.goto(storefront('smagen', address))
  await expect(page.getByText('Forbundet')).toBeAttached()
}
/** Expects no axe violations in the current page. */
const look = async (page: Page, what: string) => expect(await findViolations(page), what).toEqual([])
/** Expects no axe violations while a listbox is open. */
const lookBesideList = async (page: Page, what: string) =>
  expect(await findViolationsOutsideList(page), what).toEqual([])
/** Opens a dialog, checks it, and goes back. */
async function lookAtDialog(page: Page, opener: string, inside?: () => Promise<void>) {
  await press(page, opener)
  await expect(page.getByRole('dialog')).toBeVisible()
  await inside?.()
  await look(page, opener)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
const isRequired = (page: Page) => expect(page.getByText('Skal udfyldes').first()).toBeVisible()

const WAYS = [
  { colours: 'light', viewport: { width: 820, height: 1180 } },
  { colours: 'dark', viewport: { width: 1440, height: 900 } },
] as const

for (const { colours, viewport } of WAYS)
  test.describe(`in ${colours} colours, ${viewport.width} px wide`, () => {
    test.use({ colorScheme: colours, viewport })
    test.beforeEach(({ page }) => signIn(page, 'smagen', 'admin@demo.dk'))

    test('ADM-4 ADM-5 FIR-1 FIR-2 axe finds no violations in the list of caterers and the form with its tabs', async ({
      page,
    }) => {
      test.slow()
      await go(page, '/admin/caters')
      await look(page, 'list')
      await page.getByRole('searchbox', { name: 'Søg' }).fill('findes ikke')
      await look(page, 'nothing found')
      await go(page, '/admin/caters/opret')
      await press(page, 'Opret')
      await isRequired(page)
      for (const tab of ['Basis', 'Priser', 'Filtre', 'Affiliate', 'Google']) {
        await page.getByRole('tab', { name: new RegExp(tab) }).click()
        if (tab === 'Priser') await press(page, 'Tilføj prisperiode')
        await look(page, `new, ${tab}`)
      }
      await go(page, `/admin/caters/opdater/${full.number}`)
      await page.getByLabel('Telefon').fill('86 00 00 01')
      await look(page, 'changed')
      await page.getByRole('link', { name: 'Tilbage' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look(page, 'leaving')
    })

    test('ADM-6 USR-1 ADM-13 axe finds no violations in the overview, its dialogs and the not-found page', async ({
      page,
    }) => {
      await go(page, `/admin/caters/${full.number}`)
      await look(page, 'overview')
      await lookAtDialog(page, 'Inviter bruger', async () => {
        await press(page, 'Send invitation')
        await isRequired(page)
      })
      await lookAtDialog(page, 'Slet')
      await go(page, `/admin/caters/${empty.number}`)
      await look(page, 'empty overview')
      await go(page, `/admin/caters/${full.number}/kategori/${NOWHERE}`)
      await look(page, 'not there')
    })

    test('ADM-7 KAT-1 KAT-2 KAT-4 RTE-1 axe finds no violations in the categories and their dialogs', async ({
      page,
    }) => {
      await go(page, `/admin/caters/${empty.number}/kategorier`)
      await look(page, 'no categories')
      await go(page, `/admin/caters/${full.number}/kategorier`)
      await look(page, 'categories')
      await go(page, `/admin/caters/${full.number}/kategori/opret`)
      await press(page, 'Gem og se')
      await isRequired(page)
      await page.getByRole('button', { name: /^Overskrift/ }).click()
      await expect(page.getByRole('menuitemradio').first()).toBeVisible()
      await lookBesideList(page, 'new category')
      await go(page, `/admin/caters/${full.number}/kategori/${made.category}`)
      await look(page, 'category')
      await lookAtDialog(page, 'Tilføj eksisterende', () =>
        expect(page.getByRole('checkbox', { name: /Sandwich/ })).toBeVisible(),
      )
      await lookAtDialog(page, 'Slet')
    })

    test('ADM-8 MEN-1 MEN-2 MEN-3 MEN-7 MEN-10 axe finds no violations in the menus and their dialogs', async ({
      page,
    }) => {
      test.slow()
      await go(page, `/admin/caters/${empty.number}/menuer`)
      await look(page, 'no menus')
      await go(page, `/admin/caters/${full.number}/menuer`)
      await look(page, 'menus')
      await go(page, `/admin/caters/${full.number}/menus/create`)
      await press(page, 'Opret')
      await isRequired(page)
      await page.getByRole('combobox', { name: 'Kategorier' }).click()
      await expect(page.getByRole('option', { name: 'Frokost' })).toBeVisible()
      await lookBesideList(page, 'new menu')
      await go(page, `/admin/caters/${full.number}/menus/${made.menu}`)
      await look(page, 'menu')
      await lookAtDialog(page, 'Skift kategorier')
      await lookAtDialog(page, 'Slet')
      await lookAtDialog(page, 'Tilvalg', async () => {
        await press(page, 'Gem')
        await isRequired(page)
      })
      await page.getByRole('row').filter({ hasText: 'Vælg to' }).getByRole('button', { name: 'Rediger' }).click()
      await expect(page.getByRole('dialog').getByText('Gruppen kan ikke opfyldes endnu')).toBeVisible()
      await look(page, 'group')
      await press(page, 'Tilføj valg')
      await expect(page.getByRole('dialog')).toHaveCount(2)
      await press(page, 'Gem')
      await isRequired(page)
      await look(page, 'item of a group')
      await go(page, `/admin/caters/${full.number}/menus/${made.menu}`)
      await page.getByRole('combobox', { name: 'Retter' }).click()
      await expect(page.getByRole('option', { name: 'Makrel' })).toBeVisible()
      await lookBesideList(page, 'dishes of a menu')
    })

    test('ADM-9 ADM-10 RET-1 SER-1 SER-2 axe finds no violations in dishes and services', async ({ page }) => {
      test.slow()
      for (const path of ['retter', 'services']) {
        await go(page, `/admin/caters/${empty.number}/${path}`)
        await look(page, `no ${path}`)
        await go(page, `/admin/caters/${full.number}/${path}`)
        await look(page, path)
      }
      for (const [path, told] of [
        ['anretning/opret', 'Skal udfyldes'],
        ['service/opret', 'Udfyld alle input felter'],
      ] as const) {
        await go(page, `/admin/caters/${full.number}/${path}`)
        await press(page, 'Gem og se')
        await expect(page.getByText(told).first()).toBeVisible()
        await look(page, path)
      }
      for (const path of [`anretning/${made.dish}`, `service/${made.service}`]) {
        await go(page, `/admin/caters/${full.number}/${path}`)
        await look(page, path)
        await lookAtDialog(page, 'Slet')
      }
    })

    test('ADM-14 axe finds no violations in the CMS pages and the filters', async ({ page }) => {
      test.slow()
      await go(page, '/admin/sider')
      await look(page, 'pages')
      await page.getByRole('main').getByRole('link', { name: '/', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Rediger side' })).toBeVisible()
      await look(page, 'page')
      await lookAtDialog(page, 'Slet')
      await go(page, '/admin/sider/opret')
      for (const block of ['cateringfirmaer', 'banner', 'madtyper', 'anledninger', 'tilbud'])
        await press(page, `Tilføj ${block}`)
      await press(page, 'Opret')
      await isRequired(page)
      await look(page, 'new page')
      await go(page, '/admin/filtre')
      await page.getByRole('button', { name: 'Omdøb Frokost' }).click()
      await page.getByLabel('Nyt navn til Frokost').fill('')
      await press(page, 'Gem')
      await isRequired(page)
      await look(page, 'filters')
      await lookAtDialog(page, 'Slet Bryllup')
    })

    test('LOG-1 USR-2 axe finds no violations in the login and the password pages', async ({ page }) => {
      await page.context().clearCookies()
      const filled = async (address: string, button: string) => {
        await page.goto(storefront('smagen', address))
        await look(page, address)
        await press(page, button)
        await isRequired(page)
        await look(page, `${address}, with what is wrong`)
      }
      await filled('/login', 'Log ind')
      await filled('/adgangskode', 'Send link')
      await filled('/adgangskode?link=forkert', 'Gem adgangskode')
    })
  })
