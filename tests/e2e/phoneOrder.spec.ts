import { expect, type Page } from '@playwright/test'
import { startStack } from '../../scripts/stack.mjs'
import { NO_SETTINGS } from '../../domain/availabilityRules.ts'
import { addDays, danishDate } from '../../domain/danishTime.ts'
import { startFaultProxy } from '../faults/faultProxy.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { v2 } from './addresses.ts'
import { mailsTo } from './mailbox.ts'
import { test } from './newBrowser.ts'
import { openKitchen, type OwnKitchen } from './ownKitchen.ts'
import { endSession, signIn, signInAgain } from './signIn.ts'
import { findViolations } from './violations.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Frokost' })
const covers = (page: Page) => dialog(page).getByRole('group', { name: 'Kuverter, Frokost' }).getByLabel('Antal')
const lines = (page: Page) => page.getByRole('list', { name: 'Menuer i ordren' })
const take = (page: Page) => page.getByRole('button', { name: 'Tag imod ordren' })

async function open(page: Page, kitchen: OwnKitchen, address = kitchen.address) {
  await page.goto(address(`/admin/caters/${kitchen.cater.number}/ny-ordre`))
  await expect(page.getByRole('heading', { level: 1, name: 'Ny ordre' })).toBeVisible()
  await expect(page.getByLabel('Fornavn')).toBeEnabled()
}

async function chooseLunch(page: Page, count: number) {
  await page.getByRole('button', { name: 'Vælg Frokost' }).click()
  const field = covers(page)
  await field.fill(String(count))
  await field.press('Tab')
  await dialog(page).getByRole('button', { name: 'Læg i ordren' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

async function fillCustomer(page: Page, date: string, name = 'Ragnhild') {
  await page.getByLabel('Fornavn').fill(name)
  await page.getByLabel('Efternavn').fill('Ringer')
  await page.getByLabel('Telefon').fill('20304050')
  await page.getByLabel('Afhentning').check()
  await page.getByRole('textbox', { name: 'Dato' }).fill(date.split('-').reverse().join('-'))
  await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
}

const inTenDays = () => addDays(danishDate(new Date()), 10)

test('DAY-13 an order is taken on the phone, of a customer without an email @phone', async ({ page }) => {
  const kitchen = await openKitchen('telefon')
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address('/admin/ordre'))
  await page.getByRole('main').getByRole('link', { name: 'Ny ordre' }).click()
  await expect(page.getByLabel('Fornavn')).toBeEnabled()
  expect(await findViolations(page)).toEqual([])

  await take(page).click()
  await expect(page.getByText('Vælg mindst én menu.')).toBeVisible()
  await expect(page.getByLabel('Fornavn')).toBeFocused()

  await page.getByRole('button', { name: 'Vælg Frokost' }).click()
  await expect(dialog(page)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await chooseLunch(page, 12)
  await expect(lines(page)).toContainText('Frokost')
  await expect(page.getByText('I alt')).toBeVisible()
  await fillCustomer(page, inTenDays())
  expect(await findViolations(page)).toEqual([])
  await take(page).click()

  await expect(page.getByRole('heading', { level: 1, name: /^Ordre \d+/ })).toBeVisible()
  await expect(page.getByText('Du har godkendt denne ordre. Betaling mangler.')).toBeVisible()
  await expect(page.getByText(/^Taget imod af Ida Kok/)).toBeVisible()
  await expect(page.getByText('Kunden har ingen email. Ring i stedet.')).toBeVisible()
  await expect(page.getByText('1.200,00').first()).toBeVisible()
})

test('DAY-13 with the keyboard: the caterer is told each reason, and goes beyond them', async ({ page }) => {
  const kitchen = await openKitchen('telefon-ud-over')
  const date = inTenDays()
  await kitchen.cater.call('PUT', '/availability-rules', {
    ...NO_SETTINGS,
    exceptions: [{ from: date, to: date, name: 'Ferie', hours: { DELIVERY: [], PICKUP: [] }, capacity: 5 }],
  })
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address('/admin'))
  await expect(page.getByText('Forbundet')).toBeAttached()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Søg efter/ })).toBeFocused()
  await page.keyboard.type('ny ordre')
  await expect(page.getByRole('option', { name: 'Ny ordre' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Fornavn')).toBeEnabled()

  await page.getByRole('button', { name: 'Vælg Frokost' }).press('Enter')
  await expect(dialog(page)).toBeVisible()
  await covers(page).fill('10')
  await dialog(page).getByRole('button', { name: 'Læg i ordren' }).press('Enter')
  await fillCustomer(page, date)
  const email = `${crypto.randomUUID()}@example.dk`
  await page.getByLabel('Email').fill(email)
  await take(page).press('Enter')
  const told = page.getByRole('alert').filter({ hasText: 'Ordren er uden for jeres egne regler' })
  await expect(told).toContainText('Ferie: lukket til og med')
  await expect(told).toContainText('Der er ikke plads til 10 kuverter den dag.')
  await expect(told.getByRole('button', { name: /^Vælg .* i stedet$/ }).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await told.getByRole('button', { name: 'Tag imod alligevel' }).press('Enter')
  await expect(page.getByText('Du har godkendt denne ordre. Betaling mangler.')).toBeVisible()
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
})

test('DAY-13 LOG-5 nothing is lost where the session has ended', async ({ page }) => {
  const kitchen = await openKitchen('telefon-logget-ud')
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await open(page, kitchen)
  await chooseLunch(page, 10)
  await fillCustomer(page, inTenDays())
  await expect(page.getByText('Forbundet')).toBeAttached()
  await endSession(page)
  await take(page).click()
  await expect(page.getByText('Du er ikke længere logget ind.')).toBeVisible()
  await signInAgain(page, kitchen.ida.email, page, kitchen.ida.password)
  await expect(page.getByLabel('Fornavn')).toHaveValue('Ragnhild')
  await expect(lines(page)).toContainText('Frokost')
  await take(page).click()
  await expect(page.getByText('Du har godkendt denne ordre. Betaling mangler.')).toBeVisible()
})

test('DAY-13 an order whose answer was lost is taken once, when it is tried again', async ({ page }) => {
  const kitchen = await openKitchen('telefon-fejl')
  const proxy = await startFaultProxy(v2())
  const port = await ownPort()
  const faulty = await startStack({ environment: { PORT: String(port), V2_URL: proxy.url, LOG_LEVEL: 'fatal' } })
  try {
    await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
    await open(page, kitchen, (path) => `http://${kitchen.host}.localhost:${port}${path}`)
    await chooseLunch(page, 10)
    await fillCustomer(page, inTenDays(), 'Tabt')
    proxy.fail((address) => (address.endsWith('/cater/orders') ? 'status 500' : undefined))
    await take(page).click()
    await expect(page.getByText('Vi ved ikke, om ordren blev gemt.')).toBeVisible()
    await expect(page.getByLabel('Fornavn')).toHaveValue('Tabt')
    proxy.fail(undefined)
    await take(page).click()
    await expect(page.getByText('Du har godkendt denne ordre. Betaling mangler.')).toBeVisible()
    await page.goto(kitchen.address('/admin/ordre?q=Tabt'))
    await expect(page.getByText('1 ordre', { exact: false }).first()).toBeVisible()
  } finally {
    await faulty.stop()
    await proxy.stop()
  }
})
