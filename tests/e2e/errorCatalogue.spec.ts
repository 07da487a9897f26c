import { expect, test } from '@playwright/test'
import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import { formatDate } from '../../domain/time/formats.ts'
import { storefront } from './addresses.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'

test('VIS-18 CHG-14 ERR-1 ANM-3 ANM-4 ANM-5 ANM-15 the order form shows each error at its field, also those of the service, and loses nothing that was typed while its terms are read', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  const order = page.getByRole('button', { name: 'Bestil med betalingspligt' })
  await expect(order).toBeEnabled()
  await order.click()
  await expect(page.getByText('Skal udfyldes')).toHaveCount(4)
  for (const text of [
    'Indtast leveringsaddresse',
    'Indtast postnummer',
    'Indtast by hvor der skal leveres til',
    'Vælg leveringsdato',
    'Venligst læs og accepter vores handelsbetingelser',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()

  await page.getByLabel('Fornavn').fill('Karen')
  await page.getByRole('main').getByRole('link', { name: 'handelsbetingelserne' }).click()
  const conditions = page.getByRole('dialog', { name: 'Handelsbetingelser' })
  await expect(conditions.getByText('Du kan afbestille gratis indtil leveringen.')).toBeVisible()
  await conditions.getByRole('button', { name: 'Luk' }).click()
  await expect(page).toHaveURL(storefront('smagen', '/anmod'))
  await expect(page.getByLabel('Fornavn')).toHaveValue('Karen')

  await page.getByLabel('Afhentning').check()
  const date = page.getByRole('textbox', { name: 'Dato' })
  await date.fill(formatDate(addDays(danishDate(new Date()), 40)))
  await date.press('Tab')
  for (const [label, text] of Object.entries({ Efternavn: 'Kunde', Telefon: '20304050' }))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('karen@')
  await order.click()
  await expect(page.getByText('Indtast en gyldig email')).toBeVisible()
  // the email of an account with a password
  await email.fill('kunde@demo.dk')
  await order.click()
  await expect(page.getByText('Email findes allerede')).toBeVisible()
  await expect(page.getByLabel('Fornavn')).toHaveValue('Karen')
})
