import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { mailsTo } from './mailbox.ts'
import { createCater } from './ownCater.ts'
import type { OwnCater } from './ownCater.ts'
import { storefront } from './addresses.ts'
import { createUser } from './ownUser.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

let cater: OwnCater
test.beforeAll(async () => {
  cater = await createCater('Personalekøkkenet')
})

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Brugere' }).getByRole('row').filter({ hasText: name })
const nav = (page: Page) => page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link')

test('DAY-12 an owner invites a cook, changes what they may do, and removes them @phone', async ({ page }) => {
  const owner = await createUser('Olga', cater.number)
  await signIn(page, 'smagen', owner.email, owner.password)
  await page.goto(storefront('smagen', `/admin/caters/${cater.number}/brugere`))
  await expect(row(page, 'Olga Kok')).toContainText('Dig')
  await expect(row(page, 'Olga Kok').getByRole('combobox')).toHaveCount(0)
  await expect(row(page, 'Olga Kok').getByRole('button')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Inviter bruger' }).click()
  const email = `kok-${crypto.randomUUID()}@example.dk`
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Fornavn').fill('Kim')
  await page.getByLabel('Efternavn').fill('Koksen')
  await page.getByLabel('Rolle', { exact: true }).selectOption('Køkken')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const cook = row(page, 'Kim Koksen')
  await expect(cook).toContainText('Inviteret, linket udløber')
  await expect(cook.getByRole('combobox')).toHaveValue('KITCHEN')
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  await cook.getByRole('button', { name: `Send invitationen til ${email} igen` }).click()
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2)

  await cook.getByRole('combobox').selectOption('Medarbejder')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(cook.getByRole('combobox')).toHaveValue('STAFF')
  await cook.getByRole('button', { name: 'Fjern Kim Koksen' }).click()
  await page.getByRole('button', { name: 'Ja, fjern' }).click()
  await expect(cook).toHaveCount(0)
})

test('DAY-12 the kitchen sees what to make and nothing of prices, emails or customers @phone', async ({ page }) => {
  await signIn(page, 'smagen', 'koekken@demo.dk')
  const shut = ['', '/ordre', '/caters/55', '/caters/55/brugere', '/caters/55/ny-ordre', '/ordre.csv']
  for (const path of shut.map((one) => `/admin${one}`)) {
    await page.goto(storefront('smagen', path))
    await expect(page).toHaveURL(/\/admin\/ordre\/produktion$/)
  }
  await expect(page.getByRole('heading', { name: /^Produktion/ })).toBeVisible()
  await expect(nav(page)).toHaveText(['Produktion'])
  const text = await page.locator('main').innerText()
  expect(text).not.toMatch(/kr\.|@/)
  expect(await findViolations(page)).toEqual([])
})

test('DAY-12 the staff answers orders and works on menus, and opens neither users nor settings', async ({ page }) => {
  await signIn(page, 'smagen', 'jonas@demo.dk')
  await page.goto(storefront('smagen', '/admin'))
  await expect(nav(page).filter({ hasText: /^Ordre/ })).toBeVisible()
  await expect(nav(page).filter({ hasText: 'Brugere' })).toHaveCount(0)
  await nav(page).filter({ hasText: 'Katalog' }).click()
  await expect(page.getByRole('navigation', { name: 'Katalog' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rediger' })).toHaveCount(0)
  await expect(page.getByRole('switch', { name: /^Aktiv/ })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  for (const path of ['/admin/caters/opdater/55', '/admin/caters/55/brugere']) {
    await page.goto(storefront('smagen', path))
    await expect(page.getByRole('heading', { name: 'Siden findes ikke' })).toBeVisible()
  }
})
