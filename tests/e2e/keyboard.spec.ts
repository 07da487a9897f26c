import { expect, type Locator, type Page, test } from '@playwright/test'
import { deliveryDate } from '../fixtures/orderBody.ts'
import { storefront } from './addresses.ts'

const MAX_PRESSES = 150

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < MAX_PRESSES; press++) {
    await page.keyboard.press('Tab')
    if (await control.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement))) return
  }
  throw new Error(`Tab never came to ${control}`)
}

const press = async (page: Page, control: Locator, key = 'Enter') => {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

const type = async (page: Page, label: string, text: string) => {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

test('LAB-1 ANM-3 a whole order is placed with the keyboard alone, and the accessibility tree alone conveys its choices, its prices and its errors', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await expect(page.getByRole('navigation', { name: 'Vælg madtyper' })).toMatchAriaSnapshot(`
    - navigation "Vælg madtyper":
      - list:
        - listitem:
          - link /Smørrebrød ?\\d+/
  `)
  const menu = page.getByRole('article', { name: 'Frokostplatte' })
  await expect(menu).toMatchAriaSnapshot(`
    - article "Frokostplatte":
      - heading "Frokostplatte"
      - button "Tilføj"
  `)
  await press(page, menu.getByRole('button', { name: 'Tilføj', exact: true }))
  const group = menu.getByRole('group', { name: 'Vælg 3 slags smørrebrød' })
  const kinds = group.getByRole('checkbox')
  await press(page, menu.getByRole('button', { name: 'Læg i kurv' }))
  await expect(group).toBeFocused()
  for (const index of [0, 1, 2]) await press(page, kinds.nth(index), 'Space')
  await expect(menu.getByText('3 ud af 3 valgt')).toBeVisible()
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(group.getByRole('checkbox', { disabled: true })).toHaveCount(5)
  await press(page, menu.getByRole('group', { name: 'Tilbehør' }).getByRole('button', { name: 'Flere' }).first())
  await expect(menu.getByRole('group', { name: /^Kuverter/ }).getByRole('button', { name: 'Flere' })).toBeEnabled()
  await press(page, menu.getByRole('button', { name: 'Læg i kurv' }))
  const added = page.getByRole('dialog')
  await expect(added).toBeVisible()
  await press(page, added.getByRole('link', { name: 'Gå til bestilling' }))
  await expect(page).toHaveURL(storefront('smagen', '/anmod'))

  for (const name of ['Hvem', 'Hvor', 'Hvornår'])
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Levering' })).toBeChecked()
  const order = page.getByRole('button', { name: 'Bestil med betalingspligt' })
  await expect(order).toBeEnabled()
  await press(page, order)
  const firstName = page.getByRole('textbox', { name: 'Fornavn' })
  await expect(firstName).toBeFocused()
  await expect(firstName).toHaveAccessibleDescription('Skal udfyldes')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Skal udfyldes')
  const terms = page.getByRole('checkbox', { name: 'Jeg accepterer handelsbetingelserne' })
  await expect(terms).toHaveAccessibleDescription('Venligst læs og accepter vores handelsbetingelser')

  await page.keyboard.type('Tove')
  await type(page, 'Efternavn', 'Tast')
  await type(page, 'Email', 'tove.tast@example.dk')
  await type(page, 'Telefon', '20304050')
  await type(page, 'Adresse', 'Ågade 1')
  await type(page, 'Postnummer', '8000')
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Aarhus C')
  await tabTo(page, page.getByRole('textbox', { name: 'Dato' }))
  await page.keyboard.type(deliveryDate(10).split('-').reverse().join('-'))
  await press(page, terms, 'Space')
  await press(page, order)
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
})
