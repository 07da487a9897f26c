import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { createCater, type OwnCater } from './ownCater.ts'
import { signIn } from './signIn.ts'

interface WireMenu {
  id: string
  name: string
  type: string
  price: number
  minAmount: number | null
  maxAmount: number | null
  order: number
  dishes: string[]
  categories: { name: string }[]
  children: WireMenu[]
}

const open = async (page: Page, cater: OwnCater, path: string) => {
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', `/admin/caters/${cater.number}${path}`))
}

const savedMenu = async (cater: OwnCater, name: string) =>
  (await cater.call<WireMenu[]>('GET', '/products/menus')).find((menu) => menu.name === name)
const childrenOf = (menu: WireMenu | undefined) =>
  menu?.children.toSorted((a, b) => a.order - b.order).map(({ name }) => name)
const dialog = (page: Page) => page.getByRole('dialog').last()
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Adds a child in the dialog of a button. */
async function addChild(page: Page, button: string, fields: Record<string, string>) {
  await page.getByRole('button', { name: button, exact: true }).last().click()
  for (const [label, value] of Object.entries(fields)) await dialog(page).getByLabel(label, { exact: true }).fill(value)
  await dialog(page).getByRole('button', { name: 'Gem', exact: true }).click()
}

test('MEN-1 MEN-2 MEN-3 MEN-4 MEN-5 MEN-8 MEN-10 PRI-3 a menu is created, filled and reordered', async ({ page }) => {
  const cater = await createCater('Indholdsprøven')
  await cater.addCategory('Frokost')
  await open(page, cater, '/menuer')
  await expect(page.getByText('Ingen menuer oprettet')).toBeVisible()
  await page.getByRole('link', { name: 'Tilføj ny' }).click()
  await expect(page.getByText('Kan tilføjes efter menuen er oprettet.')).toBeVisible()
  const types = page.getByLabel('Type').getByRole('option')
  await expect(types).toHaveText(['Menu', 'Fritvalgsmenu', 'Byg-selv-menu'])
  await page.getByLabel('Navn').fill('Stor platte')
  await page.getByRole('combobox', { name: 'Kategorier' }).fill('Fro')
  await page.getByRole('option', { name: 'Frokost' }).click()
  await page.keyboard.press('Escape')
  await page.getByLabel('Pris pr. kuvert').fill('189')
  await expect(page.getByRole('status', { name: 'Besparelse' })).toHaveText('0,00 %')
  await page.getByLabel('Førpris').fill('229,00')
  await expect(page.getByRole('status', { name: 'Besparelse' })).toHaveText('17,47 %')
  await page.getByLabel('Min. kuverter').fill('120')
  await page.getByRole('button', { name: 'Opret' }).click()
  await expect(page.getByText('Skriv et helt tal fra 1 til 100')).toBeVisible()
  await page.getByLabel('Min. kuverter').fill('10')
  await page.getByLabel('Maks. kuverter').fill('5')
  await page.getByRole('button', { name: 'Opret' }).click()
  await expect(page.getByText('Min må ikke være større end max.')).toBeVisible()
  await page.getByLabel('Maks. kuverter').fill('')
  await page.getByRole('button', { name: 'Opret' }).click()
  await expect(page).toHaveURL(/\/menus\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Stor platte' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Kategorier' })).toBeDisabled()

  // a group that cannot be satisfied yet, then its items, for which the dialog stays open
  await page.getByRole('button', { name: 'Gruppe', exact: true }).click()
  const choices = dialog(page).getByLabel('Type').getByRole('option')
  await expect(choices).toHaveText(['Gruppe', 'Inkluderet', 'Inkluderet med antal', 'Tilvalg'])
  await dialog(page).getByLabel('Navn').fill('Vælg 2 slags fisk')
  await dialog(page).getByLabel('Min', { exact: true }).fill('3')
  await dialog(page).getByLabel('Max', { exact: true }).fill('2')
  await dialog(page).getByRole('button', { name: 'Gem', exact: true }).click()
  await expect(dialog(page).getByText('Min må ikke være større end max.')).toBeVisible()
  await dialog(page).getByLabel('Min', { exact: true }).fill('2')
  await dialog(page).getByRole('button', { name: 'Gem', exact: true }).click()
  await expect(dialog(page).getByText('Gruppen kan ikke opfyldes endnu')).toBeVisible()
  await addChild(page, 'Tilføj valg', { Navn: 'Sild', Max: '1' })
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await addChild(page, 'Tilføj valg', { Navn: 'Laks', Max: '1', Pris: '12,50' })
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(dialog(page).getByText('Gruppen kan ikke opfyldes endnu')).toHaveCount(0)
  await dialog(page)
    .getByRole('list', { name: 'Valg' })
    .getByRole('listitem')
    .filter({ hasText: 'Laks' })
    .getByRole('button', { name: 'Flyt op' })
    .click()
  await expect
    .poll(async () => childrenOf((await savedMenu(cater, 'Stor platte'))?.children[0]))
    .toEqual(['Laks', 'Sild'])
  await dialog(page).getByRole('button', { name: 'Luk' }).click()
  await addChild(page, 'Inkluderet med antal', { Navn: 'Frikadeller', Min: '2' })
  await addChild(page, 'Tilvalg', { Navn: 'Ost', Pris: '28' })
  await expect(row(page, 'Ost')).toContainText('28,00 DKK')
  await expect(row(page, 'Frikadeller')).toContainText('Inkluderet med antal')
  const heads = page.getByRole('table', { name: 'Indhold' }).getByRole('columnheader')
  expect((await heads.allInnerTexts()).slice(0, 6)).toEqual(['Navn', 'Beskrivelse', 'Type', 'Pris', 'Min', 'Max'])
  await expectAccessible(page, 'menu, with a group, an amount and an extra')

  // reorders by keyboard and by button; a group moves with its items
  await row(page, 'Ost').getByRole('button', { name: 'Flyt op' }).click()
  await expect
    .poll(async () => childrenOf(await savedMenu(cater, 'Stor platte')))
    .toEqual(['Vælg 2 slags fisk', 'Ost', 'Frikadeller'])
  await row(page, 'Frikadeller').getByRole('button', { name: 'Træk for at flytte' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Frikadeller er taget og står i menuen, plads 3 af 3.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Frikadeller er over menuen, plads 2 af 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect
    .poll(async () => childrenOf(await savedMenu(cater, 'Stor platte')))
    .toEqual(['Vælg 2 slags fisk', 'Frikadeller', 'Ost'])

  // updates; then an item that another user has deleted is neither saved nor deleted: the dialog stays, with the text
  await row(page, 'Sild').getByRole('button', { name: 'Rediger' }).click()
  await expect(choices).toHaveText(['Valg', 'Inkluderet med antal', 'Tilvalg'])
  await dialog(page).getByLabel('Navn').fill('Kryddersild')
  await dialog(page).getByRole('button', { name: 'Opdater' }).click()
  await expect(row(page, 'Kryddersild')).toBeVisible()
  await row(page, 'Ost').getByRole('button', { name: 'Rediger' }).click()
  const menu = await savedMenu(cater, 'Stor platte')
  const cheese = menu?.children.find(({ name }) => name === 'Ost')
  await cater.call('DELETE', `/products/menus/${menu?.id}/child/${cheese?.id}`, { mainMenuId: menu?.id })
  await dialog(page).getByLabel('Navn').fill('Gammel ost')
  await dialog(page).getByRole('button', { name: 'Opdater' }).click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await expect(dialog(page).getByLabel('Navn')).toHaveValue('Gammel ost')
  await dialog(page).getByRole('button', { name: 'Slet', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Ja, slet' }).click()
  await expect(dialog(page).getByText('Noget gik galt.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Annuller' }).click()
  await expect(dialog(page).getByLabel('Navn')).toHaveValue('Gammel ost')
})

test('DAY-4 MEN-6 MEN-7 MEN-9 MEN-10 ADM-8 a menu shows warnings, gets dishes and categories, is copied and deleted', async ({
  page,
}) => {
  const cater = await createCater('Kopiprøven')
  for (const name of ['Frokost', 'Fest']) await cater.addCategory(name)
  const dish = await cater.call<{ id: string }>('POST', '/dishes', { name: 'Sild i karry' })
  const children = [
    { type: 'group', name: 'Vælg 2', minAmount: 2, children: [{ type: 'include', name: 'En', maxAmount: 1 }] },
  ]
  await cater.addMenu('Buffet', { description: '<p>Mad &amp; <b>mere</b></p>', price: 1249.5, children })
  await open(page, cater, '/menuer')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Navn',
    'Kategori',
    'Kuverter',
    'Tilstand',
    'Førpris',
    'Pris pr. kuvert',
  ])
  await expect(row(page, 'Buffet')).toContainText('1.249,50 DKK')
  await expect(row(page, 'Buffet')).toContainText('Gruppen kan ikke opfyldes endnu')
  await expectAccessible(page, 'menus, one of them unsatisfiable')
  await page.getByRole('link', { name: 'Buffet' }).click()
  await expect(page.getByText('Gruppen kan ikke opfyldes endnu')).toBeVisible()

  // several blanks of a search count as one
  await page.getByRole('combobox', { name: 'Retter' }).fill('sild   i')
  await page.getByRole('option', { name: 'Sild i karry' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await savedMenu(cater, 'Buffet'))?.dishes).toEqual([dish.id])
  await page.getByRole('button', { name: 'Skift kategorier' }).click()
  await page.getByRole('checkbox', { name: 'Fest' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Gem', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await savedMenu(cater, 'Buffet'))?.categories.map(({ name }) => name)).toEqual(['Fest'])

  const original = page.url()
  await page.getByRole('button', { name: 'Kopier' }).click()
  await expect(page).not.toHaveURL(original)
  await expect(row(page, 'Vælg 2')).toBeVisible()
  const menus = () => cater.call<WireMenu[]>('GET', '/products/menus')
  expect((await menus()).map((menu) => menu.children[0]?.children[0]?.name)).toEqual(['En', 'En'])

  await page.getByRole('button', { name: 'Slet', exact: true }).click()
  await page.getByRole('button', { name: 'Annuller' }).click()
  await page.getByRole('button', { name: 'Slet', exact: true }).click()
  await page.getByRole('button', { name: 'Ja, slet' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/caters/${cater.number}/menuer$`))
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(await menus()).toHaveLength(1)
})

test('RET-1 SER-1 SER-2 SER-3 ADM-9 ADM-10 dishes and services are created, updated and deleted', async ({ page }) => {
  const cater = await createCater('Serviceprøven')
  await open(page, cater, '/retter')
  await expect(page.getByText('Ingen retter tilføjet')).toBeVisible()
  await page.getByRole('link', { name: 'Tilføj ny' }).click()
  await page.getByLabel('Navn').fill('Stegt flæsk')
  await page.getByRole('button', { name: 'Gem og se' }).click()
  await expect(page.getByRole('heading', { name: 'Stegt flæsk' })).toBeVisible()
  await page.getByLabel('Navn').fill('Stegt flæsk med persillesovs')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(page.getByRole('heading', { name: 'Stegt flæsk med persillesovs' })).toBeVisible()
  await page.getByRole('link', { name: 'Retter' }).click()
  await expect(page.getByRole('cell')).toHaveText(['Stegt flæsk med persillesovs'])
  await page.getByRole('link', { name: /Stegt flæsk/ }).click()
  await page.getByRole('button', { name: 'Slet', exact: true }).click()
  await page.getByRole('button', { name: 'Ja, slet' }).click()
  await expect(page.getByText('Ingen retter tilføjet')).toBeVisible()

  await page.getByRole('navigation', { name: 'Brødkrumme' }).getByRole('link', { name: 'Serviceprøven' }).click()
  await page.getByRole('navigation', { name: 'Katalog' }).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByText('Ingen services tilføjet')).toBeVisible()
  await page.getByRole('link', { name: 'Tilføj ny' }).click()
  await page.getByRole('button', { name: 'Gem og se' }).click()
  await expect(page.getByText('Udfyld alle input felter')).toBeVisible()
  await page.getByLabel('Navn').fill('Kørsel')
  await page.getByRole('textbox', { name: 'Beskrivelse' }).fill('Vi kører til døren.')
  await page.getByRole('checkbox', { name: 'Påkrævet' }).check()
  await page.getByRole('button', { name: 'Gem og opret ny' }).click()
  await expect(page.getByLabel('Navn')).toHaveValue('')
  await page.getByLabel('Navn').fill('Tjener')
  await page.getByRole('textbox', { name: 'Beskrivelse' }).fill('Hele aftenen.')
  await page.getByLabel('Pris').fill('950')
  await page.getByRole('button', { name: 'Gem og se' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tjener' })).toBeVisible()
  await expect(page.getByLabel('Pris')).toHaveValue('950,00')
  await page.getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('columnheader')).toHaveText(['Navn', 'Beskrivelse', 'Påkrævet', 'Gælder for', 'Pris'])
  await expect(row(page, 'Kørsel').getByRole('cell')).toHaveText([
    'Kørsel',
    'Vi kører til døren.',
    'Ja',
    'Levering og afhentning',
    '0,00 DKK',
  ])
  await expect(row(page, 'Tjener').getByRole('cell')).toHaveText([
    'Tjener',
    'Hele aftenen.',
    'Nej',
    'Levering og afhentning',
    '950,00 DKK',
  ])
  await page.getByRole('link', { name: 'Tjener' }).click()
  await page.getByRole('button', { name: 'Slet', exact: true }).click()
  await page.getByRole('button', { name: 'Ja, slet' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/caters/${cater.number}$`))
  expect(await cater.call<object[]>('GET', '/services')).toHaveLength(1)
})
