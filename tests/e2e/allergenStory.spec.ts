import { expect, type Page } from '@playwright/test'
import type { Food } from '../../contract/foods.ts'
import { ALLERGENS, type AllergenSource } from '../../domain/allergens.ts'
import { deliveryDate } from '../fixtures/orderBody.ts'
import { storefront } from './addresses.ts'
import { card, leaveDialogEntry } from './frokostplatte.ts'
import { mailsTo } from './mailbox.ts'
import { test } from './newBrowser.ts'
import { openKitchen, type OwnKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'

const CONTAINS = 'Indeholder: mælk'
const NEED = '2 uden gluten'

/** A kitchen with a menu whose cake can be chosen with or without gluten. */
async function openBakery(name: string): Promise<OwnKitchen> {
  const kitchen = await openKitchen(name)
  const children = ['Hvedekage', 'Mandelfri kage'].map((item) => ({ type: 'include', name: item, maxAmount: 1 }))
  const { id } = await kitchen.cater.addCategory('Kager')
  await kitchen.cater.addMenu('Kagebord', {
    categoryIds: [id],
    children: [{ type: 'group', name: 'Vælg kage', minAmount: 1, maxAmount: 1, children }],
  })
  const gluten: Record<string, AllergenSource[]> = { Hvedekage: ['WHEAT'] }
  for (const food of await kitchen.cater.call<Food[]>('GET', '/foods')) {
    const sources = gluten[food.name]
    const contains = [
      ...(sources ? [{ allergen: 'GLUTEN' as const, sources }] : []),
      { allergen: 'MILK' as const, sources: [] },
    ]
    await kitchen.cater.call('PUT', `/foods/item/${food.id}/declaration`, {
      contains,
      mayContain: [],
      free: ALLERGENS.filter((allergen) => !contains.some((entry) => entry.allergen === allergen)),
      diets: [],
      isComplete: true,
    })
  }
  return kitchen
}

/** Orders as a visitor who wants no gluten, from the filter to the thank-you page. */
async function orderWithoutGluten(page: Page, kitchen: OwnKitchen, email: string): Promise<void> {
  await page.goto(storefront(kitchen.host, '/?uden=GLUTEN'))
  const fitting = page.getByRole('region', { name: 'Kan vælges, så det passer', exact: true })
  await expect(fitting.getByRole('article', { name: 'Kagebord' })).toContainText('Kan vælges uden gluten.')
  const menu = card(page, 'Kagebord')
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  const contents = menu.getByText(/^Indeholder:/)
  const wheat = menu.getByRole('checkbox', { name: /Hvedekage/ })
  await wheat.check()
  await expect(contents).toHaveText('Indeholder: hvede, mælk')
  await wheat.uncheck()
  await menu.getByRole('checkbox', { name: /Mandelfri kage/ }).check()
  await expect(contents).toHaveText(CONTAINS)
  await menu.getByRole('button', { name: 'Læg i kurv' }).click()
  await page.getByRole('dialog').getByText('Gå til bestilling').click()
  await leaveDialogEntry(page)

  await expect(page.getByRole('complementary', { name: 'Oversigt' }).getByText(/^Indeholder:/)).toHaveText(CONTAINS)
  await page.getByRole('button', { name: 'Tilføj hensyn' }).click()
  const need = page.getByRole('group', { name: 'Hensyn 1' })
  await need.getByLabel('Antal').fill('2')
  await need.getByLabel('Hensyn', { exact: true }).selectOption({ label: 'Uden gluten' })
  const fields = { Fornavn: 'Gitte', Efternavn: 'Glutenfri', Email: email, Telefon: '20304053' }
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
  await page.getByLabel('Afhentning').check()
  const date = page.getByRole('textbox', { name: 'Dato' })
  await date.fill(deliveryDate().split('-').reverse().join('-'))
  await date.press('Tab')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page).toHaveURL(/\/tak-for-din-bestilling/)
}

test('ALG-4 ALG-6 ALG-7 ALG-9 a menu chosen without gluten says the same to guest, mail, kitchen and label @phone', async ({
  newBrowser,
}, { project }) => {
  const kitchen = await openBakery(`uden-gluten-${project.name}`)
  const email = `gluten-${project.name}@example.dk`
  const page = await newBrowser()
  await orderWithoutGluten(page, kitchen, email)
  await expect(page.getByText(NEED)).toBeVisible()
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBeGreaterThan(0)
  expect((await mailsTo(email))[0]?.text).toContain(CONTAINS)

  const office = await newBrowser()
  await signIn(office, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await office.goto(kitchen.address('/admin/ordre'))
  await office.getByRole('row').filter({ hasText: 'Gitte' }).getByRole('link').first().click()
  await office.getByRole('button', { name: 'Godkend' }).click()
  await office.getByRole('button', { name: 'Ja, godkend' }).click()
  await expect(office.getByRole('region', { name: 'Indhold' })).toContainText(CONTAINS)
  await expect(office.getByRole('region', { name: 'Indhold' })).toContainText(NEED)

  await office.goto(kitchen.address(`/admin/ordre/produktion?from=${deliveryDate()}`))
  const special = office.getByRole('region', { name: 'Hensyn og kommentarer' })
  await expect(special).toContainText(NEED)
  await expect(special).toContainText(CONTAINS)
  await office.getByRole('navigation', { name: 'Visning' }).getByRole('link', { name: 'Etiketter' }).click()
  const label = office.getByRole('region', { name: 'Etiketter' }).getByRole('article').first()
  await expect(label).toContainText('Mandelfri kage')
  await expect(label).toContainText(CONTAINS)
  await expect(label).toContainText(NEED)
  await expect(label).not.toContainText('hvede')
})
