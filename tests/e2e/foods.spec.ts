import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Food } from '../../contract/foods.ts'
import { ALLERGENS } from '../../domain/foods/allergens.ts'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { createCater, type OwnCater } from './ownCater.ts'
import { openKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'
import { PHONE } from './phoneScreen.ts'
import { expectNoHorizontalOverflow } from './expectNoHorizontalOverflow.ts'

const addDishes = async (cater: OwnCater) => {
  for (const name of ['Hønsesalat', 'Rugbrød', 'Stjerneskud']) await cater.call('POST', '/dishes', { name })
}
const isOpen = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Allergener' })).toBeVisible()
const declarationOf = async (cater: OwnCater, name: string) =>
  (await cater.call<Food[]>('GET', '/foods')).find((food) => food.name === name)!

test('ALG-6 ALG-8 foods are declared by the keyboard alone and saved with one call, which shows the coming orders that it touches; what somebody else has changed is shown', async ({
  page,
}) => {
  const { cater, host, ida, address, order } = await openKitchen('tastatur')
  await addDishes(cater)
  const bread = await declarationOf(cater, 'Rugbrød')
  const [menu] = await cater.call<{ id: string }[]>('GET', '/products/menus')
  await cater.call('PUT', `/envelopes/${menu?.id}/dishes`, { dishes: [bread.id] })
  const { reference } = await order('Mads')
  await signIn(page, host, ida.email, ida.password)
  await page.goto(address(`/admin/caters/${cater.number}/allergener`))
  await isOpen(page)
  await expect(page.getByText('0 af 3 retter er oplyst. Rugbrød mangler og er i 1 kommende ordre.')).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('"foods"')) calls.push(request.url())
  })
  const table = page.getByRole('grid', { name: 'Retter og allergener' })
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(table).toHaveAttribute('tabindex', '0')
  await table.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('0')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('k')
  await page.keyboard.press('End')
  await page.keyboard.press('i')
  await expect(row('Rugbrød')).toContainText('4 af 14')
  await page.keyboard.press('Backspace')
  await expect(row('Rugbrød')).toContainText('3 af 14')
  await page.keyboard.press('Shift+Digit0')
  await expect(row('Rugbrød')).toContainText('14 af 14')
  await expect(row('Rugbrød').getByRole('gridcell', { name: 'Gluten: indeholder', exact: true })).toHaveText('I')
  await expect(row('Rugbrød').getByRole('gridcell', { name: 'Æg: kan indeholde' })).toHaveText('K')
  await expect(row('Rugbrød').getByRole('gridcell', { name: 'Bløddyr: indeholder ikke' })).toHaveText('–')

  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('i')
  await expect(row('Stjerneskud').getByRole('gridcell', { name: 'Gluten: indeholder, hvilket korn?' })).toHaveText('I?')
  await page.keyboard.press('ArrowUp')
  const current = page.getByRole('region', { name: 'Rugbrød' })
  await expect(current.getByRole('button', { name: 'hvede' })).toHaveAttribute('aria-pressed', 'true')
  await current.getByRole('checkbox', { name: 'Jeg har gennemgået alle 14 allergener' }).focus()
  await page.keyboard.press('Space')
  await expect(row('Rugbrød')).toContainText('Oplyst')
  await expect(page.getByText('2 retter er ændret')).toBeVisible()
  await page.getByRole('button', { name: 'Gem', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 af 3 retter er oplyst.')).toBeVisible()
  await expect(page.getByText(/^Gemt kl\. /)).toBeVisible()
  expect(calls).toHaveLength(1)
  const { declaration, declaredBy } = await declarationOf(cater, 'Rugbrød')
  expect(declaration).toEqual({
    contains: [{ allergen: 'GLUTEN', sources: ['WHEAT', 'RYE'] }],
    mayContain: [{ allergen: 'EGGS', sources: [] }],
    free: ALLERGENS.filter((allergen) => allergen !== 'GLUTEN' && allergen !== 'EGGS'),
    diets: [],
    isComplete: true,
  })
  expect(declaredBy).toContain('Ida')
  await expect(page.getByText('Berører 1 kommende ordre.')).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`^${reference}, `) })).toBeVisible()
  await expectAccessible(page, 'allergens, saved, touching a coming order')

  await page.getByRole('main').getByRole('button', { name: 'Hønsesalat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hønsesalat' })
  await dialog.getByRole('group', { name: 'Fisk' }).getByRole('radio', { name: 'Kan' }).check()
  await expectAccessible(page, 'allergens of a food')
  await dialog.getByRole('button', { name: 'Færdig' }).click()
  const { kind, id } = await declarationOf(cater, 'Hønsesalat')
  const theirs = { contains: [], mayContain: [], free: ['LUPIN'], diets: [], isComplete: false }
  await cater.call('PUT', `/foods/${kind}/${id}/declaration`, theirs)
  await page.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(/Hønsesalat er ændret af .+, mens du skrev\./)
  expect((await declarationOf(cater, 'Hønsesalat')).declaration.free).toEqual(['LUPIN'])
  await expectAccessible(page, 'allergens, changed by somebody else')
  await page.getByRole('button', { name: 'Gem mine' }).click()
  await expect
    .poll(async () => (await declarationOf(cater, 'Hønsesalat')).declaration)
    .toMatchObject({
      mayContain: [{ allergen: 'FISH', sources: [] }],
      free: [],
    })
})

// In the order of annex II of regulation 1169/2011
const NAMES_BY_LAW = [
  ['Gluten', 'Krebsdyr', 'Æg', 'Fisk', 'Jordnødder', 'Soja', 'Mælk'],
  ['Nødder', 'Selleri', 'Sennep', 'Sesam', 'Svovldioxid og sulfitter', 'Lupin', 'Bløddyr'],
].flat()

test.describe('on a phone', () => {
  test.use(PHONE)

  test('ALG-1 ALG-8 on a phone a food is declared in its dialog, copied from another, and a diet that contradicts is refused', async ({
    page,
  }) => {
    const cater = await createCater('Dialogprøven')
    await addDishes(cater)
    await signIn(page, 'smagen', 'admin@demo.dk')
    await page.goto(storefront('smagen', `/admin/caters/${cater.number}/allergener`))
    await isOpen(page)
    const foods = page.getByRole('main')
    await foods.getByRole('button', { name: 'Hønsesalat' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hønsesalat' })
    const tick = dialog.getByRole('checkbox', { name: 'Jeg har gennemgået alle 14 allergener' })
    await expect(tick).toBeDisabled()
    expect((await dialog.locator('legend').allInnerTexts()).slice(0, 14)).toEqual(NAMES_BY_LAW)
    await dialog.getByRole('group', { name: 'Æg' }).getByRole('radio', { name: 'Ja' }).check()
    await dialog.getByRole('group', { name: 'Gluten' }).getByRole('radio', { name: 'Ja' }).check()
    await dialog.getByRole('button', { name: 'Svar Nej til resten' }).click()
    await expect(dialog.getByText('Vælg, hvilket korn der er i.')).toBeVisible()
    await expect(tick).toBeDisabled()
    const cereals = dialog.getByRole('group', { name: 'Hvilket korn?' }).getByRole('button')
    await expect(cereals).toHaveText(['hvede', 'rug', 'byg', 'havre', 'spelt'])
    await cereals.filter({ hasText: 'byg' }).click()
    await dialog.getByRole('checkbox', { name: 'Vegansk' }).check()
    await expect(dialog.getByText('Vegansk passer ikke med æg.')).toBeVisible()
    await expectAccessible(page, 'allergens of a food, with a diet that contradicts, phone')
    await dialog.getByRole('button', { name: 'Færdig' }).click()
    await page.getByRole('button', { name: 'Gem', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Vegansk passer ikke med æg.' })).toBeVisible()
    expect((await declarationOf(cater, 'Hønsesalat')).declaredAt).toBeNull()
    await foods.getByRole('button', { name: 'Hønsesalat' }).first().click()
    await dialog.getByRole('checkbox', { name: 'Vegansk' }).uncheck()
    await dialog.getByRole('checkbox', { name: 'Laktosefri' }).check()
    await tick.check()
    await dialog.getByRole('button', { name: 'Færdig' }).click()
    await page.getByRole('button', { name: 'Gem', exact: true }).click()
    await expect(page.getByText('1 af 3 retter er oplyst.')).toBeVisible()

    await foods.getByRole('button', { name: 'Stjerneskud' }).click()
    const secondDialog = page.getByRole('dialog', { name: 'Stjerneskud' })
    await secondDialog.getByLabel('Kopiér fra').selectOption('Hønsesalat')
    await expect(secondDialog.getByText('Alle 14 er besvaret.')).toBeVisible()
    await expect(secondDialog.getByRole('checkbox', { name: /^Jeg har gennemgået/ })).not.toBeChecked()
    await secondDialog.getByRole('button', { name: 'Færdig' }).click()
    await expectAccessible(page, 'allergens, one food changed, phone')
    await expectNoHorizontalOverflow(page)
    await page.reload()
    await page.getByRole('button', { name: 'Fortsæt' }).click()
    await page.getByRole('button', { name: 'Gem', exact: true }).click()
    await expect(page.getByText(/^Gemt kl\. /)).toBeVisible()
    const { declaration } = await declarationOf(cater, 'Stjerneskud')
    expect([declaration.isComplete, declaration.contains.map(({ allergen }) => allergen).sort()]).toEqual([
      false,
      ['EGGS', 'GLUTEN'],
    ])
  })
})

// The same of dishes: web/office/dishes/DishRoute.test.tsx
test('ALG-2 food of a menu that becomes something else needs a confirmation that its allergens still fit, and is undeclared where they do not', async ({
  page,
}) => {
  const cater = await createCater('Spørgeprøven')
  const menu = await cater.addMenu('Frokost', { children: [{ type: 'include', name: 'Sild' }] })
  const declared = { contains: [], mayContain: [], free: ALLERGENS, diets: [], isComplete: true }
  for (const { kind, id } of await cater.call<Food[]>('GET', '/foods'))
    await cater.call('PUT', `/foods/${kind}/${id}/declaration`, declared)
  const isDeclared = async (name: string) => (await declarationOf(cater, name)).declaration.isComplete
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', `/admin/caters/${cater.number}/menus/${menu.id}`))
  await expect(page.getByText('Forbundet')).toBeAttached()
  const question = page.getByRole('dialog', { name: 'Passer allergenerne stadig?' })
  await page.getByRole('button', { name: 'Navn: Sild' }).click()
  await page.getByRole('textbox', { name: 'Navn: Sild' }).fill('Karrysild')
  await page.getByRole('textbox', { name: 'Navn: Sild' }).press('Enter')
  await expect(question).toContainText('Du har ændret Sild.')
  await expectAccessible(page, 'confirmation that allergens still fit')
  await question.getByRole('button', { name: 'Ja, de passer' }).click()
  await expect(page.getByRole('button', { name: 'Navn: Karrysild' })).toBeVisible()
  expect(await isDeclared('Karrysild')).toBe(true)

  await page.getByRole('row').filter({ hasText: 'Karrysild' }).getByRole('button', { name: 'Rediger' }).click()
  const form = page.getByRole('dialog', { name: /^Rediger /, includeHidden: true })
  await form.getByLabel('Navn').fill('Rejer')
  await form.getByRole('button', { name: 'Opdater' }).click()
  await question.getByRole('button', { name: 'Luk' }).click()
  await expect(form.getByLabel('Navn')).toHaveValue('Rejer')
  await form.getByRole('button', { name: 'Opdater' }).click()
  await question.getByRole('button', { name: 'Nej, de skal oplyses igen' }).click()
  await expect(form).toHaveCount(0)
  expect(await isDeclared('Rejer')).toBe(false)
})
