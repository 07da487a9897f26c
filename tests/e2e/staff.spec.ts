import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { mailsTo } from './mailbox.ts'
import { createCater } from './ownCater.ts'
import { storefront, v2 } from './addresses.ts'
import { createUser } from './ownUser.ts'
import { demoToken, signIn } from './signIn.ts'

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Brugere' }).getByRole('row').filter({ hasText: name })
const nav = (page: Page) => page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link')

/** The permissions of a user in the service; undefined for a user that it does not know. */
async function staffRoleOf(email: string): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${await demoToken('admin@demo.dk')}` }
  const answer = await fetch(`${v2()}/api/users`, { headers })
  const users = (await answer.json()) as { email: string; staffRole: string }[]
  return users.find((user) => user.email === email)?.staffRole
}

test('DAY-12 an owner invites a cook, changes what they may do, and removes them', async ({ page }) => {
  const cater = await createCater('Personalekøkkenet')
  const owner = await createUser('Olga', cater.number)
  await signIn(page, 'smagen', owner.email, owner.password)
  await page.goto(storefront('smagen', `/admin/caters/${cater.number}/brugere`))
  await expect(row(page, 'Olga Kok')).toContainText('Dig')
  await expect(row(page, 'Olga Kok').getByRole('combobox')).toHaveCount(0)
  await expect(row(page, 'Olga Kok').getByRole('button')).toHaveCount(0)

  await page.getByRole('button', { name: 'Inviter bruger' }).click()
  const email = `kok-${crypto.randomUUID()}@example.dk`
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Fornavn').fill('Kim')
  await page.getByLabel('Efternavn').fill('Koksen')
  await page.getByLabel('Rolle', { exact: true }).selectOption('Køkken')
  await expectAccessible(page, 'users, invite dialog')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const cook = row(page, 'Kim Koksen')
  await expect(cook).toContainText('Inviteret, linket udløber')
  await expect(cook.getByRole('combobox')).toHaveValue('KITCHEN')
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  await cook.getByRole('button', { name: `Send invitationen til ${email} igen` }).click()
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
  await expect(page.getByText('Invitationen er sendt igen')).toBeVisible()
  await expectAccessible(page, 'users')

  await cook.getByRole('combobox').selectOption('Medarbejder')
  await expect.poll(() => staffRoleOf(email)).toBe('staff')
  await expect(cook.getByRole('combobox')).toHaveValue('STAFF')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await cook.getByRole('button', { name: 'Fjern Kim Koksen' }).click()
  await page.getByRole('button', { name: 'Ja, fjern' }).click()
  await expect(cook).toHaveCount(0)
  await expect.poll(() => staffRoleOf(email)).toBeUndefined()
})

test('DAY-12 the kitchen sees what to make and nothing of prices, emails or customers; the staff works on orders and menus, and has neither users nor settings', async ({
  page,
}) => {
  await signIn(page, 'smagen', 'koekken@demo.dk')
  await page.goto(storefront('smagen', '/admin/ordre'))
  await expect(page).toHaveURL(/\/admin\/ordre\/produktion$/)
  await expect(page.getByRole('heading', { name: /^Produktion/ })).toBeVisible()
  await expect(nav(page)).toHaveText(['Produktion'])
  expect(await page.getByRole('main').innerText()).not.toMatch(/kr\.|@/)
  await expectAccessible(page, 'production, of the kitchen’s user')
  const file = await page.evaluate(async () => (await fetch('/admin/ordre.csv')).url)
  expect(new URL(file).pathname).toBe('/admin/ordre/produktion')

  await signIn(page, 'smagen', 'jonas@demo.dk')
  await page.goto(storefront('smagen', '/admin'))
  await expect(nav(page).filter({ hasText: /^Ordre/ })).toBeVisible()
  await expect(nav(page).filter({ hasText: 'Brugere' })).toHaveCount(0)
  await nav(page).filter({ hasText: 'Katalog' }).click()
  await expect(page.getByRole('navigation', { name: 'Katalog' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Indstillinger' })).toHaveCount(0)
  await expect(page.getByRole('switch', { name: /^Aktiv/ })).toHaveCount(0)
  await expectAccessible(page, 'catalogue, of the staff')
})
