import { expect, type Locator, type Page, test } from '@playwright/test'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { storefront, v2 } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { addToBasket, card, chooseFrokostplatte, group, leaveDialogEntry } from './frokostplatte.ts'
import { PHONE } from './phoneScreen.ts'

/** The fields of a stored line that these tests change. */
interface StoredLine {
  id: string
  price: number
  originalPrice: number
  selectedMenuItems: { id: string; groupId: string | null; amount: number }[]
  allGroups: { items: { id: string; name: string }[] }[]
}

const basket = (page: Page) => page.getByRole('complementary', { name: 'Kurv' })
const lines = (page: Page) => basket(page).getByRole('listitem')
const covers = (within: ReturnType<typeof basket>) => within.getByRole('group', { name: /^Kuverter/ })

async function addFrokostplatte(page: Page) {
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Fortsæt med at handle')
  // The header counts as the bar does
  await expect(page.getByRole('link', { name: 'Kurv 10 kuverter' })).toBeVisible()
}

/** Adds a second Frokostplatte, with Dessert, as a separate line. */
async function addWithDessert(page: Page) {
  await chooseFrokostplatte(page)
  await group(page, 'Tilvalg').getByRole('group', { name: 'Dessert' }).getByRole('button', { name: 'Flere' }).click()
  await addToBasket(page, 'Fortsæt med at handle')
}

/** Fills in the order form as a guest with pickup, on a day without a price period. */
async function fillOrder(page: Page) {
  for (const [label, typed] of [
    ['Fornavn', 'Birgit'],
    ['Efternavn', 'Birk'],
    ['Email', 'mona@example.dk'],
    ['Telefon', '20304052'],
  ] as const)
    await page.getByLabel(label).fill(typed)
  await page.getByLabel('Afhentning').check()
  const { time } = await frokostplatteBody(v2(), 'mona@example.dk')
  const date = page.getByRole('textbox', { name: 'Dato' })
  await date.fill(time.date.split('-').reverse().join('-'))
  await date.press('Tab')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
}

/** Changes the stored line as another tab would, so that the page shows it without being loaded anew. */
const changeStored = (page: Page, change: (line: StoredLine) => void) =>
  page.evaluate(`
    const held = JSON.parse(localStorage.getItem('basket:55'))
    ;(${change.toString()})(held.menus[0])
    localStorage.setItem('basket:55', JSON.stringify(held))
    window.dispatchEvent(new StorageEvent('storage', { key: 'basket:55' }))
  `)

const makeCheaper = (line: StoredLine) => {
  line.price = 12000
  line.originalPrice = 12000
}

test('BAS-2 BAS-3 BAS-4 BAS-5 BAS-7 CFG-7 CFG-8 lines are stepped, edited in place, merged, removed and restored, in each tab', async ({
  page,
  context,
}) => {
  const noise: string[] = []
  page.on('pageerror', ({ message }) => noise.push(message))
  await page.addInitScript(() => localStorage.setItem('basket:55', '{"menus": [{'))
  await page.goto(storefront('smagen'))
  await expect(basket(page)).toContainText('Din kurv er tom.')
  await addFrokostplatte(page)
  await expect(covers(basket(page))).toContainText('10')
  await expect(covers(basket(page)).getByRole('button', { name: 'Færre' })).toHaveAttribute('aria-disabled', 'true')
  const otherPage = await context.newPage()
  await otherPage.goto(storefront('smagen'))
  await expect(covers(basket(otherPage))).toContainText('10')
  await covers(basket(otherPage)).getByRole('button', { name: 'Flere' }).click()
  await expect(covers(basket(page))).toContainText('11')
  await expect(basket(page).getByText('kr. 1.419,00').first()).toBeVisible()

  const edit = (index: number) => lines(page).nth(index).getByRole('button', { name: 'Rediger Frokostplatte' })
  const menu = page.getByRole('dialog', { name: 'Frokostplatte' })
  const kinds = menu.getByRole('group', { name: 'Vælg 3 slags smørrebrød' })
  await edit(0).click()
  await expect(kinds.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(covers(menu)).toContainText('11')
  await expect(menu.getByRole('button', { name: 'Læg i kurv' })).toHaveCount(0)
  await expectAccessible(page, 'basket, line edited')
  await kinds.getByRole('checkbox', { checked: true }).first().uncheck()
  await menu.getByRole('button', { name: 'Gem ændringer' }).click()
  await expect(menu.getByText('Du mangler at vælge 1')).toBeVisible()
  await kinds.getByRole('checkbox').nth(3).check()
  await covers(menu).getByRole('button', { name: 'Flere' }).click()
  await menu.getByRole('button', { name: 'Gem ændringer' }).click()
  await expect(menu).toHaveCount(0)
  await expect(lines(page)).toHaveCount(1)
  await expect(covers(basket(page))).toContainText('12')
  await expect(edit(0)).toBeFocused()
  await expect(covers(basket(otherPage))).toContainText('12')

  // a line that is edited to equal another is merged with it
  await addWithDessert(page)
  await expect(lines(page)).toHaveCount(2)
  await edit(1).click()
  await menu.getByRole('group', { name: 'Dessert' }).getByRole('button', { name: 'Færre' }).click()
  await kinds.getByRole('checkbox').first().uncheck()
  await kinds.getByRole('checkbox').nth(3).check()
  await menu.getByRole('button', { name: 'Gem ændringer' }).click()
  await expect(lines(page)).toHaveCount(1)
  await expect(covers(basket(page))).toContainText('13')
  await expect(edit(0)).toBeFocused()

  await leaveDialogEntry(page)
  await addWithDessert(page)
  await lines(page).nth(0).getByRole('button', { name: 'Fjern', exact: true }).press('Enter')
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(otherPage)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Fortryd' })).toBeFocused()
  // the second line's button disappears too, and the focus moves on
  await lines(page).nth(0).getByRole('button', { name: 'Fjern', exact: true }).click()
  await expect(basket(otherPage)).toContainText('Din kurv er tom.')
  await expect(page.getByRole('button', { name: 'Fortryd' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(1)
  await expect(basket(page).getByRole('list', { name: 'Menuer i kurven' })).toBeFocused()

  // what a removal leaves below the minimum cannot be ordered, by either way to the order form
  await expect(lines(page).first()).toContainText('Mindst 10 kuverter.')
  await basket(page).getByText('Gå til bestilling').click()
  await expect(basket(page).getByRole('alert')).toContainText('før du bestiller')
  await expect(page).toHaveURL(storefront('smagen'))
  await page.getByRole('link', { name: 'Kurv 1 kuvert' }).click()
  await expect(page.getByText('Frokostplatte: Mindst 10 kuverter.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Smagen' }).click()
  await covers(basket(page)).getByRole('textbox').fill('10')
  await expect(basket(page).getByText('Mindst 10 kuverter.')).toHaveCount(0)
  await otherPage.goto(storefront('grillen'))
  await expect(basket(otherPage)).toContainText('Din kurv er tom.')
  expect(noise).toEqual([])
})

test('BAS-6 what has left the catalogue is marked, costs nothing, and another is chosen in its place', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await addFrokostplatte(page)
  await changeStored(page, (line) => {
    const [first] = line.selectedMenuItems
    for (const item of line.allGroups.flatMap(({ items }) => items)) {
      if (item.id !== first?.id) continue
      item.id = 'gone'
      item.name = 'Hummer'
    }
    if (first) first.id = 'gone'
  })
  await expect(basket(page)).toContainText('Hummer findes ikke længere.')
  await basket(page).getByRole('button', { name: 'Vælg igen' }).click()
  const menu = page.getByRole('dialog', { name: 'Frokostplatte' })
  await expect(menu.getByText('Du mangler at vælge 1')).toBeVisible()
  await menu
    .getByRole('group', { name: 'Vælg 3 slags smørrebrød' })
    .getByRole('checkbox', { checked: false })
    .first()
    .check()
  await menu.getByRole('button', { name: 'Gem ændringer' }).click()
  await expect(basket(page).getByText('findes ikke længere')).toHaveCount(0)
  await expect(basket(page).locator(':focus')).toHaveCount(1)
  await expect(lines(page)).toHaveCount(1)

  await leaveDialogEntry(page)
  await changeStored(page, (line) => {
    line.id = '00000000-0000-4000-8000-000000000000'
  })
  await expect(basket(page)).toContainText('Menuen findes ikke længere.')
  await expect(basket(page).getByText('kr. 0,00')).toBeVisible()
  await expect(basket(page).getByRole('button', { name: 'Rediger' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Kurv 10 kuverter' }).click()
  await expect(page.getByText('Frokostplatte: Menuen findes ikke længere.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Smagen' }).click()
  await basket(page).getByRole('button', { name: 'Fjern', exact: true }).click()
  await expect(basket(page)).toContainText('Din kurv er tom.')
})

test('BAS-6 a changed price is shown with the old one, nothing is ordered before it is accepted, and then it is not shown again', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await addFrokostplatte(page)
  await changeStored(page, makeCheaper)
  await expect(basket(page)).toContainText('Prisen er ændret, siden du valgte.')
  await expect(basket(page)).toContainText('kr. 120,00')
  await expect(basket(page)).toContainText('kr. 129,00')
  await expect(basket(page)).toContainText(/I alt, uden levering\s*kr\.\s1\.290,00/)
  await basket(page).getByText('Gå til bestilling').click()
  await expect(basket(page).getByRole('alert')).toContainText('før du bestiller')
  await expect(lines(page).first()).toBeFocused()
  await expect(page).toHaveURL(storefront('smagen'))
  await expectAccessible(page, 'basket, something to correct')
  await basket(page).getByRole('button', { name: 'Behold til den nye pris' }).click()
  await expect(basket(page).getByText('Prisen er ændret')).toHaveCount(0)
  await expect(lines(page).first()).toBeFocused()
  await page.reload()
  await expect(basket(page)).toContainText('Frokostplatte')
  await expect(basket(page).getByText('Prisen er ændret')).toHaveCount(0)
  await basket(page).getByText('Gå til bestilling').click()
  await expect(page).toHaveURL(storefront('smagen', '/anmod'))
  await expect(page.getByText('Prisen er ændret')).toHaveCount(0)

  // the order form says it too
  await changeStored(page, makeCheaper)
  await expect(page.getByRole('button', { name: 'Behold til den nye pris' })).toBeVisible()
  await fillOrder(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/graphql') && sent.push(request.url()))
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page.locator('output:focus')).toContainText('Frokostplatte: Prisen er ændret, siden du valgte.')
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Behold til den nye pris' }).click()
  await expect(page.getByText('Prisen er ændret')).toHaveCount(0)
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
})

test('ALG-6 nothing to press in a basket moves away when the allergens and the way to share it come late', async ({
  page,
}) => {
  let release = () => {}
  let held: Promise<void>
  const hold = () => {
    held = new Promise((resolve) => (release = resolve))
  }
  await page.route(/(ChoiceAllergens|ShareBasket)-[^/]*\.js/, async (route) => {
    await held
    await route.fallback()
  })
  const contents = basket(page).getByText('Indeholder:')
  /** Points at a control before the rest comes, and presses whatever is there afterwards. */
  const pressWhenAllIsThere = async (control: Locator) => {
    // A line slides into its place
    await lines(page)
      .first()
      .evaluate((line) => Promise.all(line.getAnimations().map(({ finished }) => finished)))
    await control.hover()
    await expect(contents).toHaveCount(0)
    release()
    await expect(contents).toBeVisible()
    await expect(basket(page).getByRole('button', { name: 'Del kurven' })).toBeVisible()
    await page.mouse.down()
    await page.mouse.up()
  }
  hold()
  await page.goto(storefront('smagen'))
  await addFrokostplatte(page)
  await pressWhenAllIsThere(covers(basket(page)).getByRole('button', { name: 'Flere' }))
  await expect(covers(basket(page))).toContainText('11')
  hold()
  await page.reload()
  await pressWhenAllIsThere(basket(page).getByText('Gå til bestilling'))
  await expect(page).toHaveURL(storefront('smagen', '/anmod'))
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('STO-5 BAS-5 BAS-6 CFG-5 SHA-1 ALG-5 VIS-2 about, details, categories, the filter, a menu and the basket open above the page', async ({
    page,
  }) => {
    await page.goto(storefront('smagen'))
    const dialog = (name: string) => page.getByRole('dialog', { name })
    await page.getByRole('button', { name: 'Om os' }).click()
    await dialog('Om os').getByRole('button', { name: 'Luk' }).click()
    await expect(page.getByRole('button', { name: 'Om os' })).toBeFocused()
    await page.getByRole('button', { name: 'Detaljer' }).click()
    await expect(dialog('Detaljer')).toContainText('Mindste antal kuverter')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Vælg madtyper/ }).click()
    const categories = dialog('Vælg madtyper').getByRole('link')
    await expectAccessible(page, 'categories, phone')
    await categories.nth(1).click()
    await expect(dialog('Vælg madtyper')).toHaveCount(0)
    await expect(page).toHaveURL(/\?category=/)
    await page.getByRole('button', { name: /Vælg madtyper/ }).click()
    await categories.first().click()
    await page.getByRole('button', { name: 'Kost og allergener' }).click()
    await expect(dialog('Kost og allergener').getByRole('group', { name: 'Uden' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog('Kost og allergener')).toHaveCount(0)
    await leaveDialogEntry(page)

    const open = card(page, 'Frokostplatte').getByRole('button', { name: 'Tilføj', exact: true })
    await open.click()
    const menu = dialog('Frokostplatte')
    const add = menu.getByRole('button', { name: 'Læg i kurv' })
    const kinds = menu.getByRole('group', { name: 'Vælg 3 slags smørrebrød' })
    await kinds.getByRole('checkbox').first().scrollIntoViewIfNeeded()
    await expect(add).toBeInViewport({ ratio: 1 })
    await add.click()
    await expect(kinds).toBeFocused()
    await expect(menu.getByText('Du mangler at vælge 3')).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(open).toBeFocused()
    await leaveDialogEntry(page)

    await addFrokostplatte(page)
    await page.getByRole('button', { name: 'Se kurv' }).click()
    const sheet = dialog('Kurv')
    await expect(sheet.getByRole('button', { name: 'Del kurven' })).toBeVisible()
    await expectAccessible(page, 'basket, phone')
    await sheet.getByRole('button', { name: 'Rediger Frokostplatte' }).click()
    await covers(menu).getByRole('button', { name: 'Flere' }).click()
    await menu.getByRole('button', { name: 'Gem ændringer' }).click()
    await expect(menu).toHaveCount(0)
    await expect(covers(sheet)).toContainText('11')
    await expect(sheet.getByRole('button', { name: 'Rediger Frokostplatte' })).toBeFocused()
    await sheet.getByRole('button', { name: 'Fjern', exact: true }).click()
    await expect(sheet).toContainText('Din kurv er tom.')
    await sheet.getByRole('button', { name: 'Fortryd' }).click()
    await expect(covers(sheet)).toContainText('11')
    await sheet.getByText('Gå til bestilling').click()
    await expect(page).toHaveURL(storefront('smagen', '/anmod'))
  })
})
