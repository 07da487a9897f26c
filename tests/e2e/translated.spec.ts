import { expect, type Page } from '@playwright/test'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { storefront, v2 } from './addresses.ts'
import { addToBasket, card, chooseFrokostplatte, group } from './frokostplatte.ts'
import { mailedLink } from './mailedLink.ts'
import { openKitchen } from './ownKitchen.ts'
import { test } from './serviceClock.ts'
import { signIn } from './signIn.ts'
import { translate } from './translate.ts'
import { waitForHydration } from './waitForHydration.ts'

/** Fails where React met a node that it did not expect. */
const collectErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

test('VIS-14 ALG-12 a visitor who eats no fish chooses, orders and changes the order on a translated page, and every sum and mark is that of the moment', async ({
  page,
}) => {
  const errors = collectErrors(page)
  const email = `oversat-${crypto.randomUUID()}@example.dk`
  await page.goto(storefront('smagen', '/?uden=FISH'))
  await waitForHydration(page)
  await translate(page)
  await expect(page.getByRole('region', { name: 'Kan vælges, så det passer', exact: true })).toBeVisible()

  const bar = page.getByRole('region', { name: 'Jeres bestilling' })
  await bar.getByLabel('Hvor mange er I?').fill('12')
  await expect(bar).toContainText('Hver menu starter med 12 kuverter.')
  await bar.getByLabel('Postnummer').fill('8000')
  await expect(bar).toContainText('Levering')
  await bar.getByLabel('Postnummer').fill('')

  const menu = card(page, 'Frokostplatte')
  const kinds = group(page, 'Vælg 3 slags smørrebrød')
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  await expect(kinds).toContainText('0 ud af 3 valgt')
  await menu.getByRole('button', { name: 'Læg i kurv' }).click()
  await expect(kinds).toContainText('Du mangler at vælge 3')
  const herring = kinds.getByRole('checkbox', { name: 'Marineret sild' })
  await expect(herring).toHaveAccessibleName(/Indeholder fisk$/)
  await herring.check()
  await expect(kinds).toContainText('1 ud af 3 valgt')
  await expect(herring).toHaveAccessibleName(/Indeholder fisk\. Jeres ønske: uden fisk\.$/)
  await expect(menu).toContainText('Indeholder fisk: Marineret sild. Jeres ønske: uden fisk.')
  await herring.uncheck()
  await expect(herring).toHaveAccessibleName(/Indeholder fisk$/)
  await expect(menu).not.toContainText('Indeholder fisk:')
  await herring.check()
  await expect(menu).toContainText('Indeholder fisk: Marineret sild. Jeres ønske: uden fisk.')
  await menu.getByRole('button', { name: 'Luk' }).click()
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  for (const name of ['Marineret sild', 'Hønsesalat med bacon', 'Kartoffel med purløg'])
    await kinds.getByRole('checkbox', { name }).check()
  await group(page, 'Tilbehør').getByRole('button', { name: 'Flere' }).first().click()
  await expect(kinds).toContainText('3 ud af 3 valgt')
  await expect(menu).toContainText('12 × kr. 129,00')
  await expect(menu).toContainText('Indeholder: ')
  const covers = menu.getByRole('group', { name: 'Kuverter, Frokostplatte' })
  await covers.getByRole('button', { name: 'Flere' }).click()
  await expect(menu).toContainText('13 × kr. 129,00')
  await expect(menu).not.toContainText('12 × kr. 129,00')
  await expect(menu).toContainText('kr. 1.677,00')
  await group(page, 'Tilvalg').getByRole('group', { name: 'Dessert' }).getByRole('button', { name: 'Flere' }).click()
  await expect(menu).toContainText('13 × kr. 129,00 + kr. 35,00')
  await addToBasket(page, 'Fortsæt med at handle')

  const basket = page.getByRole('complementary', { name: 'Kurv' })
  await expect(page.getByRole('link', { name: 'Kurv 13 kuverter' })).toBeVisible()
  await expect(basket).toContainText('kr. 1.712,00')
  await expect(basket).toContainText('Tilvalg: 1x Dessert')
  await basket.getByRole('button', { name: 'Flere' }).click()
  await expect(basket).toContainText('kr. 1.841,00')
  await basket.getByRole('button', { name: 'Fjern' }).click()
  await basket.getByRole('button', { name: 'Fortryd' }).click()
  await basket.getByRole('link', { name: 'Gå til bestilling' }).click()

  const order = page.getByRole('button', { name: 'Bestil med betalingspligt' })
  const overview = page.getByRole('complementary', { name: 'Oversigt' })
  await expect(overview).toContainText('14 × Frokostplatte')
  await expect(overview).toContainText('I alt, uden leveringkr. 1.841,00')
  await expect(overview).toContainText('Indeholder fisk: Marineret sild. Jeres ønske: uden fisk.')
  const needs = page.getByRole('group', { name: 'Hensyn', exact: true })
  const wish = needs.getByRole('button', { name: 'Uden fisk' })
  await wish.click()
  await needs.getByLabel('Antal').fill('2')
  await expect(needs).toContainText('Tjek: 2 uden fisk, men menuen indeholder fisk.')
  await needs.getByLabel('Antal').fill('3')
  await expect(needs).toContainText('Tjek: 3 uden fisk, men menuen indeholder fisk.')
  await needs.getByRole('button', { name: 'Fjern hensyn 1' }).click()
  await expect(needs).not.toContainText('Tjek: ')
  await wish.click()
  await expect(needs).toContainText('Tjek: 1 uden fisk, men menuen indeholder fisk.')
  await order.click()
  await expect(page.getByLabel('Fornavn')).toHaveAccessibleDescription('Skal udfyldes')
  for (const [label, typed] of [
    ['Fornavn', 'Birgit'],
    ['Efternavn', 'Birk'],
    ['Email', email],
    ['Telefon', '20304052'],
    ['Adresse', 'Jægergårdsgade 51'],
    ['Postnummer', '8000'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(typed)
  await expect(page.getByLabel('Fornavn')).toHaveAccessibleDescription('')
  const { time } = await frokostplatteBody(v2(), email)
  const date = page.getByRole('textbox', { name: 'Dato' })
  await date.fill(time.date.split('-').reverse().join('-'))
  await date.press('Tab')
  await page.getByLabel('Tjener').check()
  const brief = page.getByText(/^14 × Frokostplatte\./)
  await expect(brief).toContainText('I alt kr. 2.941,00.')
  await page.getByLabel('Tjener').uncheck()
  await expect(brief).toContainText('I alt kr. 1.991,00.')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  await order.click()
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('14 × Frokostplatte')
  await expect(page.getByRole('main')).toContainText('Tjek: 1 uden fisk, men menuen indeholder fisk.')

  await page.goto(await mailedLink(email, 'Vi har modtaget'))
  await waitForHydration(page)
  const form = page.getByRole('region', { name: 'Ret bestillingen' })
  await translate(page)
  await form.getByRole('button', { name: 'Flere' }).click()
  await form.getByRole('button', { name: 'Gem ændringer' }).click()
  await expect(form).toContainText('Ny pris: kr. 2.120,00, før kr. 1.991,00.')
  await form.getByRole('button', { name: 'Ret til kr. 2.120,00' }).click()
  await expect(form).toContainText('Bestillingen er rettet')
  await expect(page.getByRole('complementary', { name: 'Din bestilling' })).toContainText('15 × Frokostplatte')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('15 kuverter')
  expect(errors).toEqual([])
})

test('VIS-14 a page that is translated before its script comes is hydrated and works', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const text of document.querySelectorAll('h1, h2, h3, p, button')) {
        if (text.childElementCount > 0) continue
        const font = document.createElement('font')
        font.append(...text.childNodes)
        text.append(font)
      }
    })
  })
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await expect(card(page, 'Frokostplatte')).toContainText('10 × kr. 129,00')
  await addToBasket(page, 'Fortsæt med at handle')
  await expect(page.getByRole('link', { name: 'Kurv 10 kuverter' })).toBeVisible()
})

test('VIS-14 an order is accepted and undone, and a menu saved, on a translated page', async ({ page, holdClocks }) => {
  const errors = collectErrors(page)
  const kitchen = await openKitchen('oversat')
  const first = await kitchen.order('Anna')
  await kitchen.order('Bo')
  await holdClocks(page)
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address('/admin'))
  await expect(page.getByText('Forbundet')).toBeVisible()
  await translate(page)
  await page.getByRole('link', { name: 'Svar på den ældste' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Ordre ${first.reference}` })).toBeVisible()
  await page.getByRole('button', { name: 'Ja, godkend' }).click()
  await expect(page.getByText('Du har godkendt denne ordre. Betaling mangler.')).toBeVisible()
  await expect(page.getByText(`Ordre ${first.reference} er godkendt`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Næste der venter (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Fortryd' }).click()
  await expect(page.getByText(`Vil du godkende ordre ${first.reference} til Anna Kunde?`)).toBeVisible()
  await expect(page.getByText('Du har godkendt denne ordre.')).toHaveCount(0)

  // Live news come into the list
  await page.goto(kitchen.address('/admin/ordre'))
  await expect(page.getByText('Forbundet')).toBeVisible()
  await translate(page)
  await expect(page.getByRole('main')).toContainText('2 ordrer')
  await kitchen.order('Carl')
  await expect(page.getByRole('main')).toContainText('3 ordrer')
  await page.getByRole('checkbox', { name: 'Vælg alle på siden' }).check()
  await expect(page.getByText('3 valgt')).toBeVisible()
  await page.getByRole('checkbox', { name: `Vælg ordre ${first.reference}` }).uncheck()
  await expect(page.getByText('2 valgt')).toBeVisible()

  await page.goto(storefront(kitchen.host, `/admin/caters/${kitchen.cater.number}/menuer`))
  await page.getByRole('link', { name: 'Frokost', exact: true }).click()
  const price = page.getByLabel('Pris pr. kuvert')
  await expect(price).toHaveValue('100,00')
  await waitForHydration(page)
  // its code comes after the page's own
  await expect(page.locator('[contenteditable=true]').first()).toBeVisible()
  await translate(page)
  await price.fill('meget')
  await expect(page.getByText('1 ændring')).toBeVisible()
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(page.getByText('1 felt skal rettes')).toBeVisible()
  await page.getByLabel('Navn').first().fill('Stor frokost')
  await expect(page.getByText('2 ændringer')).toBeVisible()
  await price.fill('120')
  await page.getByLabel('Førpris').fill('150')
  await expect(page.getByRole('status', { name: 'Besparelse' })).toHaveText('20,00 %')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(page.getByText(/^Gemt kl\./)).toBeVisible()
  expect(errors).toEqual([])
})
