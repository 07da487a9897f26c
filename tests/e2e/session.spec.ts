import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'
import { signIn } from './signIn.ts'

test('LOG-4 LOG-7 an unreadable session counts as signed out, and logging out ends a session @phone', async ({
  page,
  context,
}) => {
  const url = storefront('smagen')
  await context.addCookies([{ name: 'session', value: 'no.token.atall', url }])
  await page.goto(storefront('smagen', '/admin'))
  await expect(page).toHaveURL(/\/login/)

  await signIn(page, 'smagen', 'kunde@demo.dk')
  const cookie = (await context.cookies()).find(({ name }) => name === 'session')
  await page.goto(url)
  await page.getByRole('button', { name: 'Log ud' }).click()
  await expect(page.getByRole('link', { name: 'Log ind' })).toBeVisible()
  expect((await context.cookies()).some(({ name }) => name === 'session')).toBe(false)
  expect(cookie?.httpOnly).toBe(true)
})

test('LOG-6 after ten wrong passwords for an email the login says in Danish to wait @phone', async ({ page }, {
  project,
}) => {
  // an unknown email, so that no other test is locked out; the response is the same
  await page.goto(storefront('smagen', '/login'))
  const tooMany = page.getByText(/^For mange forsøg\. Prøv igen om \d+ minutter\.$/)
  await page.getByLabel('Email').fill(`ukendt-${project.name}@example.dk`)
  await page.getByLabel('Adgangskode').fill('gættet forkert')
  const wrong = page.getByText('Brugernavn eller kodeord er forkert')
  for (let attempt = 0; attempt < 10; attempt++) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/graphql'))
    await page.getByRole('button', { name: 'Log ind' }).click()
    await answered
    await expect(wrong).toBeVisible()
  }
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(tooMany).toBeVisible()
})

test.describe('far from Denmark', () => {
  test.use({ timezoneId: 'Pacific/Auckland', locale: 'en-US' })

  test('NUM-1 ANM-7 the calendar begins on the Danish date, and formats dates in Danish @phone', async ({ page }) => {
    // Sunday evening in Denmark, Monday morning there
    await page.clock.setFixedTime('2027-05-09T20:00:00Z')
    await page.goto(storefront('smagen'))
    await chooseFrokostplatte(page)
    await addToBasket(page, 'Gå til bestilling')
    await expect(page.getByRole('button', { name: 'Bestil med betalingspligt' })).toBeEnabled()
    await page.getByRole('button', { name: 'Åbn kalender' }).click()
    const today = page.getByRole('button', { name: /^søndag 9\. maj.*, i dag$/ })
    await expect(today).toBeFocused()
    await expect(page.getByRole('button', { name: /^lørdag 8\. maj/ })).toBeDisabled()
    await page.getByRole('button', { name: /^mandag 17\. maj.*2\. pinsedag$/ }).click()
    await expect(page.getByRole('textbox', { name: 'Dato' })).toHaveValue('17. maj 2027')
  })
})
