import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'
import { createUser } from './ownUser.ts'
import { signIn } from './signIn.ts'
import { deliveryDate } from '../fixtures/orderBody.ts'

test('SEC-5 after the session ended on the server the browser reads and orders as a guest', async ({
  page,
  context,
}) => {
  const user = await createUser('gaest')
  await signIn(page, 'smagen', user.email, user.password)
  const hasSession = async () => (await context.cookies()).some(({ name }) => name === 'session')
  await page.goto(storefront('smagen'))
  await expect(page.getByRole('banner').getByRole('link', { name: 'gaest' })).toBeVisible()
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  await page.getByLabel('Fornavn').fill('Gerda')
  await page.getByLabel('Efternavn').fill('Gæst')
  await page.getByLabel('Email').fill(`gerda-${crypto.randomUUID()}@example.dk`)
  await page.getByLabel('Telefon').fill('20304051')
  await page.getByLabel('Afhentning').check()
  await page.getByRole('textbox', { name: 'Dato' }).fill(deliveryDate().split('-').reverse().join('-'))
  await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  await user.endSessions()
  expect(await hasSession()).toBe(true)
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page).toHaveURL(/\/tak-for-din-bestilling/)
  expect(await hasSession()).toBe(false)
  await page.goto(storefront('smagen'))
  await expect(page.getByRole('link', { name: 'Log ind' })).toBeVisible()
})

test('SEC-5 LOG-5 ERR-2 in the office text that was typed before the session ended on the server is there after the next login', async ({
  page,
  context,
}) => {
  const user = await createUser('kok')
  await signIn(page, 'nyt', user.email, user.password)
  const here = storefront('nyt', '/admin/caters/60/anretning/opret')
  await page.goto(here)
  await page.getByLabel('Navn').fill('Stegt flæsk')
  await user.endSessions()
  await page.getByRole('button', { name: 'Gem og se' }).click()
  await expect(page.getByText('Du er ikke længere logget ind.')).toBeVisible()
  expect((await context.cookies()).some(({ name }) => name === 'session')).toBe(false)
  await page.getByRole('button', { name: 'Log ind igen' }).click()
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Adgangskode').fill(user.password)
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page).toHaveURL(here)
  await page.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(page.getByLabel('Navn')).toHaveValue('Stegt flæsk')
})

test.describe('far from Denmark', () => {
  test.use({ timezoneId: 'Pacific/Auckland', locale: 'en-US' })

  test('NUM-1 ANM-7 the calendar begins on the Danish date, and formats dates in Danish', async ({ page }) => {
    // Sunday evening in Denmark, Monday morning there
    await page.clock.setFixedTime('2027-05-09T20:00:00Z')
    await page.goto(storefront('smagen'))
    await chooseFrokostplatte(page)
    await addToBasket(page, 'Gå til bestilling')
    await expect(page.getByRole('button', { name: 'Bestil med betalingspligt' })).toBeEnabled()
    await page.getByRole('button', { name: 'Åbn kalender' }).click()
    const today = page.getByRole('button', { name: /^søndag 9\. maj.*, i dag/ })
    await expect(today).toBeFocused()
    await expect(page.getByRole('button', { name: /^lørdag 8\. maj/ })).toBeDisabled()
    await page.getByRole('button', { name: /^mandag 17\. maj.*2\. pinsedag/ }).click()
    await expect(page.getByRole('textbox', { name: 'Dato' })).toHaveValue('17. maj 2027')
  })
})
