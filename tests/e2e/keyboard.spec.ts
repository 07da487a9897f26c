import { expect, type Locator, type Page, test } from '@playwright/test'
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

test('LAB-1 a whole order is placed with the keyboard alone', async ({ page }) => {
  await page.goto(storefront('smagen'))
  await expect(page.getByRole('button', { name: 'Tilføj', exact: true }).first()).toBeVisible()
  const menu = page.getByRole('article', { name: 'Frokostplatte' })
  await press(page, menu.getByRole('button', { name: 'Tilføj', exact: true }))
  const kinds = menu.getByRole('group', { name: 'Vælg 3 slags smørrebrød' }).getByRole('checkbox')
  for (const index of [0, 1, 2]) await press(page, kinds.nth(index), 'Space')
  await expect(menu.getByText('3 ud af 3 valgt')).toBeVisible()
  await press(page, menu.getByRole('group', { name: 'Tilbehør' }).getByRole('button', { name: 'Flere' }).first())
  await press(page, menu.getByRole('button', { name: 'Læg i kurv' }))
  const added = page.getByRole('dialog')
  await expect(added).toBeVisible()
  await press(page, added.getByText('Gå til bestilling'))
  await expect(page).toHaveURL(storefront('smagen', '/anmod'))

  await expect(page.getByRole('button', { name: 'Bestil med betalingspligt' })).toBeEnabled()
  await type(page, 'Fornavn', 'Tove')
  await type(page, 'Efternavn', 'Tast')
  await type(page, 'Email', 'tove.tast@example.dk')
  await type(page, 'Telefon', '20304050')
  await type(page, 'Adresse', 'Ågade 1')
  await type(page, 'Postnummer', '8000')
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Aarhus C')
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  await tabTo(page, page.getByRole('textbox', { name: 'Dato' }))
  await page.keyboard.type(inTenDays.split('-').reverse().join('-'))
  await press(page, page.getByLabel('Jeg accepterer handelsbetingelserne'), 'Space')
  await press(page, page.getByRole('button', { name: 'Bestil med betalingspligt' }))
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
})

test('LAB-1 ANM-3 the accessibility tree alone conveys the choices, the prices and the errors', async ({ page }) => {
  await page.goto(storefront('smagen'))
  await expect(page.getByRole('navigation', { name: 'Vælg madtyper' })).toMatchAriaSnapshot(`
    - navigation "Vælg madtyper":
      - list:
        - listitem:
          - link /Smørrebrød ?\\d+/
  `)
  await expect(page.getByRole('article', { name: 'Frokostplatte' })).toMatchAriaSnapshot(`
    - article "Frokostplatte":
      - heading "Frokostplatte"
      - button "Tilføj"
  `)
  const menu = page.getByRole('article', { name: 'Frokostplatte' })
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  const kinds = menu.getByRole('group', { name: 'Vælg 3 slags smørrebrød' })
  await menu.getByRole('button', { name: 'Læg i kurv' }).click()
  await expect(kinds).toBeFocused()
  // By key: the part is still being scrolled to
  for (const index of [0, 1, 2]) await kinds.getByRole('checkbox').nth(index).press('Space')
  await expect(kinds.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(kinds.getByRole('checkbox', { disabled: true })).toHaveCount(5)
  await menu.getByRole('group', { name: 'Tilbehør' }).getByRole('button', { name: 'Flere' }).first().click()
  await expect(menu.getByRole('group', { name: /^Kuverter/ }).getByRole('button', { name: 'Flere' })).toBeEnabled()
  await menu.getByRole('button', { name: 'Læg i kurv' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Gå til bestilling' }).click()
  for (const name of ['Hvem', 'Hvor', 'Hvornår'])
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Levering' })).toBeChecked()
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  const firstName = page.getByRole('textbox', { name: 'Fornavn' })
  await expect(firstName).toBeFocused()
  await expect(firstName).toHaveAccessibleDescription('Skal udfyldes')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Skal udfyldes')
  await expect(page.getByRole('checkbox', { name: 'Jeg accepterer handelsbetingelserne' })).toHaveAccessibleDescription(
    'Venligst læs og accepter vores handelsbetingelser',
  )
})
