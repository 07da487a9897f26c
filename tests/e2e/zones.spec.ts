import { expect, test } from '@playwright/test'
import { deliveryDate } from '../fixtures/orderBody.ts'
import { expectAccessible } from './expectAccessible.ts'
import { card } from './frokostplatte.ts'
import { expectNoHorizontalOverflow } from './expectNoHorizontalOverflow.ts'
import { openKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'

const zone = (name: string, codes: string[], fee: number, more: object = {}) => ({
  name,
  codes,
  fee,
  freeFrom: null,
  minimum: null,
  extraDays: 0,
  active: true,
  ...more,
})

test('NUM-2 ZON-3 ZON-4 ZON-5 ZON-6 an owner draws zones, each mistake stands at its field; bar, basket, form and order show one fee, a minimum blocks ordering, and pickup helps', async ({
  page,
}) => {
  const kitchen = await openKitchen('zoner')
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address(`/admin/caters/${kitchen.cater.number}`))
  await page.getByRole('main').getByRole('link', { name: 'Indstillinger' }).click()
  await page.getByRole('link', { name: /^Leveringsområder/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leveringsområder' })).toBeVisible()
  await page.getByRole('button', { name: 'Tilføj område' }).click()
  const first = page.getByRole('group', { name: 'Område 1' })
  await first.getByLabel('Navn').fill('Vejle')
  await first.getByLabel('Postnumre').fill('7100, abc')
  await first.getByLabel('Gebyr').fill('95')
  await first.getByLabel('Gratis fra').fill('2.000')
  await page.getByRole('button', { name: 'Tilføj område' }).click()
  const second = page.getByRole('group', { name: 'Område 2' })
  await second.getByLabel('Navn').fill('Omegn')
  await second.getByLabel('Postnumre').fill('7100')
  await second.getByLabel('Gebyr').fill('195,5')
  await second.getByLabel('Mindste køb').fill('1500')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(first.getByLabel('Postnumre')).toHaveAccessibleDescription(/Ikke forstået: abc/)
  await first.getByLabel('Postnumre').fill('7100')
  await expect(second.getByLabel('Postnumre')).toHaveAccessibleDescription(/7100 ligger allerede i området "Vejle"/)
  await expectAccessible(page, 'delivery zones, errors')
  await second.getByLabel('Postnumre').fill('0001-0009')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(second.getByLabel('Postnumre')).toHaveAccessibleDescription(/Der er ingen postnumre i 0001-0009/)
  await second.getByLabel('Postnumre').fill('7120-7184')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(page.getByText('Gemt', { exact: true }).first()).toBeVisible()

  const tried = page.getByLabel('Postnummer', { exact: true })
  await tried.fill('7120')
  await expect(page.getByText('Omegn. Levering til 7120: kr. 195,50')).toBeVisible()
  await tried.fill('7100')
  await expect(page.getByText(/^Vejle\. .*2\.000,00/)).toBeVisible()
  await tried.fill('5000')
  await expect(page.getByText('I leverer ikke til 5000.')).toBeVisible()
  await expectNoHorizontalOverflow(page)
  await page.reload()
  await expect(second.getByLabel('Mindste køb')).toHaveValue('1.500,00')
  await expect(second.getByLabel('Gebyr')).toHaveValue('195,50')
  const stored = await kitchen.cater.call<{ zones: object[] }>('GET', '/zones')
  expect(stored.zones).toMatchObject([
    zone('Vejle', ['7100'], 95, { freeFrom: 2000 }),
    zone('Omegn', ['7120-7184'], 195.5, { minimum: 1500 }),
  ])

  const category = await kitchen.cater.addCategory('Frokost')
  const { id } = await kitchen.cater.addMenu('Platte')
  await kitchen.cater.call('POST', `/categories/${category.id}/add-menus`, { menus: [id] })
  await page.context().clearCookies()
  await page.goto(kitchen.address('/'))
  const bar = page.getByRole('region', { name: 'Jeres bestilling' })
  await expect(bar.getByText('Levering fra kr. 95,00')).toBeVisible()
  await bar.getByLabel('Hvor mange er I?').fill('10')
  await bar.getByLabel('Postnummer').fill('5000')
  await expect(bar.getByText('Vi leverer ikke til 5000 Odense C.')).toBeVisible()
  await expectAccessible(page, 'storefront, no delivery')
  await bar.getByLabel('Postnummer').fill('7100')
  await expect(bar.getByText('Levering til 7100: kr. 95,00 (gratis ved kr. 2.000,00)')).toBeVisible()
  const menu = card(page, 'Platte')
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  await menu.getByRole('button', { name: 'Læg i kurv' }).click()
  await page.getByRole('dialog').getByText('Gå til bestilling').click()

  const bill = page.getByRole('complementary', { name: 'Oversigt' })
  const zip = page.getByLabel('Postnummer')
  await expect(zip).toHaveValue('7100')
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Vejle')
  await expect(bill).toContainText(/Levering\s*kr\.\s95,00/)
  await expect(bill).toContainText(/I alt\s*kr\.\s1\.095,00/)
  await page.getByLabel('Fornavn').fill('Karen')
  await page.getByLabel('Efternavn').fill('Kunde')
  await page.getByLabel('Email').fill('karen@example.dk')
  await page.getByLabel('Telefon').fill('20304050')
  await page.getByLabel('Adresse').fill('Havnegade 1')
  await zip.fill('7120')
  await expect(page.getByText('Levering til 7120 kræver mindst kr. 1.500,00. Du mangler kr. 500,00.')).toBeVisible()
  await zip.fill('5000')
  await expect(zip).toHaveAccessibleDescription(/Vi leverer ikke til 5000 Odense C\./)
  await expectAccessible(page, 'order form, no delivery')
  await page.getByRole('radio', { name: 'Afhentning' }).check()
  await expect(bill).toContainText(/I alt\s*kr\.\s1\.000,00/)
  await page.getByRole('radio', { name: 'Levering' }).check()
  await zip.fill('7100')
  // What is told of the zone moves the fields below it
  await expect(page.getByText('Levering til 7100: kr. 95,00')).toBeVisible()
  await page.getByRole('textbox', { name: 'Dato' }).fill(deliveryDate().split('-').reverse().join('-'))
  await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
  await page.getByRole('checkbox', { name: /handelsbetingelserne/ }).check()
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tak')
  await expect(page.getByRole('complementary', { name: 'Din bestilling' })).toContainText(/Levering\s*kr\.\s95,00/)
})
