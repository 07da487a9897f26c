import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { createCater, type OwnCater } from './ownCater.ts'
import { endSession, signIn, signInAgain } from './signIn.ts'
import { findViolations } from './violations.ts'

interface WireMenu {
  id: string
  name: string
  order: number
  dishes: string[]
  categories: { name: string }[]
  children: WireMenu[]
}

/** An action that is saved at once, without a form. */
interface Act {
  name: string
  /** The path below /admin/caters. */
  address: () => string
  /** Prepares the page before the session ends. */
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
  /** The message if it was not saved. */
  errorText: string
  /** Repeats the action after the next login, if the choice is still there. */
  again?: (page: Page) => Promise<void>
  /** Reads the saved state from the service, which must equal `expected` in the end. */
  readSaved: () => Promise<unknown>
  expected: unknown
}

let cater: OwnCater
const made = { category: '', menu: '' }
const own = (path: string) => () => `/${cater.number}${path}`
const category = () => `/${cater.number}/kategori/${made.category}`
const menu = () => `/${cater.number}/menus/${made.menu}`
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const inOrder = (things: { name: string; order: number }[]) =>
  things.toSorted((a, b) => a.order - b.order).map(({ name }) => name)
const wireMenu = () => cater.call<WireMenu>('GET', `/products/menus/${made.menu}`)
const menusOfCategory = async () => {
  const { products } = await cater.call<{ products: WireMenu[] }>('GET', `/categories/${made.category}`)
  return inOrder(products)
}

test.beforeEach(async () => {
  cater = await createCater('Udlogningsprøven')
  made.category = (await cater.addCategory('Frokost')).id
  await cater.addCategory('Fest')
  const items = ['Sild', 'Laks'].map((name) => ({ type: 'include', name, maxAmount: 1 }))
  const children = [
    { type: 'group', name: 'Vælg fisk', minAmount: 1, children: items },
    { type: 'extra', name: 'Ost', price: 20 },
  ]
  made.menu = (await cater.addMenu('Platte', { children })).id
  const sandwich = await cater.addMenu('Sandwich')
  await cater.addMenu('Salat')
  await cater.call('POST', `/categories/${made.category}/add-menus`, { menus: [made.menu, sandwich.id] })
  await cater.call('POST', '/dishes', { name: 'Makrel' })
})

test.afterEach(() => cater.remove())

const ACTS: Act[] = [
  {
    name: 'ADM-7 a category that is moved',
    address: own('/kategorier'),
    act: (page) => row(page, 'Fest').getByRole('button', { name: 'Flyt op' }).click(),
    errorText: 'Rækkefølgen blev ikke gemt.',
    readSaved: async () => inOrder(await cater.call('GET', '/categories')),
    expected: ['Fest', 'Frokost'],
  },
  {
    name: 'KAT-4 a menu that is moved within its category',
    address: category,
    act: (page) => row(page, 'Sandwich').getByRole('button', { name: 'Flyt op' }).click(),
    errorText: 'Rækkefølgen blev ikke gemt.',
    readSaved: menusOfCategory,
    expected: ['Sandwich', 'Platte'],
  },
  {
    name: 'KAT-4 menus that are ticked to be added to a category',
    address: category,
    prepare: async (page) => {
      await press(page, 'Tilføj eksisterende')
      await page.getByRole('checkbox', { name: 'Salat' }).check()
    },
    act: (page) => press(page, 'Tilføj menuer'),
    errorText: 'Menuerne er ikke tilføjet. Dit valg er bevaret.',
    again: async (page) => {
      await press(page, 'Tilføj eksisterende')
      await expect(page.getByRole('checkbox', { name: 'Salat' })).toBeChecked()
      await press(page, 'Tilføj menuer')
    },
    readSaved: menusOfCategory,
    expected: ['Platte', 'Sandwich', 'Salat'],
  },
  {
    name: 'KAT-4 a menu that is taken out of its category',
    address: category,
    act: (page) => row(page, 'Sandwich').getByRole('button', { name: 'Fjern fra kategori' }).click(),
    errorText: 'Menuen står stadig i kategorien.',
    readSaved: menusOfCategory,
    expected: ['Platte'],
  },
  {
    name: 'MEN-8 a child that is moved within its menu',
    address: menu,
    act: (page) => page.getByRole('row').filter({ hasText: 'Ost' }).getByRole('button', { name: 'Flyt op' }).click(),
    errorText: 'Rækkefølgen blev ikke gemt.',
    readSaved: async () => inOrder((await wireMenu()).children),
    expected: ['Ost', 'Vælg fisk'],
  },
  {
    name: 'MEN-8 an item that is moved within its group',
    address: menu,
    act: async (page) => {
      await page.getByRole('row').filter({ hasText: 'Vælg fisk' }).getByRole('button', { name: 'Rediger' }).click()
      await row(page, 'Laks').getByRole('button', { name: 'Flyt op' }).click()
    },
    errorText: 'Rækkefølgen blev ikke gemt.',
    readSaved: async () => inOrder((await wireMenu()).children.flatMap(({ children }) => children)),
    expected: ['Laks', 'Sild'],
  },
  {
    name: 'MEN-7 a dish that is put into a menu',
    address: menu,
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Retter' }).click()
      await page.getByRole('option', { name: 'Makrel' }).click()
      await page.keyboard.press('Escape')
    },
    errorText: 'Retterne blev ikke gemt. De står, som de stod før.',
    readSaved: async () => (await wireMenu()).dishes,
    expected: [expect.any(String)],
  },
  {
    name: 'MEN-7 categories that are ticked for a menu',
    address: menu,
    act: async (page) => {
      await press(page, 'Skift kategorier')
      await page.getByRole('checkbox', { name: 'Frokost' }).uncheck()
      await page.getByRole('checkbox', { name: 'Fest' }).check()
      await press(page, 'Gem')
    },
    errorText: 'Kategorierne er ikke gemt. Dit valg er bevaret.',
    again: async (page) => {
      await press(page, 'Skift kategorier')
      await expect(page.getByRole('checkbox', { name: 'Fest' })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: 'Frokost' })).not.toBeChecked()
      await press(page, 'Gem')
    },
    readSaved: async () => (await wireMenu()).categories.map(({ name }) => name),
    expected: ['Fest'],
  },
  {
    name: 'MEN-9 a menu that is copied',
    address: menu,
    act: (page) => press(page, 'Kopier'),
    errorText: 'Menuen blev ikke kopieret.',
    readSaved: async () => (await cater.call<WireMenu[]>('GET', '/products/menus')).length,
    expected: 4,
  },
  {
    name: 'ADM-4 FIR-6 a caterer that is closed in the list',
    address: () => '',
    act: (page) => page.getByRole('switch', { name: 'Aktiv: Udlogningsprøven' }).click(),
    errorText: 'Skiftet for Udlogningsprøven blev ikke gemt.',
    readSaved: async () => (await cater.call<{ active: boolean }>('GET', '')).active,
    expected: false,
  },
  {
    name: 'ADM-6 FIR-6 a caterer that is closed on its page',
    address: own(''),
    act: (page) => page.getByRole('switch', { name: 'Aktiv: Udlogningsprøven' }).click(),
    errorText: 'Skiftet for Udlogningsprøven blev ikke gemt.',
    readSaved: async () => (await cater.call<{ active: boolean }>('GET', '')).active,
    expected: false,
  },
]

const open = async (page: Page, address: string) => {
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(address)
  await expect(page.getByText('Forbundet')).toBeAttached()
}

for (const { name, address, prepare, act, errorText, again = act, readSaved, expected } of ACTS)
  test(`ERR-2 LOG-5 ${name} after the session ended says so, leads to the login, and works afterwards`, async ({
    page,
  }) => {
    const here = storefront('smagen', `/admin/caters${address()}`)
    await open(page, here)
    const before = await readSaved()
    await prepare?.(page)
    await endSession(page)
    await act(page)
    await expect(page.getByText('Du er ikke længere logget ind.')).toBeVisible()
    await expect(page.getByText(errorText)).toBeVisible()
    await expect(page.getByText('Noget gik galt')).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
    expect(await readSaved()).toEqual(before)
    await signInAgain(page, 'admin@demo.dk')
    await expect(page).toHaveURL(here)
    await expect(page.getByText('Forbundet')).toBeAttached()
    await again(page)
    await expect.poll(readSaved).toEqual(expected)
  })

test('ERR-2 ADM-12 text typed beside such an action is there after the next login, without a prompt', async ({
  page,
}) => {
  const here = storefront('smagen', `/admin/caters${category()}`)
  await open(page, here)
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.accept()
  })
  await page.getByLabel('Navn').fill('Frokost og brunch')
  await endSession(page)
  await row(page, 'Sandwich').getByRole('button', { name: 'Flyt op' }).click()
  await signInAgain(page, 'admin@demo.dk')
  await expect(page).toHaveURL(here)
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(page.getByLabel('Navn')).toHaveValue('Frokost og brunch')
})
