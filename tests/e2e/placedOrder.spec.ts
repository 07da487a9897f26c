import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'
import { placeOrder } from './placeOrder.ts'
import { findViolations } from './violations.ts'

test('VIS-6 VIS-12 a guest sees everything of the order just placed, also after a reload, on paper, and in a calendar @phone', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  await expect(page.getByRole('button', { name: 'Bestil med betalingspligt' })).toBeEnabled()
  const year = new Date().getFullYear() + 1
  for (const [label, text] of [
    ['Fornavn', 'Gunnar'],
    ['Efternavn', 'Gæst'],
    ['Email', `gunnar-${test.info().project.name}@example.dk`],
    ['Telefon', '20304050'],
    ['Adresse', 'Ågade 1'],
    ['Postnummer', '8000'],
    ['Dato', `15-06-${year}`],
    ['Kommentar', 'Ring på nr. 4'],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
  for (const again of [false, true]) {
    if (again) await page.reload()
    const order = page.getByRole('complementary', { name: 'Din bestilling' })
    await expect(order).toContainText(/Ordre 1\d{5}/)
    await expect(order).toContainText('10 × Frokostplatte')
    await expect(order).toContainText('Kørsel')
    await expect(order).toContainText('I alt')
    await expect(order).toContainText(`den 15. juni ${year} kl.`)
    await expect(order).toContainText('Ågade 1, 8000 Aarhus C')
    await expect(order).toContainText('Ring på nr. 4')
    await expect(page.getByText('Smagen svarer')).toBeVisible()
  }
  expect(await findViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('complementary', { name: 'Din bestilling' })).toContainText('10 × Frokostplatte')
  await expect(page.getByText('Ågade 1, 8000 Aarhus C').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Føj til kalender' })).toBeHidden()
  await page.emulateMedia({ media: null })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Føj til kalender' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^ordre-1\d{5}\.ics$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:Levering fra Smagen')
  await page.getByRole('link', { name: 'Se din ordre' }).click()
  await expect(page).toHaveURL(/\/ordre\/[\w-]{22}$/)
  await expect(page.getByRole('region', { name: 'Historik' })).toContainText('Bestillingen blev modtaget')
  await expect(page.getByRole('complementary', { name: 'Din bestilling' })).toContainText('Ring på nr. 4')
})

test('VIS-6 an order of somebody else and one that does not exist are not shown, and lead to the login @phone', async ({
  page,
}) => {
  const { id } = await placeOrder(`fremmed-${crypto.randomUUID()}@example.dk`)
  for (const orderId of [id, crypto.randomUUID(), 'ukendt']) {
    await page.goto(storefront('smagen', `/tak-for-din-bestilling/${orderId}`))
    await expect(page.getByRole('heading', { level: 1, name: 'Vi kan ikke vise denne bestilling' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toHaveCount(0)
  }
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Log ind' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Ftak-for-din-bestilling%2Fukendt$/)
})
