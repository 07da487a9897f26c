import { expect, type Page } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { test } from './newBrowser.ts'
import { createUser } from './ownUser.ts'
import { signIn } from './signIn.ts'

const phone = (page: Page) => page.getByLabel('Telefon')

async function open(page: Page) {
  await page.goto(storefront('grillen', '/admin/caters/opdater/58'))
  await expect(page.getByRole('heading', { name: 'Rediger cateringfirma' })).toBeVisible()
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Opdater' }).click()
}

test('ADM-12 typed text is offered after a reload, and leaving needs a confirmation', async ({ page }) => {
  await signIn(page, 'grillen', 'grillen@demo.dk')
  await open(page)
  await phone(page).fill('98 00 00 03')
  await expect(page.getByText('1 ændring')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Du har en kladde fra \d{2}-\d{2}-\d{4} \d{2}:\d{2}\.$/)).toBeVisible()
  await expectAccessible(page, 'caterer form, draft offered')
  await expect(phone(page)).not.toHaveValue('98 00 00 03')
  await page.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(phone(page)).toHaveValue('98 00 00 03')

  const leave = () =>
    page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Ordre', exact: true }).click()
  await leave()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Du har ændringer, der ikke er gemt.')
  await expect(question).toContainText('Telefon')
  await expectAccessible(page, 'caterer form, leaving with changes')
  await question.getByRole('button', { name: 'Bliv' }).click()
  await expect(question).toHaveCount(0)
  await expect(phone(page)).toHaveValue('98 00 00 03')
  await leave()
  await question.getByRole('button', { name: 'Forlad siden' }).click()
  await expect(page.getByRole('heading', { name: 'Alle ordre' })).toBeVisible()
  await page.goBack()
  await expect(phone(page)).toBeVisible()
  await expect(page.getByText(/Du har en kladde/)).toHaveCount(0)
})

test('ERR-2 of two users who edit at once neither overwrites the other', async ({ page, newBrowser }) => {
  const colleague = await createUser('Gitte', 58)
  const otherBrowser = await newBrowser()
  await signIn(page, 'grillen', 'grillen@demo.dk')
  await signIn(otherBrowser, 'grillen', colleague.email, colleague.password)
  await open(page)
  await open(otherBrowser)
  await phone(otherBrowser).fill('98 00 00 05')
  await save(otherBrowser)
  await expect(otherBrowser.getByText(/^Gemt kl\. \d\d:\d\d$/)).toBeVisible()

  await page.getByLabel('Kontaktperson').fill('Bo Grillmester')
  await save(page)
  await expect(page.getByText(/^Gitte Kok har ændret dette kl\. \d{2}:\d{2}\.$/)).toBeVisible()
  await expect(page.getByLabel('Kontaktperson')).toHaveValue('Bo Grillmester')
  await page.getByRole('button', { name: 'Vis ændringerne' }).click()
  await expect(page.getByRole('alert')).toContainText('98 00 00 05')
  await expectAccessible(page, 'caterer form, changed by another')
  await page.getByRole('button', { name: 'Gem mine' }).click()
  await expect(page.getByText(/^Gemt kl\. \d\d:\d\d$/)).toBeVisible()
  await expect(phone(page)).toHaveValue('98 00 00 05')
})
