import { expect, test } from '@playwright/test'
import { acceptOrder } from './acceptOrder.ts'
import { storefront, v2 } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { mailsTo } from './mailbox.ts'
import { mailedLink } from './mailedLink.ts'
import { openUnhydrated } from './openUnhydrated.ts'
import { placeOrder } from './placeOrder.ts'
import { signIn } from './signIn.ts'

test('CHG-1 CHG-2 CHG-3 CHG-7 VIS-8 VIS-18 a customer opens the order from the mail, reads how far it is, writes, changes it, and cancels it', async ({
  page,
}) => {
  const email = `ordreside-${crypto.randomUUID()}@example.dk`
  const { id } = await placeOrder(email)
  const link = await mailedLink(email, 'Vi har modtaget')
  const answer = page.waitForResponse(link)
  const letScriptCome = await openUnhydrated(page, link)
  expect((await answer).headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  const form = page.getByRole('region', { name: 'Ret bestillingen' })
  const field = (label: string) => form.getByLabel(label, { exact: true })
  const message = page.getByLabel('Skriv til Smagen')
  const order = page.getByRole('complementary', { name: 'Din bestilling' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kuverter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Venter på Smagen' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(page.getByRole('region', { name: 'Historik' })).toContainText('Bestillingen blev modtaget')

  await test.step('what is typed before the page’s script came counts; near its limit a text says how much is left', async () => {
    await field('Postnummer').fill('5000')
    for (const text of [message, field('Kommentar')]) await text.fill('x'.repeat(4989))
    letScriptCome()
    await expect(field('By')).toHaveValue('Odense C')
    for (const text of [message, field('Kommentar')]) {
      await expect(text).toHaveAccessibleDescription('Der er 11 tegn tilbage.')
      await expect(text).toHaveValue('x'.repeat(4989))
      await text.fill('x'.repeat(4400))
      await expect(text).toHaveAccessibleDescription('')
      await text.fill('x'.repeat(4990))
      await expect(text).toHaveAccessibleDescription('Der er 10 tegn tilbage.')
    }
  })

  await test.step('what is wrong is shown at its field', async () => {
    await message.fill('')
    await page.getByRole('button', { name: 'Send besked' }).click()
    await expect(page.getByText('Skriv en besked.', { exact: true })).toBeVisible()
    await field('Postnummer').fill('8001')
    await expect(field('Postnummer')).toHaveAccessibleDescription('Vi kender ikke postnummeret')
    await expect(field('By')).toHaveValue('')
    await field('Adresse').fill('')
    await form.getByRole('button', { name: 'Gem ændringer' }).click()
    for (const label of ['Adresse', 'Postnummer', 'By']) await expect(field(label)).toHaveAccessibleDescription(/\S/)
    await expect(form.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page, 'order page, errors at fields')
  })

  await test.step('the page begins with links to its sections', async () => {
    const sections = page.getByRole('navigation', { name: 'På siden' }).getByRole('link')
    await expect(sections).toHaveText([
      'Din bestilling',
      'Beskeder',
      'Ret bestillingen',
      'Foreslå noget andet',
      'Afbestil',
      'Historik',
    ])
    for (const section of await sections.all()) {
      await section.click()
      await expect(page.locator((await section.getAttribute('href')) ?? '')).toBeInViewport()
    }
  })

  await message.fill('Kan vi få mere brød?')
  await page.getByRole('button', { name: 'Send besked' }).click()
  await expect(page.getByText('Beskeden er sendt.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Beskeder' }).getByRole('listitem')).toContainText(
    'Kan vi få mere brød?',
  )

  await test.step('the order is changed once its new price is seen', async () => {
    await field('Adresse').fill('Vestergade 1')
    await field('Postnummer').fill('8000')
    await expect(field('By')).toHaveValue('Aarhus C')
    const covers = form.getByRole('group', { name: 'Kuverter, Frokostplatte' })
    // 10 % of 10 is one
    await covers.getByRole('button', { name: 'Flere' }).click()
    await expect(covers.getByRole('button', { name: 'Flere' })).toBeDisabled()
    await expect(covers.getByLabel('Antal')).toHaveValue('11')
    await field('Kommentar').fill('Ring på nr. 4')
    await form.getByRole('button', { name: 'Gem ændringer' }).click()
    await expect(form.getByText('Ny pris: kr. 1.569,00')).toBeVisible()
    await expectAccessible(page, 'order page, new price')
    await form.getByRole('button', { name: 'Ret til kr. 1.569,00' }).click()
    await expect(form.getByText('Bestillingen er rettet')).toBeVisible()
    await expect(order).toContainText('11 × Frokostplatte')
    await expect(order).toContainText('kr. 1.569,00')
    await expect(order).toContainText('Ring på nr. 4')
    await expectAccessible(page, 'order page')
  })

  await test.step('it is cancelled once it is read what that costs', async () => {
    const cancelling = page.getByRole('region', { name: 'Afbestil' })
    await expect(cancelling).toContainText('Du kan afbestille gratis indtil leveringen.')
    await page.getByRole('button', { name: 'Afbestil ordren' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vil du afbestille?' })
    await expect(dialog).toContainText('Afbestilling nu er gratis.')
    await expectAccessible(page, 'order page, confirmation before it is cancelled')
    await dialog.getByRole('button', { name: 'Ja, afbestil' }).click()
    await expect(page.getByText(/^Afbestilt den /)).toBeVisible()
    await expect(cancelling).toHaveCount(0)
  })

  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', `/admin/ordre/${id}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(Afbestilt)')
  await expect(page.getByText('Denne ordre er afbestilt.')).toBeVisible()
  await expect(page.getByText('Ring på nr. 4')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('kr. 1.569,00')
})

test('CHG-1 CHG-7 DAY-12 colleagues read each other’s note, one calls the accepted order off with a reason, and its customer reads the reason by a new link', async ({
  page,
}) => {
  const email = `aflys-${crypto.randomUUID()}@example.dk`
  const { id } = await placeOrder(email)
  const link = await mailedLink(email, 'Vi har modtaget')
  await acceptOrder(id)
  const note = 'Ring til porten på bagsiden'

  await signIn(page, 'smagen', 'jonas@demo.dk')
  await page.goto(storefront('smagen', `/admin/ordre/${id}`))
  await expect(page.getByText('Ses kun af jer, aldrig af kunden.')).toBeVisible()
  // What is typed before the page works would be lost
  await expect(page.getByText('Forbundet')).toBeVisible()
  await page.getByRole('textbox', { name: 'Note' }).fill(note)
  await page.getByRole('button', { name: 'Gem note' }).click()
  await expect(page.getByRole('article').filter({ hasText: note }).last()).toContainText('Jonas Kirk')
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('')
  await expectAccessible(page, 'order with a note in the office')

  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Interne noter' })).toBeVisible()
  await expect(page.getByText(note)).toBeVisible()
  await page.getByRole('button', { name: 'Aflys' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vil du aflyse ordren?' })
  await dialog.getByRole('button', { name: 'Ja, aflys' }).click()
  await expect(dialog.getByLabel('Begrundelse')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Begrundelse').fill('Vi er ramt af strømsvigt.')
  await dialog.getByRole('button', { name: 'Ja, aflys' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(Afbestilt)')

  await fetch(`${v2()}/api/v2/order-links/${link.split('/').at(-1)}/renewal`, { method: 'POST' })
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Linket virker ikke' })).toBeVisible()
  await page.getByRole('button', { name: 'Send et nyt link' }).click()
  await expect(page.getByText('Et nyt link er på vej')).toBeVisible()
  await expectAccessible(page, 'order page, link that has ended')
  const renewals = async () => (await mailsTo(email)).filter(({ subject }) => subject?.startsWith('Nyt link')).length
  // The second link ends the first
  await expect.poll(renewals).toBe(2)
  await page.goto(await mailedLink(email, 'Nyt link'))
  await expect(page.getByText('Begrundelse: Vi er ramt af strømsvigt.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Historik' })).toBeVisible()
  await expectAccessible(page, 'order page, called off')
  expect((await mailsTo(email)).some(({ text }) => text?.includes(note))).toBe(false)
})
