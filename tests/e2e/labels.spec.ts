import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { ALLERGENS, ALLERGEN_SOURCES } from '../../domain/foods/allergens.ts'
import type { Food } from '../../contract/foods.ts'
import { LABEL_SHEETS, placeLabels, type LabelSheetName } from '../../web/office/production/labels/labelSheets.ts'
import { expectAccessible } from './expectAccessible.ts'
import { openKitchen } from './ownKitchen.ts'
import type { OwnKitchen, OwnOrder } from './ownKitchen.ts'
import { signIn } from './signIn.ts'
import { PHONE } from './phoneScreen.ts'
import { expectNoHorizontalOverflow } from './expectNoHorizontalOverflow.ts'

const MM = 72 / 25.4
const NO_OFFSET = { x: 0, y: 0 }

/** A kitchen with an accepted order of a menu with two included items, of which the first contains everything. */
async function openLabels(page: Page, name: string): Promise<{ kitchen: OwnKitchen; order: OwnOrder }> {
  const kitchen = await openKitchen(name)
  const [menu] = await kitchen.cater.call<{ id: string }[]>('GET', '/products/menus')
  for (const item of ['Sild', 'Rejer'])
    await kitchen.cater.call('POST', `/products/menus/${menu?.id}/child`, { type: 'include', name: item, price: 0 })
  const menuPath = `/products/menus/${menu?.id}`
  const { foodsVersion } = await kitchen.cater.call<{ foodsVersion: number }>('GET', menuPath)
  await kitchen.cater.call('PUT', menuPath, { allFoodsListed: true, foodsVersion })
  const [first, second] = await kitchen.cater.call<Food[]>('GET', '/foods')
  const sourcesOf = (allergen: string) => {
    if (allergen === 'GLUTEN') return ALLERGEN_SOURCES.slice(0, 5)
    return allergen === 'NUTS' ? ALLERGEN_SOURCES.slice(5) : []
  }
  await kitchen.cater.call('PUT', `/foods/item/${first?.id}/declaration`, {
    contains: ALLERGENS.map((allergen) => ({ allergen, sources: sourcesOf(allergen) })),
    mayContain: [],
    free: [],
    diets: [],
    isComplete: true,
  })
  await kitchen.cater.call('PUT', `/foods/item/${second?.id}/declaration`, {
    contains: [{ allergen: 'CRUSTACEANS', sources: [] }],
    mayContain: [{ allergen: 'FISH', sources: [] }],
    free: ALLERGENS.filter((allergen) => allergen !== 'CRUSTACEANS' && allergen !== 'FISH'),
    diets: [],
    isComplete: true,
  })
  const order = await kitchen.order('Tine', 10, { needs: [{ guests: 3, allergen: 'MILK' }] })
  await kitchen.answer(order, 'accept')
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address(`/admin/ordre/${order.id}/etiketter`))
  await expect(page.getByRole('heading', { level: 1, name: 'Etiketter' })).toBeVisible()
  return { kitchen, order }
}

const labels = (page: Page) => page.getByRole('region', { name: 'Etiketter' }).getByRole('article')

/** From each label's corner to the beginning of its first line's baseline, in millimetres. */
const textStarts = (page: Page) =>
  labels(page).evaluateAll((all) =>
    all.map((label) => {
      const heading = label.querySelector('h2')!
      const mark = document.createElement('span')
      mark.style.display = 'inline-block'
      heading.prepend(mark)
      const [corner, baseline] = [label.getBoundingClientRect(), mark.getBoundingClientRect()]
      mark.remove()
      return { x: ((baseline.left - corner.left) * 25.4) / 96, y: ((baseline.bottom - corner.top) * 25.4) / 96 }
    }),
  )

/** Expects that the labels are printed where a sheet has them, from its third on where it has so many. */
async function expectPlaces(page: Page, name: LabelSheetName) {
  const sheet = LABEL_SHEETS[name]
  const start = Math.min(3, sheet.columns * sheet.rows)
  await page.getByLabel('Begynd ved etiket').fill(String(start))
  await page.getByLabel('Begynd ved etiket').blur()
  const count = await labels(page).count()
  expect(count).toBeGreaterThanOrEqual(18)
  const starts = await textStarts(page)
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const places = placeLabels(sheet, count, start, NO_OFFSET)
  expect(pdf.numPages, name).toBe((places.at(-1)?.sheet ?? 0) + 1)
  const { items } = await extractTextItems(pdf)
  const found = items.flatMap((pageItems, number) =>
    pageItems
      .filter(({ str }) => str === 'Sild' || str === 'Rejer')
      .map(({ x, y }) => ({ sheet: number, x: x / MM, y: sheet.pageHeight - y / MM })),
  )
  expect(found).toHaveLength(count)
  for (const [index, place] of places.entries()) {
    expect(found[index]?.sheet).toBe(place.sheet)
    // each in its own type, so that its text begins elsewhere
    const { x, y } = starts[index] ?? { x: NaN, y: NaN }
    expect(Math.abs((found[index]?.x ?? NaN) - x - place.x), name).toBeLessThan(0.5)
    expect(Math.abs((found[index]?.y ?? NaN) - y - place.y), name).toBeLessThan(0.5)
  }
}

test('ALG-6 ALG-7 ALG-9 a label says what is in the food and what guests need, nothing of it is cut, and each is printed at its place of every sheet', async ({
  page,
}) => {
  const { kitchen, order } = await openLabels(page, 'etiketter')
  const last = labels(page).last()
  await expect(last).toContainText('Rejer')
  await expect(last).toContainText(`${order.reference}, Tine Kunde`)
  await expect(last).toContainText('kl. 12:00')
  await expect(last.getByText('Indeholder: krebsdyr')).toBeVisible()
  await expect(last).toContainText('Kan indeholde: fisk')
  await expect(last).toContainText('Særlige hensyn: 3 uden mælk')
  await expect(last).toContainText(`Køkken ${kitchen.host}`)
  const texts = (await labels(page).filter({ hasText: 'Sild' }).allInnerTexts()).join(' ')
  for (const word of ['hvede', 'macadamia', 'svovldioxid og sulfitter', 'bløddyr']) expect(texts).toContain(word)
  await expectAccessible(page, 'labels')

  await page.getByLabel('Antal af hver').fill('9')
  await page.getByLabel('Antal af hver').blur()
  for (const name of Object.keys(LABEL_SHEETS) as LabelSheetName[]) {
    await page.getByLabel('Etiketark').selectOption(LABEL_SHEETS[name].name)
    const cut = await labels(page).evaluateAll((shown) =>
      shown
        .flatMap((label) => [label, ...label.querySelectorAll('div')])
        .filter((box) => box.scrollHeight > box.clientHeight + (box.matches('article') ? 0 : 1))
        .map(({ textContent }) => textContent),
    )
    expect(cut, name).toEqual([])
    await expectPlaces(page, name)
  }
  await page.setViewportSize(PHONE.viewport)
  await expectNoHorizontalOverflow(page)

  // the printer's offset and sheet are stored
  await page.getByLabel('Flyt mod højre, 0,1 mm').fill('15')
  await page.getByLabel('Flyt mod højre, 0,1 mm').blur()
  await page.goto(kitchen.address(`/admin/ordre/${order.id}`))
  await page.getByRole('link', { name: 'Etiketter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Etiketter' })).toBeVisible()
  await expect(page.getByLabel('Flyt mod højre, 0,1 mm')).toHaveValue('15')
  await expect(page.getByLabel('Etiketark')).toHaveValue('roll')
})
