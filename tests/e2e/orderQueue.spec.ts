import { expect, type Page } from '@playwright/test'
import { test } from './newBrowser.ts'
import { openKitchen, type OwnKitchen } from './ownKitchen.ts'
import { endSession, signIn, signInAgain } from './signIn.ts'
import { findViolations } from './violations.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, { reference }: { reference: number }) =>
  page.getByRole('heading', { level: 1, name: `Ordre ${reference}` })
const next = (page: Page, count: number) => page.getByRole('link', { name: `Næste der venter (${count})` })
const open = async (page: Page, kitchen: OwnKitchen, path: string) => {
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address(path))
  await expect(page.getByText('Forbundet')).toBeVisible()
}

test('DAY-1 the queue is answered from the oldest on, and each answer stays undoable wherever one goes @phone', async ({
  page,
}) => {
  const kitchen = await openKitchen('koe-et')
  const first = await kitchen.order('Anna')
  const second = await kitchen.order('Bo')
  const third = await kitchen.order('Carl')
  await open(page, kitchen, '/admin')

  await page.getByRole('link', { name: 'Svar på den ældste' }).click()
  await expect(heading(page, first)).toBeVisible()
  const question = page.getByRole('region', { name: 'Svar på ordren' })
  await expect(question).toContainText(`Vil du godkende ordre ${first.reference} til Anna Kunde?`)
  expect(await findViolations(page)).toEqual([])
  await button(page, 'Ja, godkend').click()

  // it stays, with its deed and the way on
  await expect(page.getByText('Du har godkendt denne ordre. Betaling mangler.')).toBeVisible()
  await expect(page.getByText(`Ordre ${first.reference} er godkendt`)).toBeVisible()
  await expect(button(page, 'Fortryd')).toBeInViewport({ ratio: 1 })
  expect(await findViolations(page)).toEqual([])
  await next(page, 2).click()
  await expect(heading(page, second)).toBeVisible()
  await expect(page.getByText(`Ordre ${first.reference} er godkendt`)).toBeVisible()
  // refused with a reason in one press
  await page
    .getByRole('group', { name: 'Afvis med begrundelsen' })
    .getByRole('button', { name: 'Fuldt booket' })
    .click()
  await expect(page.getByText('Begrundelse: Vi er desværre fuldt booket den dag.')).toBeVisible()

  // on another page the undo is still there, and leads back
  await page.getByRole('link', { name: 'Tilbage' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /dashboard/i })).toBeVisible()
  const refusal = page.getByText(`Ordre ${second.reference} er afvist`)
  await expect(refusal).toBeVisible()
  await button(page, 'Fortryd').first().click()
  await expect(page.getByText('Afvisningen er fortrudt')).toBeVisible()
  await expect(refusal).toHaveCount(0)
  const waiting = page.getByRole('region', { name: 'Venter på svar' })
  await expect(waiting.getByText(String(second.reference))).toBeVisible()
  await expect(waiting.getByText(String(third.reference))).toBeVisible()
  await expect(waiting.getByText(String(first.reference))).toHaveCount(0)
})

test('DAY-8 marking as paid preselects nothing, is undone in time, and its mail waits', async ({ page }) => {
  const kitchen = await openKitchen('koe-betalt')
  const order = await kitchen.order('Dorte')
  await kitchen.answer(order, 'accept')
  await open(page, kitchen, `/admin/ordre/${order.id}`)
  await button(page, 'Marker som betalt').click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(button(page, 'Ja, marker som betalt')).toBeDisabled()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Bankoverførsel').check()
  await button(page, 'Ja, marker som betalt').click()
  await expect(page.getByText(`Ordre ${order.reference} er markeret som betalt`)).toBeVisible()
  const receipt = page.getByRole('region', { name: 'Mails' }).getByRole('listitem').filter({ hasText: 'Kvittering' })
  await expect(receipt).toContainText('Venter')
  await button(page, 'Fortryd').click()
  await expect(page.getByText('Betalingen er fortrudt')).toBeVisible()
  await expect(receipt).toHaveCount(0)
  await expect(button(page, 'Marker som betalt')).toBeVisible()
  await expect(page.getByText('Markeringen som betalt fortrudt')).toBeVisible()
})

test('DAY-2 letters act on an order and page through its list, never while typing', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-printed', '')
  })
  const kitchen = await openKitchen('koe-taster')
  const first = await kitchen.order('Erik')
  const second = await kitchen.order('Freja')
  await open(page, kitchen, '/admin/ordre')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Søg i ordrer' })).toBeFocused()
  await page.getByRole('link', { name: String(second.reference) }).click()
  await expect(heading(page, second)).toBeVisible()
  await expect(page.getByText('1 af 2')).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading(page, first)).toBeVisible()
  await expect(page.getByText('2 af 2')).toBeVisible()
  await page.keyboard.press('k')
  await expect(heading(page, second)).toBeVisible()

  await page.keyboard.press('m')
  await expect(page.getByLabel('Besked til kunden')).toBeFocused()
  await page.keyboard.type('gajkp?')
  await expect(page.getByLabel('Besked til kunden')).toHaveValue('gajkp?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('Besked til kunden').blur()

  await page.keyboard.press('p')
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Tastaturgenveje' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  // a letter in a dialog is none
  await page.keyboard.press('g')
  await expect(page.getByRole('dialog', { name: 'Vil du godkende ordren?' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // asking stays
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog', { name: 'Vil du afvise ordren?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('g')
  await expect(button(page, 'Ja, godkend')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Du har godkendt denne ordre. Betaling mangler.')).toBeVisible()
  await expect(button(page, 'Fortryd')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Denne ordre mangler både godkendelse og betaling.')).toBeVisible()
  await page.getByRole('link', { name: 'Tilbage' }).click()
  await expect(page).toHaveURL(kitchen.address('/admin/ordre'))
})

test('DAY-1 of two people in one queue the later sees who answered, and goes on', async ({ newBrowser }) => {
  const kitchen = await openKitchen('koe-to')
  const first = await kitchen.order('Gerda')
  const second = await kitchen.order('Hans')
  const page = await newBrowser()
  await open(page, kitchen, '/admin')
  await page.getByRole('link', { name: 'Svar på den ældste' }).click()
  await expect(heading(page, first)).toBeVisible()
  // what happens meanwhile does not reach the page before its own answer
  let hold = true
  await page.route('**/graphql', async (route) => {
    if (hold && route.request().postData()?.includes('useAcceptOrderMutation')) {
      hold = false
      await kitchen.answer(first, 'refuse', { reason: 'Vi har ferie' })
    }
    await route.fallback()
  })
  await button(page, 'Ja, godkend').click()
  const question = page.getByRole('region', { name: 'Svar på ordren' })
  await expect(question).toContainText('Ordren er allerede behandlet.')
  await expect(question).toContainText(/Afvist af Signe Kok \d\d-\d\d-\d{4} \d\d:\d\d/)
  await expect(page.getByText('Begrundelse: Vi har ferie')).toBeVisible()
  await next(page, 1).click()
  await expect(heading(page, second)).toBeVisible()
  await expect(question).toContainText(`Vil du godkende ordre ${second.reference}`)
})

test('DAY-1 a session that ends in the queue loses neither the order nor what was typed', async ({ page }) => {
  const kitchen = await openKitchen('koe-session')
  const order = await kitchen.order('Inger')
  await open(page, kitchen, '/admin')
  await page.getByRole('link', { name: 'Svar på den ældste' }).click()
  await expect(heading(page, order)).toBeVisible()
  await page.getByLabel('Besked til kunden').fill('Vi ringer i morgen.')
  await endSession(page)
  const question = page.getByRole('region', { name: 'Svar på ordren' })
  await button(page, 'Ja, godkend').click()
  await expect(question).toContainText('Du er ikke længere logget ind.')
  await expect(question).toContainText('Ordren blev ikke ændret.')
  await signInAgain(page, kitchen.ida.email, question, kitchen.ida.password)
  await expect(heading(page, order)).toBeVisible()
  await expect(page.getByText('Denne ordre mangler både godkendelse og betaling.')).toBeVisible()
  await expect(page.getByLabel('Besked til kunden')).toHaveValue('Vi ringer i morgen.')
})
