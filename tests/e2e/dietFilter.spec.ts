import { expect, test } from '@playwright/test'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { bare, storefront, v2 } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { addToBasket, card, group } from './frokostplatte.ts'
import { waitForHydration } from './waitForHydration.ts'

test('ALG-12 ALG-14 "uden fisk" goes from the front page to the options, the basket, the order form and the placed order @phone', async ({
  page,
}) => {
  const email = `uden-fisk-${crypto.randomUUID()}@example.dk`
  await page.goto(bare('/?kuverter=12&uden=FISH'))
  await page.getByRole('article').getByRole('link', { name: 'Smagen', exact: true }).click()
  await expect(page).toHaveURL(/uden=FISH/)
  await expect(page.getByRole('region', { name: 'Kan vælges, så det passer', exact: true })).toBeVisible()

  const platte = card(page, 'Frokostplatte')
  await platte.getByRole('button', { name: 'Tilføj', exact: true }).click()
  const kinds = group(page, 'Vælg 3 slags smørrebrød')
  const herring = kinds.getByRole('checkbox', { name: 'Marineret sild' })
  await expect(herring).toHaveAccessibleName(/Indeholder fisk/)
  await expect(kinds.getByRole('checkbox', { name: 'Hønsesalat med bacon' })).not.toHaveAccessibleName(/fisk|oplyst/)
  // Read out politely, beside the allergens of the choice
  const unmet = page.locator('[aria-live=polite]', {
    hasText: 'Indeholder fisk: Marineret sild. Jeres ønske: uden fisk.',
  })
  await expect(unmet).toHaveCount(0)
  await herring.check()
  await expect(kinds.getByText('Indeholder fisk. Jeres ønske: uden fisk.')).toBeVisible()
  await expect(unmet).toBeVisible()
  await expectAccessible(page, 'storefront, options marked')
  for (const name of ['Hønsesalat med bacon', 'Kartoffel med purløg'])
    await kinds.getByRole('checkbox', { name }).check()
  await group(page, 'Tilbehør').getByRole('button', { name: 'Flere' }).first().click()
  await addToBasket(page, 'Gå til bestilling')

  const summary = page.getByRole('complementary', { name: 'Oversigt' })
  await expect(summary.getByText('Indeholder fisk: Marineret sild. Jeres ønske: uden fisk.')).toBeVisible()
  const needs = page.getByRole('group', { name: 'Hensyn', exact: true })
  await expect(needs.getByRole('group', { name: 'Hensyn 1' })).toHaveCount(0)
  await needs.getByRole('button', { name: 'Uden fisk' }).click()
  const need = needs.getByRole('group', { name: 'Hensyn 1' })
  await expect(need.getByLabel('Antal')).toBeFocused()
  await need.getByLabel('Antal').fill('2')
  await expect(need.getByLabel('Hensyn', { exact: true })).toHaveValue('FISH')
  await expect(needs.getByRole('button', { name: 'Uden fisk' })).toHaveCount(0)
  await expect(needs.getByText('Tjek: 2 uden fisk, men menuen indeholder fisk.')).toBeVisible()
  await needs.getByRole('button', { name: 'Tilføj endnu et' }).click()
  const second = needs.getByRole('group', { name: 'Hensyn 2' }).getByLabel('Hensyn', { exact: true })
  await expect(second.locator('option:checked')).toHaveText('Vælg ...')

  await page.getByLabel('Fornavn').fill('Frida')
  await page.getByLabel('Efternavn').fill('Fiskefri')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Telefon').fill('20304053')
  await page.getByLabel('Afhentning').check()
  const { time } = await frokostplatteBody(v2(), email)
  await page.getByRole('textbox', { name: 'Dato' }).fill(time.date.split('-').reverse().join('-'))
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(second).toBeFocused()
  await expect(second).toHaveAccessibleDescription('Vælg, hvad køkkenet skal tage hensyn til.')
  await expectAccessible(page, 'order form, needs')
  await needs.getByRole('button', { name: 'Fjern hensyn 2' }).click()
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()

  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
  const placed = page.getByRole('complementary', { name: 'Din bestilling' })
  await expect(placed.getByText('Tjek: 2 uden fisk, men menuen indeholder fisk.')).toBeVisible()
  await page.getByRole('link', { name: 'Se din ordre' }).click()
  await expect(page).toHaveURL(/\/ordre\//)
  await expect(placed.getByText('Tjek: 2 uden fisk, men menuen indeholder fisk.')).toBeVisible()
})

test('ALG-12 the filter is kept for the next pages of the tab, until it is cleared; what is not declared is marked so', async ({
  page,
}) => {
  await page.goto(storefront('smagen', '/?uden=NUTS'))
  const filter = page.getByRole('button', { name: 'Kost og allergener, 1 valgt' })
  await expect(filter).toBeVisible()
  await page.goto(storefront('smagen'))
  await expect(filter).toBeVisible()
  await expect(page.getByRole('region', { name: 'Passer', exact: true })).toBeVisible()
  await filter.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ryd' }).click()
  await expect(page.getByRole('region', { name: 'Passer', exact: true })).toHaveCount(0)
  await page.goto(storefront('smagen'))
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: 'Kost og allergener', exact: true })).toBeVisible()

  await page.goto(bare('/?uden=NUTS'))
  await waitForHydration(page)
  const smagen = page.getByRole('article').getByRole('link', { name: 'Smagen', exact: true })
  await smagen.click()
  await expect(filter).toBeVisible()
  await page.goBack()
  await waitForHydration(page)
  await page.getByRole('group', { name: 'Uden' }).getByText('Nødder', { exact: true }).click()
  await expect(page).not.toHaveURL(/uden/)
  await smagen.click()
  await expect(page.getByRole('button', { name: 'Kost og allergener', exact: true })).toBeVisible()

  await page.goto(storefront('grillen', '/?uden=NUTS'))
  const unknown = page.getByRole('region', { name: 'Ikke oplyst', exact: true }).getByRole('article').first()
  await unknown.getByRole('button', { name: 'Tilføj', exact: true }).click()
  await expect(unknown.getByText('Ikke oplyst', { exact: true }).first()).toBeVisible()
})
