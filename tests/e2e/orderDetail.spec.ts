import { expect, type Locator, type Page } from '@playwright/test'
import { UNDO_MS } from '../../domain/orders/orderStates.ts'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { mailsTo } from './mailbox.ts'
import { placeOrder } from './placeOrder.ts'
import { HELD_AHEAD_MS, test } from './serviceClock.ts'
import { endSession, signIn, signInAgain } from './signIn.ts'

const MAX_STOPS = 60

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, thing: Locator): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    if (await thing.evaluate((element) => element === document.activeElement)) return
  }
  await expect(thing).toBeFocused()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const history = (page: Page) => page.getByRole('region', { name: 'Historik' }).getByRole('listitem')
const mail = (page: Page, kind: string) =>
  page.getByRole('region', { name: 'Mails' }).getByRole('listitem').filter({ hasText: kind })

test('ORD-3 ORD-5 ORD-7 ORD-8 ORL-6 a day’s work by keyboard: seen, accepted, undone, refused, written about, printed', async ({
  page,
  holdClocks,
  moveClock,
}) => {
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-printed', '')
  })
  const customer = 'fortrudt@example.dk'
  // Before the order, whose reminder would be due at once
  await holdClocks(page)
  const { orderRef } = await placeOrder(customer)
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', `/admin/ordre?q=${orderRef}`))
  const row = page.getByRole('row').filter({ hasText: String(orderRef) })
  await expect(row).toContainText('Ny')
  await tabTo(page, row.getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Ordre ${orderRef}` })).toBeVisible()
  await expect(history(page).first()).toContainText(/^Set første gang af /)

  // accepting needs a confirmation, and can be undone from the page, where the focus moves next
  await tabTo(page, button(page, 'Godkend'))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Ja, godkend')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Du har godkendt denne ordre. Betaling mangler.')).toBeVisible()
  await expect(page.getByText(`Ordre ${orderRef} er godkendt`)).toBeVisible()
  await expect(page.getByRole('img', { name: '10 sekunder tilbage' })).toBeVisible()
  await expect(mail(page, 'Godkendelse til kunden')).toContainText('Venter')
  await expect(page.getByRole('heading', { name: `Ordre ${orderRef}` })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Denne ordre mangler både godkendelse og betaling.')).toBeVisible()
  await expect(page.getByText('Godkendelsen er fortrudt')).toBeVisible()
  await expect(mail(page, 'Godkendelse til kunden')).toHaveCount(0)
  await expect(history(page).first()).toContainText(/^Godkendelsen fortrudt af /)

  // refusing too, by the button of the bar before the page
  const refuse = async () => {
    await tabTo(page, button(page, 'Afvis'))
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Begrundelse (valgfri)')).toBeFocused()
    await tabTo(page, button(page, 'Ja, afvis'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /\(Afvist\)$/ })).toBeFocused()
  }
  await refuse()
  await expect(button(page, 'Fortryd')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Fortryd')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Denne ordre mangler både godkendelse og betaling.')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Ordre ${orderRef}`, exact: true })).toBeFocused()
  await refuse()
  await expect(button(page, 'Fortryd')).toBeVisible()
  await expect(mail(page, 'Afvisning til kunden')).toContainText('Venter')
  // the time to undo is over
  await moveClock(HELD_AHEAD_MS + UNDO_MS)
  await page.clock.setFixedTime(new Date(Date.now() + UNDO_MS))
  await expect(button(page, 'Fortryd')).toHaveCount(0)

  // a message
  await tabTo(page, page.getByRole('textbox', { name: 'Besked til kunden' }))
  await page.keyboard.type('For kort besked')
  await page.keyboard.press('Backspace')
  await tabTo(page, button(page, 'Send besked'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Beskeden skal være mere end 14 tegn.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Besked til kunden' })).toBeFocused()
  await page.keyboard.type(' bliver længere.')
  await tabTo(page, button(page, 'Send besked'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').filter({ hasText: /^Smagen.*For kort beske bliver længere\.$/ })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Besked til kunden' })).toHaveValue('')

  // the slip for the kitchen
  await tabTo(page, button(page, 'Udskriv'))
  await page.keyboard.press('Enter')
  await expect(page.locator('html[data-printed]')).toBeAttached()

  // the refused order is mailed, the undone answers never were
  await expect(mail(page, 'Afvisning til kunden')).toContainText('Sendt')
  const subjects = async () => (await mailsTo(customer)).map(({ subject }) => subject).sort()
  await expect
    .poll(subjects)
    .toEqual([
      `Besked om din bestilling ${orderRef}`,
      `Din bestilling ${orderRef} er afvist`,
      `Vi har modtaget din bestilling ${orderRef}`,
    ])
  const happened = async () =>
    (await history(page).allInnerTexts()).map((text) => text.split(' af ')[0]?.split('\n')[0] ?? '')
  const isMail = (text: string) => / sendt til (jer|kunden)$/.test(text)
  await expect
    .poll(async () => (await happened()).filter(isMail).sort())
    .toEqual([
      'Afvisning sendt til kunden',
      'Bekræftelse sendt til kunden',
      'Besked sendt til kunden',
      'Notifikation om ny ordre sendt til jer',
    ])
  await expect
    .poll(async () => (await happened()).filter((text) => !isMail(text)))
    .toEqual([
      'Besked skrevet',
      'Afvist',
      'Afvisningen fortrudt',
      'Afvist',
      'Godkendelsen fortrudt',
      'Godkendt',
      'Set første gang',
      'Ordre afgivet',
    ])
})

test('ERR-2 LOG-5 ORD-6 ORD-7 ORD-8 ORD-10 DAY-1 DAY-8 MAIL-1 what is typed survives a lost network and a session that ends; mails are sent again, payment requires a method, and the kitchen slip is printed', async ({
  page,
  context,
  holdClocks,
}) => {
  const customer = 'papir@example.dk'
  const { id, orderRef } = await placeOrder(customer, 'To gæster tåler ikke skaldyr')
  const here = storefront('smagen', `/admin/ordre/${id}`)
  const message = page.getByLabel('Besked til kunden')
  const reason = page.getByLabel('Begrundelse (valgfri)')
  const dialog = page.getByRole('dialog')
  await holdClocks(page)
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(here)
  await expect(history(page).first()).toContainText(/^Set første gang/)
  await expect(page.getByText('Forbundet')).toBeVisible()
  await expectAccessible(page, 'order, awaiting')

  await message.fill('Vi bringer fadene ind i køkkenet.')
  await context.setOffline(true)
  await button(page, 'Send besked').click()
  await expect(page.getByText('Noget gik galt.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Forbundet')).toBeVisible()

  await endSession(page)
  await button(page, 'Send besked').click()
  await expect(page.getByText('Beskeden blev ikke sendt.')).toBeVisible()
  await button(page, 'Afvis').click()
  await expectAccessible(page, 'order, refuse dialog')
  await reason.fill('Køkkenet er fuldt')
  await button(page, 'Ja, afvis').click()
  await expect(dialog.getByText('Du er ikke længere logget ind.')).toBeVisible()
  await expect(dialog.getByText('Ordren blev ikke ændret.')).toBeVisible()
  await expectAccessible(page, 'order, refuse dialog, signed out')
  await signInAgain(page, 'smagen@demo.dk', dialog)
  await expect(page).toHaveURL(here)
  await expect(page.getByText('Forbundet')).toBeVisible()
  await expect(message).toHaveValue('Vi bringer fadene ind i køkkenet.')
  await button(page, 'Afvis').click()
  await expect(reason).toHaveValue('Køkkenet er fuldt')
  await button(page, 'Annuller').click()

  await button(page, 'Send besked').click()
  await expect(page.getByText('Beskeden er sendt')).toBeVisible()
  await button(page, 'Godkend').click()
  await button(page, 'Ja, godkend').click()
  await expect(button(page, 'Fortryd')).toBeVisible()
  await expectAccessible(page, 'order, accepted')

  // the confirmation is sent again
  await expect(mail(page, 'Bekræftelse til kunden')).toContainText('Sendt')
  const confirmation = async () =>
    (await mailsTo(customer)).find(({ subject }) => subject === `Vi har modtaget din bestilling ${orderRef}`)
  const first = (await confirmation())?.messageId
  await button(page, 'Send igen: Bekræftelse til kunden').click()
  await expect(page.getByText('Mailen sendes igen')).toBeVisible()
  await expect.poll(async () => (await confirmation())?.messageId).not.toBe(first)

  await button(page, 'Marker som betalt').click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(button(page, 'Ja, marker som betalt')).toBeDisabled()
  await expectAccessible(page, 'order, paid dialog')
  await page.getByLabel('Bankoverførsel').check()
  await button(page, 'Ja, marker som betalt').click()
  await expect(page.getByText('Denne ordre er godkendt og betalt med bankoverførsel')).toBeVisible()
  await expect(button(page, 'Fortryd').first()).toBeVisible()
  await expectAccessible(page, 'order, paid')

  // the slip shows what to make, when and where; no prices and no controls
  await page.emulateMedia({ media: 'print' })
  for (const text of [
    `Ordre ${orderRef}`,
    'To gæster tåler ikke skaldyr',
    'Frokostplatte',
    '10 kuverter',
    'Vestergade 1',
  ]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
  await expect(page.getByText('Køkkenseddel · Smagen')).toBeVisible()
  for (const text of ['I alt', 'Historik', 'Besked til kunden', customer, 'Dashboard']) {
    await expect(page.getByText(text).first()).toBeHidden()
  }
  await expect(page.getByRole('button')).toHaveCount(0)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(paper).toMatch(/\/MediaBox \[0 0 59[45]\S* 84[12]\S*\]/)
})
