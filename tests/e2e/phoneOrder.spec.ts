import { expect, type Page, test } from '@playwright/test'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import { deliver } from './deliver.ts'
import { expectAccessible } from './expectAccessible.ts'
import { mailsTo } from './mailbox.ts'
import { openKitchen, type OwnKitchen } from './ownKitchen.ts'
import { endSession, signIn, signInAgain } from './signIn.ts'
import { PHONE } from './phoneScreen.ts'

let kitchen: OwnKitchen
test.beforeAll(async () => {
  kitchen = await openKitchen('telefon')
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Frokost' })
const covers = (page: Page) => dialog(page).getByRole('group', { name: 'Kuverter, Frokost' }).getByLabel('Antal')
const lines = (page: Page) => page.getByRole('list', { name: 'Menuer i ordren' })
const submit = (page: Page) => page.getByRole('button', { name: 'Tag imod ordren' })
const acceptedOrder = (page: Page) => page.getByText('Du har godkendt denne ordre. Betaling mangler.')

async function fillCustomer(page: Page, date: string, name: string) {
  await page.getByLabel('Fornavn').fill(name)
  await page.getByLabel('Efternavn').fill('Ringer')
  await page.getByLabel('Telefon').fill('20304050')
  await page.getByLabel('Afhentning').check()
  await page.getByRole('textbox', { name: 'Dato' }).fill(date.split('-').reverse().join('-'))
  await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
}

const inDays = (days: number) => addDays(danishDate(new Date()), days)

test.describe('on a phone', () => {
  test.use(PHONE)

  test('DAY-13 DAY-19 LOG-5 a phone order of a customer without an email: nothing of it is lost where the session has ended, and where its response was lost it is created once', async ({
    page,
  }) => {
    await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
    await page.goto(kitchen.address('/admin/ordre'))
    await expect(page.getByText('Forbundet')).toBeAttached()
    await page.getByRole('main').getByRole('link', { name: 'Ny ordre' }).click()
    await expect(page.getByLabel('Fornavn')).toBeEnabled()
    await submit(page).click()
    await expect(page.getByText('Vælg mindst én menu.')).toBeVisible()
    await expect(page.getByLabel('Telefon')).toBeFocused()
    await expectAccessible(page, 'new order, what is missing, phone')

    await page.getByRole('button', { name: 'Vælg Frokost' }).click()
    await covers(page).fill('12')
    await covers(page).press('Tab')
    await expectAccessible(page, 'new order, a menu, phone')
    await dialog(page).getByRole('button', { name: 'Læg i ordren' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(lines(page)).toContainText('Frokost')
    await expect(page.getByText('I alt')).toBeVisible()
    await fillCustomer(page, inDays(10), 'Ragnhild')

    await endSession(page)
    await submit(page).click()
    await expect(page.getByText('Du er ikke længere logget ind.')).toBeVisible()
    await expectAccessible(page, 'new order, signed out, phone')
    await signInAgain(page, kitchen.ida.email, page, kitchen.ida.password)
    await expect(page.getByLabel('Fornavn')).toHaveValue('Ragnhild')
    await expect(lines(page)).toContainText('Frokost')

    // the service creates the order, but its response is lost
    let delivered: Promise<void> | undefined
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('useCreatePhoneOrderMutation')) return route.fallback()
      delivered ??= deliver(route, '"reference"')
      await delivered
      return route.abort()
    })
    await submit(page).click()
    await expect(page.getByText('Vi ved ikke, om ordren blev gemt.')).toBeVisible()
    await expect(page.getByLabel('Fornavn')).toHaveValue('Ragnhild')
    await page.unroute('**/graphql')
    await submit(page).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Ordre \d+/ })).toBeVisible()
    await expect(acceptedOrder(page)).toBeVisible()
    await expect(page.getByText(/^Taget imod af Ida Kok/)).toBeVisible()
    await expect(page.getByText('Kunden har ingen email. Ring i stedet.')).toBeVisible()
    await expect(page.getByText('1.200,00').first()).toBeVisible()
    await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Ordre', exact: true }).click()
    await page.getByRole('searchbox', { name: 'Søg i ordrer' }).fill('Ragnhild')
    await expect(page).toHaveURL(/q=Ragnhild/)
    await expect(page.getByText('1 ordre, nyeste først')).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: 'Ny ordre' }).click()
    await page.getByLabel('Telefon').fill('+45 20 30 40 50')
    await expect(page.getByText(/^Kendt kunde: Ragnhild Ringer\. Seneste ordre \d+ til /)).toBeVisible()
    await expectAccessible(page, 'new order, a known customer, phone')
  })
})

test('DAY-13 DAY-17 DAY-19 with the keyboard: Enter in a field sends nothing, the caterer sees each reason, and goes beyond them; who calls again is known by the number', async ({
  page,
}) => {
  const date = inDays(20)
  await kitchen.cater.call('PUT', '/availability-rules', {
    ...NO_SETTINGS,
    exceptions: [{ from: date, to: date, name: 'Ferie', hours: { DELIVERY: [], PICKUP: [] }, capacity: 5 }],
  })
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address('/admin'))
  await expect(page.getByText('Forbundet')).toBeAttached()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Søg efter/ })).toBeFocused()
  await page.keyboard.type('ny ordre')
  await expect(page.getByRole('option', { name: 'Ny ordre' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Fornavn')).toBeEnabled()
  await expectAccessible(page, 'new order')

  await page.getByRole('button', { name: 'Vælg Frokost' }).press('Enter')
  await expect(dialog(page)).toBeVisible()
  await covers(page).fill('10')
  await expectAccessible(page, 'new order, a menu')
  await dialog(page).getByRole('button', { name: 'Læg i ordren' }).press('Enter')
  // Enter in a field creates no order, which would mail the customer: nothing is said to be missing
  await page.getByLabel('Fornavn').fill('Tordis')
  await page.getByLabel('Fornavn').press('Enter')
  await page.getByRole('textbox', { name: 'Dato' }).press('Enter')
  await page.getByLabel('Efternavn').fill('Ringer')
  await expect(page.getByLabel('Telefon')).not.toHaveAttribute('aria-invalid')
  await fillCustomer(page, date, 'Tordis')
  const email = `${crypto.randomUUID()}@example.dk`
  await page.getByLabel('Email').fill(email)
  await submit(page).press('Enter')
  const reasons = page.getByRole('alert').filter({ hasText: 'Ordren er uden for jeres egne regler' })
  await expect(reasons).toContainText('Ferie: lukket til og med')
  await expect(reasons).toContainText('Der er ikke plads til 10 kuverter den dag.')
  await expect(reasons.getByRole('button', { name: /^Vælg .* i stedet$/ }).first()).toBeVisible()
  await expectAccessible(page, 'new order, outside the rules')
  await reasons.getByRole('button', { name: 'Tag imod alligevel' }).press('Enter')
  await expect(acceptedOrder(page)).toBeVisible()
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)

  await page.goto(kitchen.address(`/admin/caters/${kitchen.cater.number}/ny-ordre`))
  await page.getByLabel('Telefon').fill('20 30 40 50')
  await expect(page.getByText(`Kendt kunde: Tordis Ringer, ${email}. Seneste ordre `)).toBeVisible()
  await expectAccessible(page, 'new order, a known customer')
  await page.getByRole('button', { name: 'Udfyld' }).press('Enter')
  await expect(page.getByLabel('Fornavn')).toHaveValue('Tordis')
  await expect(page.getByLabel('Efternavn')).toHaveValue('Ringer')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByText(/^Udfyldt efter ordre \d+\. Spørg kunden, om det stadig passer\.$/)).toBeVisible()
})
