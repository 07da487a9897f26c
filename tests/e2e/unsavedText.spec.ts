import { expect, type Page } from '@playwright/test'
import { startStack } from '../../scripts/stack.mjs'
import { startFaultProxy } from '../faults/faultProxy.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { storefront, v2 } from './addresses.ts'
import { test } from './newBrowser.ts'
import { endSession, signIn, signInAgain } from './signIn.ts'
import { findViolations } from './violations.ts'

const FORM = '/admin/caters/opdater/58'
const phone = (page: Page) => page.getByLabel('Telefon')
const save = (page: Page) => page.getByRole('button', { name: 'Opdater' }).click()
const saved = (page: Page) => expect(page.getByText(/^Gemt kl\. \d\d:\d\d$/)).toBeVisible()

async function open(page: Page, address = storefront('grillen', FORM)) {
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Rediger cateringfirma' })).toBeVisible()
}

test('ERR-2 a save that fails or takes too long preserves the typed text, and succeeds later', async ({ page }) => {
  const proxy = await startFaultProxy(v2())
  const port = await ownPort()
  const environment = { PORT: String(port), V2_URL: proxy.url, LOG_LEVEL: 'fatal' }
  const faulty = await startStack({ environment })
  try {
    await signIn(page, 'grillen', 'grillen@demo.dk')
    await open(page, `http://grillen.localhost:${port}${FORM}`)
    await phone(page).fill('98 00 00 01')
    for (const fault of ['status 500', 'silence'] as const) {
      proxy.fail((address) => (address.endsWith('/caters') ? fault : undefined))
      await save(page)
      await expect(page.getByText('Ændringerne blev ikke gemt.')).toBeVisible()
      await expect(phone(page)).toHaveValue('98 00 00 01')
      await expect(page.getByRole('button', { name: 'Opdater' })).not.toHaveAttribute('aria-busy', 'true')
    }
    expect(await findViolations(page)).toEqual([])
    proxy.fail(undefined)
    await save(page)
    await saved(page)
    await expect(page.getByText('Ændringerne blev ikke gemt.')).toHaveCount(0)
  } finally {
    await faulty.stop()
    await proxy.stop()
  }
})

test('ERR-2 LOG-5 a session that ends during editing loses nothing', async ({ page }) => {
  await signIn(page, 'grillen', 'grillen@demo.dk')
  await open(page)
  await phone(page).fill('98 00 00 02')
  await expect(page.getByText('Forbundet')).toBeAttached()
  await endSession(page)
  await save(page)
  await expect(page.getByText('Du er ikke længere logget ind.')).toBeVisible()
  await expect(phone(page)).toHaveValue('98 00 00 02')
  await signInAgain(page, 'grillen@demo.dk')
  await expect(page).toHaveURL(storefront('grillen', FORM))
  await page.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(phone(page)).toHaveValue('98 00 00 02')
  await save(page)
  await saved(page)
  await page.reload()
  await expect(phone(page)).toHaveValue('98 00 00 02')
  await expect(page.getByText(/Du har en kladde/)).toHaveCount(0)
})

test('ADM-12 typed text is offered after a reload, and leaving needs a confirmation', async ({ page }) => {
  await signIn(page, 'grillen', 'grillen@demo.dk')
  await open(page)
  await phone(page).fill('98 00 00 03')
  await expect(page.getByText('1 ændring')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Du har en kladde fra \d{2}-\d{2}-\d{4} \d{2}:\d{2}\.$/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await expect(phone(page)).not.toHaveValue('98 00 00 03')
  await page.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(phone(page)).toHaveValue('98 00 00 03')

  const ways = page.getByRole('navigation', { name: 'Hovedmenu' })
  const leave = () => ways.getByRole('link', { name: 'Ordre', exact: true }).click()
  await leave()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Du har ændringer, der ikke er gemt.')
  await expect(question).toContainText('Telefon')
  expect(await findViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Bliv' }).click()
  await expect(question).toHaveCount(0)
  await expect(phone(page)).toHaveValue('98 00 00 03')
  await leave()
  await question.getByRole('button', { name: 'Forlad siden' }).click()
  await expect(page.getByRole('heading', { name: 'Alle ordre' })).toBeVisible()
  await page.goBack()
  await expect(phone(page)).toBeVisible()
  await expect(page.getByText(/Du har en kladde/)).toHaveCount(0)

  // discards a draft
  await phone(page).fill('98 00 00 04')
  await page.reload()
  await page.getByRole('button', { name: 'Kassér' }).click()
  await page.reload()
  await expect(page.getByText(/Du har en kladde/)).toHaveCount(0)
})

test('ERR-2 of two users who edit at once neither overwrites the other', async ({ newBrowser }) => {
  const [one, other] = await Promise.all(
    ['grillen@demo.dk', 'admin@demo.dk'].map(async (email) => {
      const page = await newBrowser()
      await signIn(page, 'grillen', email)
      await open(page)
      return page
    }),
  )
  if (!one || !other) throw new Error('Two pages were opened')
  await phone(other).fill('98 00 00 05')
  await save(other)
  await saved(other)

  await one.getByLabel('Kontaktperson').fill('Bo Grillmester')
  await save(one)
  await expect(one.getByText(/har ændret dette kl\. \d{2}:\d{2}\.$/)).toBeVisible()
  await expect(one.getByLabel('Kontaktperson')).toHaveValue('Bo Grillmester')
  await one.getByRole('button', { name: 'Vis ændringerne' }).click()
  await expect(one.getByRole('alert')).toContainText('98 00 00 05')
  expect(await findViolations(one)).toEqual([])
  await one.getByRole('button', { name: 'Gem mine' }).click()
  await saved(one)
  await expect(phone(one)).toHaveValue('98 00 00 05')

  // the second user again, who uses the server's version
  await phone(other).fill('98 00 00 06')
  await save(other)
  await other.getByRole('button', { name: 'Hent de nye' }).click()
  await expect(phone(other)).toHaveValue('98 00 00 05')
  await expect(other.getByLabel('Kontaktperson')).toHaveValue('Bo Grillmester')
})
