import { expect, test } from '@playwright/test'
import { acceptOrder } from './acceptOrder.ts'
import { storefront, v2 } from './addresses.ts'
import { mailedLink } from './mailedLink.ts'
import { openUnhydrated } from './openUnhydrated.ts'
import { placeOrder } from './placeOrder.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

test('CHG-1 CHG-2 a customer opens the order from the mail, reads how far it is, and writes to the caterer @phone', async ({
  page,
}) => {
  const email = `ordreside-${crypto.randomUUID()}@example.dk`
  await placeOrder(email, 'Porten står åben fra kl. 11.')
  const answer = await page.goto(await mailedLink(email, 'Vi har modtaget'))
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kuverter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Venter på Smagen' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(page.getByRole('complementary', { name: 'Din bestilling' })).toContainText(
    'Porten står åben fra kl. 11.',
  )
  await expect(page.getByRole('region', { name: 'Historik' })).toContainText('Bestillingen blev modtaget')
  await page.getByRole('button', { name: 'Send besked' }).click()
  await expect(page.getByText('Skriv en besked.', { exact: true })).toBeVisible()
  await page.getByLabel('Skriv til Smagen').fill('Kan vi få mere brød?')
  await page.getByRole('button', { name: 'Send besked' }).click()
  await expect(page.getByText('Beskeden er sendt.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Beskeder' }).getByRole('listitem')).toContainText(
    'Kan vi få mere brød?',
  )
  expect(await findViolations(page)).toEqual([])
})

test('CHG-1 a link that was replaced says so and mails another, an unknown one says what to do @phone', async ({
  page,
}) => {
  const email = `nyt-link-${crypto.randomUUID()}@example.dk`
  await placeOrder(email)
  const link = await mailedLink(email, 'Vi har modtaget')
  await fetch(`${v2()}/api/v2/order-links/${link.split('/').at(-1)}/renewal`, { method: 'POST' })
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Linket virker ikke' })).toBeVisible()
  await page.getByRole('button', { name: 'Send et nyt link' }).click()
  await expect(page.getByText('Et nyt link er på vej')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goto(await mailedLink(email, 'Nyt link'))
  await expect(page.getByRole('region', { name: 'Historik' })).toBeVisible()
  await page.goto(storefront('smagen', '/ordre/ukendt'))
  await expect(page.getByRole('heading', { level: 1, name: 'Linket virker ikke' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send et nyt link' })).toHaveCount(0)
})

test('CHG-7 a customer cancels after reading what it costs, and the caterer reads it on the order @phone', async ({
  page,
}) => {
  const email = `afbestil-${crypto.randomUUID()}@example.dk`
  const { id } = await placeOrder(email)
  await page.goto(await mailedLink(email, 'Vi har modtaget'))
  await expect(page.getByRole('region', { name: 'Afbestil' })).toContainText(
    'Du kan afbestille gratis indtil leveringen.',
  )
  await page.getByRole('button', { name: 'Afbestil ordren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vil du afbestille?' })
  await expect(dialog).toContainText('Afbestilling nu er gratis.')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Ja, afbestil' }).click()
  await expect(page.getByText(/^Afbestilt den /)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Afbestil' })).toHaveCount(0)
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', `/admin/ordre/${id}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(Afbestilt)')
  await expect(page.getByText('Denne ordre er afbestilt.')).toBeVisible()
})

test('CHG-7 a caterer calls an accepted order off with a reason, which the customer reads @phone', async ({ page }) => {
  const email = `aflys-${crypto.randomUUID()}@example.dk`
  const { id } = await placeOrder(email)
  const link = await mailedLink(email, 'Vi har modtaget')
  await acceptOrder(id)
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', `/admin/ordre/${id}`))
  await page.getByRole('button', { name: 'Aflys' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vil du aflyse ordren?' })
  await dialog.getByRole('button', { name: 'Ja, aflys' }).click()
  await expect(dialog.getByLabel('Begrundelse')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Begrundelse').fill('Vi er ramt af strømsvigt.')
  await dialog.getByRole('button', { name: 'Ja, aflys' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(Afbestilt)')
  await page.goto(link)
  await expect(page.getByText('Begrundelse: Vi er ramt af strømsvigt.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('CHG-3 a customer changes covers and comment, after seeing the new price, and the caterer reads it @phone', async ({
  page,
}) => {
  const email = `ret-${crypto.randomUUID()}@example.dk`
  const { id } = await placeOrder(email)
  await page.goto(await mailedLink(email, 'Vi har modtaget'))
  const form = page.getByRole('region', { name: 'Ret bestillingen' })
  const covers = form.getByRole('group', { name: 'Kuverter, Frokostplatte' })
  // 10 % of 10 is one
  await covers.getByRole('button', { name: 'Flere' }).click()
  await expect(covers.getByRole('button', { name: 'Flere' })).toBeDisabled()
  await expect(covers.getByLabel('Antal')).toHaveValue('11')
  await form.getByLabel('Kommentar').fill('Ring på nr. 4')
  await form.getByRole('button', { name: 'Gem ændringer' }).click()
  await expect(form.getByText('Ny pris: kr. 1.569,00')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await form.getByRole('button', { name: 'Ret til kr. 1.569,00' }).click()
  await expect(form.getByText('Bestillingen er rettet')).toBeVisible()
  const order = page.getByRole('complementary', { name: 'Din bestilling' })
  await expect(order).toContainText('11 × Frokostplatte')
  await expect(order).toContainText('kr. 1.569,00')
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', `/admin/ordre/${id}`))
  await expect(page.getByText('Ring på nr. 4')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('kr. 1.569,00')
})

test('CHG-3 VIS-8 what is wrong with a customer’s change is told at its field, and a zip code brings its city @phone', async ({
  page,
}) => {
  const email = `felt-${crypto.randomUUID()}@example.dk`
  await placeOrder(email)
  const letScriptCome = await openUnhydrated(page, await mailedLink(email, 'Vi har modtaget'))
  const form = page.getByRole('region', { name: 'Ret bestillingen' })
  const [address, zipCode, city] = ['Adresse', 'Postnummer', 'By'].map((label) =>
    form.getByLabel(label, { exact: true }),
  )
  // What was typed before the page's script came counts, too
  await zipCode!.fill('5000')
  letScriptCome()
  await expect(city!).toHaveValue('Odense C')
  await zipCode!.fill('8001')
  await expect(zipCode!).toHaveAccessibleDescription('Vi kender ikke postnummeret')
  await expect(city!).toHaveValue('')
  await address!.fill('')
  await form.getByRole('button', { name: 'Gem ændringer' }).click()
  for (const field of [address!, zipCode!, city!]) await expect(field).toHaveAccessibleDescription(/\S/)
  await expect(form.getByRole('alert')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
})

test('VIS-8 a text on an order’s page says how much is left of it near its limit @phone', async ({ page }) => {
  const email = `lang-${crypto.randomUUID()}@example.dk`
  await placeOrder(email)
  const letScriptCome = await openUnhydrated(page, await mailedLink(email, 'Vi har modtaget'))
  const message = page.getByLabel('Skriv til Smagen')
  const comment = page.getByRole('region', { name: 'Ret bestillingen' }).getByLabel('Kommentar')
  // What was typed before the page's script came counts too
  for (const field of [message, comment]) await field.fill('x'.repeat(4989))
  letScriptCome()
  for (const field of [message, comment]) {
    await expect(field).toHaveAccessibleDescription('Der er 11 tegn tilbage.')
    await expect(field).toHaveValue('x'.repeat(4989))
    await field.fill('x'.repeat(4400))
    await expect(field).toHaveAccessibleDescription('')
    await field.fill('x'.repeat(4990))
    await expect(field).toHaveAccessibleDescription('Der er 10 tegn tilbage.')
  }
})
