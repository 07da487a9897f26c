import { expect, type Locator, type Page, test } from '@playwright/test'
import { deliveryDate } from '../fixtures/orderBody.ts'
import { openKitchen, type OwnKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'

/** What a person presses, counted. */
function countClicks() {
  let presses = 0
  return {
    click: async (thing: Locator) => {
      presses += 1
      await thing.click()
    },
    press: async (page: Page, key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    /** How many since the last time it was asked. */
    take: () => {
      const taken = presses
      presses = 0
      return taken
    },
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const openDashboard = async (page: Page, kitchen: OwnKitchen) => {
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address('/admin'))
  await expect(page.getByText('Forbundet')).toBeVisible()
}

test('DAY-1 accepting the oldest order from the dashboard takes two clicks, each next one two, a refusal with its reason two', async ({
  page,
}) => {
  const kitchen = await openKitchen('klik-svar')
  const orders = [await kitchen.order('Anna'), await kitchen.order('Bo'), await kitchen.order('Carl')]
  const person = countClicks()
  const shown = (index: number) =>
    expect(page.getByRole('heading', { level: 1, name: `Ordre ${orders[index]?.reference}` })).toBeVisible()
  const accepted = page.getByText('Du har godkendt denne ordre. Betaling mangler.')
  await openDashboard(page, kitchen)

  await person.click(page.getByRole('link', { name: 'Svar på den ældste' }))
  await shown(0)
  await person.click(button(page, 'Ja, godkend'))
  await expect(accepted).toBeVisible()
  expect(person.take()).toBe(2)

  await person.click(page.getByRole('link', { name: /^Næste der venter/ }))
  await shown(1)
  await person.click(button(page, 'Ja, godkend'))
  await expect(accepted).toBeVisible()
  expect(person.take()).toBe(2)

  await page.goto(kitchen.address('/admin'))
  await person.click(page.getByRole('link', { name: 'Svar på den ældste' }))
  await shown(2)
  await person.click(button(page, 'For kort varsel'))
  await expect(page.getByText('Begrundelse: Vi kan desværre ikke nå det med så kort varsel.')).toBeVisible()
  expect(person.take()).toBe(2)
})

test('DAY-4 twenty orders are marked as paid in four clicks, and the slips of forty printed in two', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-printed', '')
  })
  const kitchen = await openKitchen('klik-mange')
  for (let index = 0; index < 40; index++) {
    const order = await kitchen.order(`Kunde ${index + 1}`, index < 20 ? 10 : 12)
    await kitchen.answer(order, 'accept')
  }
  const person = countClicks()
  await openDashboard(page, kitchen)
  await page.goto(kitchen.address('/admin/ordre?status=ACCEPTED'))
  await expect(page.getByText('Viser 40 af 40')).toBeVisible()

  await person.click(page.getByLabel('Vælg alle på siden'))
  await person.click(page.getByRole('link', { name: 'Udskriv sedler' }))
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await expect(page.getByRole('article')).toHaveCount(40)
  expect(person.take()).toBe(2)

  const day = deliveryDate(10)
  await page.goto(kitchen.address(`/admin/ordre?status=ACCEPTED&from=${day}&to=${day}`))
  await expect(page.getByText('Viser 20 af 20')).toBeVisible()
  await person.click(page.getByLabel('Vælg alle på siden'))
  await person.click(button(page, 'Marker som betalt'))
  await person.click(page.getByLabel('Bankoverførsel'))
  await person.click(button(page, 'Ja, marker som betalt'))
  await expect(page.getByRole('region', { name: 'Udfald' })).toContainText('20 af 20 ordrer er markeret som betalt')
  expect(person.take()).toBe(4)
})

test('DAY-6 a price is changed with two presses, and a menu stopped today with one', async ({ page }) => {
  const kitchen = await openKitchen('klik-menu')
  const person = countClicks()
  await openDashboard(page, kitchen)
  await page.getByRole('link', { name: 'Menuer' }).click()
  const menu = page.getByRole('table', { name: 'Menuer' }).getByRole('row').filter({ hasText: 'Frokost' })

  await person.click(page.getByRole('button', { name: /^Pris for Frokost/ }))
  await page.keyboard.type('135')
  await person.press(page, 'Enter')
  await expect(menu).toContainText('135,00 DKK')
  expect(person.take()).toBe(2)

  await person.click(button(page, 'Udsolgt i dag Frokost'))
  await expect(menu).toContainText('Sælg igen')
  expect(person.take()).toBe(1)
})

test('DAY-5 the list of tomorrow is one click from the dashboard', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-printed', '')
  })
  const kitchen = await openKitchen('klik-i-morgen')
  const order = await kitchen.order('Mona', 1)
  await kitchen.answer(order, 'accept')
  const person = countClicks()
  await openDashboard(page, kitchen)
  await person.click(page.getByRole('link', { name: 'Udskriv i morgen' }))
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await expect(page.getByRole('main')).toContainText('Frokost')
  expect(person.take()).toBe(1)
})

test('DAY-3 the order of a caller is found with one key and typing', async ({ page }) => {
  const kitchen = await openKitchen('klik-find')
  const order = await kitchen.order('Gudrun')
  const person = countClicks()
  await openDashboard(page, kitchen)
  await person.press(page, 'Control+k')
  await expect(page.getByRole('combobox', { name: /^Søg efter/ })).toBeFocused()
  await page.keyboard.type('20 30 40 50')
  await expect(page.getByRole('option').filter({ hasText: String(order.reference) })).toContainText('Gudrun Kunde')
  expect(person.take()).toBe(1)
})

test('DAY-9 the deliveries of a day are one click from the dashboard: of today as the list of the drive, of another as orders', async ({
  page,
}) => {
  const kitchen = await openKitchen('klik-dag')
  const order = await kitchen.order('Helga', 1)
  await kitchen.answer(order, 'accept')
  const person = countClicks()
  await openDashboard(page, kitchen)

  await person.click(page.getByRole('region', { name: 'Næste 7 dage' }).getByRole('link', { name: 'I morgen' }))
  await expect(page.getByRole('row').filter({ hasText: String(order.reference) })).toContainText('Helga Kunde')
  expect(person.take()).toBe(1)

  await page.goBack()
  await person.click(page.getByRole('region', { name: 'Leveringer i dag' }).getByRole('link', { name: 'Kørsel' }))
  await expect(page).toHaveURL(/\/produktion\/koersel/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(person.take()).toBe(1)
})
