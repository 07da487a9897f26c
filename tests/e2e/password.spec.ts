import { expect, type Page, test } from '@playwright/test'
import { bare } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { mailsTo } from './mailbox.ts'
import { createUser } from './ownUser.ts'

async function choose(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel('Ny adgangskode').fill(password)
  await page.getByLabel('Gentag adgangskode').fill(repeated)
  await page.getByRole('button', { name: 'Gem adgangskode' }).click()
}

test('USR-2 HOST-5 LOG-2 a forgotten password is reset by a mailed link, which works once; the session is of one host, and no script reads it', async ({
  page,
  context,
}) => {
  const { email } = await createUser('glemsom')
  await page.goto(bare('/login'))
  await page.getByRole('link', { name: 'Glemt adgangskode?' }).click()
  await expect(page.getByRole('heading', { name: 'Glemt adgangskode?' })).toBeVisible()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Skal udfyldes')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('alert')).toContainText(`Findes ${email} hos os, har vi sendt et link`)

  // after the invitation
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
  const link = /http\S+\/adgangskode\?link=\S+/.exec((await mailsTo(email))[1]?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await choose(page, 'kort')
  await expect(page.getByText('Adgangskoden skal være mindst 10 tegn')).toBeVisible()
  await choose(page, 'rugbrød med sild', 'rugbrød med laks')
  await expect(page.getByText('Adgangskoderne er ikke ens')).toBeVisible()
  await choose(page, 'rugbrød med sild')
  await expect(page.getByText('Din adgangskode er gemt')).toBeVisible()
  await expectAccessible(page, 'new password, saved')

  await page.getByRole('link', { name: 'Log ind' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Adgangskode', { exact: true }).fill('rugbrød med sild')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  const { hostname } = new URL(page.url())
  const session = (await context.cookies()).find(({ name }) => name === 'session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: hostname })
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')

  await page.goto(link)
  await choose(page, 'endnu en gang sild')
  await expect(page.getByText('Linket er allerede brugt. Bed om et nyt.')).toBeVisible()
  await page.getByRole('link', { name: 'Bed om et nyt link' }).click()
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
})
