import { expect, type Page, test } from '@playwright/test'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { storefront, v2 } from './addresses.ts'
import { addToBasket, card, chooseFrokostplatte, group } from './frokostplatte.ts'
import { findViolations } from './violations.ts'

/** The fields of a stored line that these tests change. */
interface StoredLine {
  id: string
  price: number
  originalPrice: number
  selectedMenuItems: { id: string; groupId: string | null; amount: number }[]
}

const basket = (page: Page) => page.getByRole('complementary', { name: 'Kurv' })
const lines = (page: Page) => basket(page).getByRole('listitem')
const covers = (within: ReturnType<typeof basket>) => within.getByRole('group', { name: /^Kuverter/ })

async function withFrokostplatte(page: Page) {
  await page.goto(storefront('smagen'))
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

async function changeStored(page: Page, change: (line: StoredLine) => void) {
  await page.evaluate(`
    const held = JSON.parse(localStorage.getItem('basket:55'))
    ;(${change.toString()})(held.menus[0])
    localStorage.setItem('basket:55', JSON.stringify(held))
  `)
  await page.reload()
}

test('BAS-5 CFG-7 a line is stepped, opened with its choices, and saved in place', async ({ page }) => {
  await withFrokostplatte(page)
  await expect(covers(basket(page))).toContainText('10')
  await expect(covers(basket(page)).getByRole('button', { name: 'Færre' })).toHaveAttribute('aria-disabled', 'true')
  await covers(basket(page)).getByRole('button', { name: 'Flere' }).click()
  await expect(basket(page).getByText('kr. 1.419,00')).toBeVisible()

  await basket(page).getByRole('button', { name: 'Rediger Frokostplatte' }).click()
  const menu = page.getByRole('dialog', { name: 'Frokostplatte' })
  const kinds = menu.getByRole('group', { name: 'Vælg 3 slags smørrebrød' })
  await expect(kinds.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(covers(menu)).toContainText('11')
  await expect(menu.getByRole('button', { name: 'Læg i kurv' })).toHaveCount(0)

  await kinds.getByRole('checkbox', { checked: true }).first().uncheck()
  await menu.getByRole('button', { name: 'Gem ændringer' }).click()
  await expect(menu.getByText('Du mangler at vælge 1')).toBeVisible()
  await kinds.getByRole('checkbox').nth(3).check()
  await covers(menu).getByRole('button', { name: 'Flere' }).click()
  await menu.getByRole('button', { name: 'Gem ændringer' }).click()
  await expect(menu).toHaveCount(0)
  await expect(lines(page)).toHaveCount(1)
  await expect(covers(basket(page))).toContainText('12')
  await expect(basket(page).getByRole('button', { name: 'Rediger Frokostplatte' })).toBeFocused()
})

test('BAS-2 BAS-5 a line that is edited to equal another is merged with it', async ({ page }) => {
  await withFrokostplatte(page)
  await addWithDessert(page)
  await expect(lines(page)).toHaveCount(2)
  await lines(page).nth(1).getByRole('button', { name: 'Rediger Frokostplatte' }).click()
  const menu = page.getByRole('dialog', { name: 'Frokostplatte' })
  await menu.getByRole('group', { name: 'Dessert' }).getByRole('button', { name: 'Færre' }).click()
  await menu.getByRole('button', { name: 'Gem ændringer' }).click()
  await expect(lines(page)).toHaveCount(1)
  await expect(covers(basket(page))).toContainText('11')
  await expect(basket(page).getByRole('button', { name: 'Rediger Frokostplatte' })).toBeFocused()
})

test('BAS-5 a removed line can be restored, by keyboard too', async ({ page }) => {
  await withFrokostplatte(page)
  await addWithDessert(page)
  await lines(page).nth(0).getByRole('button', { name: 'Fjern', exact: true }).press('Enter')
  await expect(lines(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Fortryd' })).toBeFocused()
  // the second line's button disappears too, and the focus moves on
  await lines(page).nth(0).getByRole('button', { name: 'Fjern', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Fortryd' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(1)
  await expect(basket(page).getByRole('list', { name: 'Menuer i kurven' })).toBeFocused()
})

test('BAS-6 a changed price is shown with the old one, and nothing is ordered before it is accepted', async ({
  page,
}) => {
  await withFrokostplatte(page)
  await changeStored(page, (line) => {
    line.price = 12000
    line.originalPrice = 12000
  })
  await expect(basket(page)).toContainText('Prisen er ændret, siden du valgte.')
  await expect(basket(page)).toContainText('kr. 120,00')
  await expect(basket(page)).toContainText('kr. 129,00')
  await expect(basket(page).getByText('kr. 1.440,00')).toBeVisible()
  await basket(page).getByText('Gå til bestilling').click()
  await expect(basket(page).getByRole('alert')).toContainText('før du bestiller')
  await expect(lines(page).first()).toBeFocused()
  await expect(page).toHaveURL(storefront('smagen'))

  // the order form shows it too, by either way to it
  await page.goto(storefront('smagen', '/anmod'))
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

test('BAS-6 a new price that was accepted beside the menus is not announced again', async ({ page }) => {
  await withFrokostplatte(page)
  await changeStored(page, (line) => {
    line.price = 12000
  })
  await basket(page).getByRole('button', { name: 'Behold til den nye pris' }).click()
  await expect(basket(page).getByText('Prisen er ændret')).toHaveCount(0)
  await expect(lines(page).first()).toBeFocused()
  await page.reload()
  await expect(basket(page)).toContainText('Frokostplatte')
  await expect(basket(page).getByText('Prisen er ændret')).toHaveCount(0)
  await basket(page).getByText('Gå til bestilling').click()
  await expect(page).toHaveURL(storefront('smagen', '/anmod'))
  await expect(page.getByText('Prisen er ændret')).toHaveCount(0)
})

test('BAS-6 a deleted menu is marked as gone, costs nothing, and can only be removed', async ({ page }) => {
  await withFrokostplatte(page)
  await changeStored(page, (line) => {
    line.id = '00000000-0000-4000-8000-000000000000'
  })
  await expect(basket(page)).toContainText('Menuen findes ikke længere.')
  await expect(basket(page).getByText('kr. 0,00')).toBeVisible()
  await expect(basket(page).getByRole('button', { name: 'Rediger' })).toHaveCount(0)
  await page.goto(storefront('smagen', '/anmod'))
  await expect(page.getByText('Frokostplatte: Menuen findes ikke længere.')).toBeVisible()
  await page.goto(storefront('smagen'))
  await basket(page).getByRole('button', { name: 'Fjern', exact: true }).click()
  await expect(basket(page)).toContainText('Din kurv er tom.')
})

test('BAS-6 a deleted item is named, and another is chosen in its place', async ({ page }) => {
  await withFrokostplatte(page)
  await changeStored(page, (line) => {
    const [first] = line.selectedMenuItems
    const held = line as unknown as { allGroups: { items: { id: string; name: string }[] }[] }
    for (const item of held.allGroups.flatMap(({ items }) => items)) {
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
  await expect(basket(page).getByRole('listitem')).toHaveCount(1)
})

test('BAS-7 two tabs show the same basket', async ({ page, context }) => {
  await withFrokostplatte(page)
  const other = await context.newPage()
  await other.goto(storefront('smagen'))
  await expect(covers(basket(other))).toContainText('10')
  await covers(basket(other)).getByRole('button', { name: 'Flere' }).click()
  await expect(covers(basket(page))).toContainText('11')
  await basket(page).getByRole('button', { name: 'Fjern', exact: true }).click()
  await expect(basket(other)).toContainText('Din kurv er tom.')
})

test('BAS-7 damaged storage gives an empty basket that works', async ({ page }) => {
  const noise: string[] = []
  page.on('pageerror', ({ message }) => noise.push(message))
  await page.goto(storefront('smagen'))
  for (const damaged of [
    '{"menus": [{',
    'null',
    '[]',
    '{"menus":[{"tempId":1}],"services":[]}',
    '{"menus":{},"services":7}',
  ]) {
    await page.evaluate((text) => localStorage.setItem('basket:55', text), damaged)
    await page.reload()
    await expect(basket(page), damaged).toContainText('Din kurv er tom.')
    await expect(page.getByRole('heading', { name: 'Frokostplatte' })).toBeVisible()
  }
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Fortsæt med at handle')
  await expect(basket(page)).toContainText('Frokostplatte')
  expect(noise).toEqual([])
})

test('CFG-8 a line that a removal leaves below the minimum says so and cannot be ordered', async ({ page }) => {
  await withFrokostplatte(page)
  await addWithDessert(page)
  await lines(page).nth(0).getByRole('button', { name: 'Fjern', exact: true }).click()
  await expect(lines(page).first()).toContainText('Mindst 10 kuverter.')
  await basket(page).getByText('Gå til bestilling').click()
  await expect(basket(page).getByRole('alert')).toContainText('før du bestiller')
  await expect(page).toHaveURL(storefront('smagen'))
  await page.goto(storefront('smagen', '/anmod'))
  await expect(page.getByText('Frokostplatte: Mindst 10 kuverter.')).toBeVisible()
  await page.goto(storefront('smagen'))
  for (const amount of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    await covers(basket(page)).getByRole('button', { name: 'Flere' }).click()
    await expect(covers(basket(page))).toContainText(String(amount))
  }
  await expect(basket(page).getByText('Mindst 10 kuverter.')).toHaveCount(0)
})

test('ALG-6 nothing to press in a basket moves away when the allergens and the way to share it come late', async ({
  page,
}) => {
  await withFrokostplatte(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/(ChoiceAllergens|ShareBasket)-[^/]*\.js/, async (route) => {
    await held
    await route.fallback()
  })
  await page.reload()
  const more = covers(basket(page)).getByRole('button', { name: 'Flere' })
  const order = basket(page).getByText('Gå til bestilling')
  const topsOf = async () => [(await more.boundingBox())!.y, (await order.boundingBox())!.y] as const
  await expect(more).toBeVisible()
  // A line slides into its place
  await lines(page)
    .first()
    .evaluate((line) => Promise.all(line.getAnimations().map(({ finished }) => finished)))
  const [moreBefore, orderBefore] = await topsOf()
  await expect(basket(page).getByText('Indeholder:')).toHaveCount(0)
  release()
  await expect(basket(page).getByText('Indeholder:')).toBeVisible()
  await expect(basket(page).getByRole('button', { name: 'Del kurven' })).toBeVisible()
  const [moreAfter, orderAfter] = await topsOf()
  expect(moreAfter).toBe(moreBefore)
  // Less than half of its height
  expect(orderAfter - orderBefore).toBeLessThan(28)
})

test('axe finds no violations in a basket that must be corrected, and where a line is edited', async ({ page }) => {
  await withFrokostplatte(page)
  await basket(page).getByRole('button', { name: 'Rediger Frokostplatte' }).click()
  await expect(page.getByRole('button', { name: 'Gem ændringer' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await changeStored(page, (line) => {
    line.price = 12000
    line.originalPrice = 12000
  })
  await basket(page).getByText('Gå til bestilling').click()
  await expect(basket(page).getByRole('alert')).toContainText('før du bestiller')
  expect(await findViolations(page)).toEqual([])
  await page.goto(storefront('smagen', '/anmod'))
  await expect(page.getByRole('button', { name: 'Behold til den nye pris' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('STO-5 three modals: about, details and the categories @phone', async ({ page }) => {
    await page.goto(storefront('smagen'))
    const dialog = (name: string) => page.getByRole('dialog', { name })
    await page.getByRole('button', { name: 'Om os' }).click()
    await expect(dialog('Om os')).toBeVisible()
    await dialog('Om os').getByRole('button', { name: 'Luk' }).click()
    await expect(page.getByRole('button', { name: 'Om os' })).toBeFocused()
    await page.getByRole('button', { name: 'Detaljer' }).click()
    await expect(dialog('Detaljer')).toContainText('Mindste antal kuverter')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Vælg madtyper/ }).click()
    const second = dialog('Vælg madtyper').getByRole('link').nth(1)
    await second.click()
    await expect(dialog('Vælg madtyper')).toHaveCount(0)
    await expect(page).toHaveURL(/\?category=/)
  })

  test('BAS-5 BAS-6 the bar opens the basket as a sheet, where lines are edited and removed @phone', async ({
    page,
  }) => {
    await withFrokostplatte(page)
    await page.getByRole('button', { name: 'Se kurv' }).click()
    const sheet = page.getByRole('dialog', { name: 'Kurv' })
    await sheet.getByRole('button', { name: 'Rediger Frokostplatte' }).click()
    const menu = page.getByRole('dialog', { name: 'Frokostplatte' })
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

  test('CFG-5 a menu opens as a sheet that shows what is missing @phone', async ({ page }) => {
    await page.goto(storefront('smagen'))
    await card(page, 'Frokostplatte').getByRole('button', { name: 'Tilføj', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Frokostplatte' })
    await menu.getByRole('button', { name: 'Læg i kurv' }).click()
    await expect(menu.getByRole('group', { name: 'Vælg 3 slags smørrebrød' })).toBeFocused()
    await expect(menu.getByText('Du mangler at vælge 3')).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(card(page, 'Frokostplatte').getByRole('button', { name: 'Tilføj', exact: true })).toBeFocused()
  })
})
