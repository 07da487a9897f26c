import { expect, type Page } from '@playwright/test'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { storefront, v2 } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { card, group } from './frokostplatte.ts'
import { mailsTo } from './mailbox.ts'
import { test } from './newBrowser.ts'
import { signIn } from './signIn.ts'

const CHOSEN = 'Indeholder: hvede, rug, æg, mælk, sennep'
const NEEDS = '3 uden gluten; 1 uden løg'

/** Filters for food without fish and chooses in the menu that is available so. */
async function chooseWithoutFish(page: Page): Promise<void> {
  await page.goto(storefront('smagen'))
  await page.getByRole('button', { name: 'Kost og allergener' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kost og allergener' })
  await dialog.getByRole('group', { name: 'Uden' }).getByText('Fisk', { exact: true }).click()
  await expectAccessible(page, 'food filter')
  await dialog.getByRole('button', { name: 'Vis menuer' }).click()
  await expect(page).toHaveURL(/uden=FISH/)
  const fitting = page.getByRole('region', { name: 'Kan vælges, så det passer', exact: true })
  const menu = fitting.getByRole('article', { name: 'Frokostplatte' })
  await expect(menu).toContainText('Kan vælges uden fisk.')
  await expect(menu).toContainText(/Altid: .*gluten/)
  await expectAccessible(page, 'storefront, menus by fit')
  await page.getByRole('button', { name: 'Kost og allergener, 1 valgt' }).click()
  await dialog.getByRole('button', { name: 'Ryd' }).click()
  await expect(fitting).toHaveCount(0)

  const platte = card(page, 'Frokostplatte')
  await platte.getByRole('button', { name: 'Tilføj', exact: true }).click()
  const contents = platte.getByRole('paragraph').filter({ hasText: /^Indeholder:/ })
  await expect(contents).toHaveText('Indeholder: hvede, rug, mælk')
  const kinds = group(page, 'Vælg 3 slags smørrebrød')
  const kind = (name: string) => kinds.getByRole('checkbox', { name: new RegExp(name) })
  await kind('Kartoffel med purløg').check()
  await expect(contents).toHaveText('Indeholder: hvede, rug, æg, mælk, sennep')
  await kind('Marineret sild').check()
  await kind('Æg og håndpillede rejer').check()
  await expect(contents).toHaveText('Indeholder: hvede, rug, krebsdyr, æg, fisk, mælk, sennep')
  await kind('Marineret sild').uncheck()
  await kind('Æg og håndpillede rejer').uncheck()
  await kind('Hønsesalat med bacon').check()
  await kind('Roastbeef med remoulade').check()
  await group(page, 'Tilbehør').getByRole('button', { name: 'Flere' }).last().click()
  await expect(contents).toHaveText(CHOSEN)
  await expect(platte.getByText(/^Kan indeholde:/)).toHaveText(
    'Kan indeholde: selleri, sesam, svovldioxid og sulfitter',
  )
  await expectAccessible(page, 'storefront, menu open')
  await platte.getByRole('button', { name: 'Læg i kurv' }).click()
  await page.getByRole('dialog').getByText('Gå til bestilling').click()
}

/** Orders what is in the basket with what two guests need; returns the order's id and reference. */
async function orderWithNeeds(page: Page, email: string): Promise<{ id: string; reference: string }> {
  await expect(
    page
      .getByRole('complementary', { name: 'Oversigt' })
      .getByRole('paragraph')
      .filter({ hasText: /^Indeholder:/ }),
  ).toHaveText(CHOSEN)
  await page.getByRole('button', { name: 'Tilføj hensyn' }).click()
  const first = page.getByRole('group', { name: 'Hensyn 1' })
  await expect(first.getByLabel('Antal')).toBeFocused()
  await first.getByLabel('Antal').fill('3')
  await first.getByLabel('Hensyn', { exact: true }).selectOption('Uden gluten')
  await page.getByRole('button', { name: 'Tilføj endnu et' }).click()
  const second = page.getByRole('group', { name: 'Hensyn 2' })
  await second.getByLabel('Antal').fill('nogle')
  await second.getByLabel('Hensyn', { exact: true }).selectOption('Andet')
  const order = page.getByRole('button', { name: 'Bestil med betalingspligt' })
  await order.click()
  await expect(page.getByText('Vælg leveringsdato')).toBeVisible()
  await page.getByLabel('Fornavn').fill('Anna')
  await page.getByLabel('Efternavn').fill('Allergi')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Telefon').fill('20304052')
  await page.getByLabel('Afhentning').check()
  const { time } = await frokostplatteBody(v2(), email)
  await page.getByRole('textbox', { name: 'Dato' }).fill(time.date.split('-').reverse().join('-'))
  await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  await order.click()
  await expect(second.getByLabel('Antal')).toBeFocused()
  await expect(second.getByLabel('Antal')).toHaveAccessibleDescription('Skriv et tal.')
  await expect(second.getByLabel('Hvad?')).toHaveAccessibleDescription('Skriv, hvad køkkenet skal tage hensyn til.')
  await second.getByLabel('Antal').fill('1')
  await second.getByLabel('Hvad?').fill('ingen løg')
  await order.click()
  await expect(page).toHaveURL(/\/tak-for-din-bestilling\/./)
  await expect(page.getByText(NEEDS)).toBeVisible()
  const placed = page.getByRole('complementary', { name: 'Din bestilling' })
  await expect(placed).toContainText(/Ordre 1\d{5}/)
  const [reference = ''] = /1\d{5}/.exec(await placed.innerText()) ?? []
  return { id: new URL(page.url()).pathname.split('/').at(-1) ?? '', reference }
}

test('ALG-3 ALG-4 ALG-5 ALG-6 ALG-7 ALG-9 what is chosen without an allergen says the same to guest, mail, kitchen and label', async ({
  newBrowser,
}) => {
  const email = `allergi-${crypto.randomUUID()}@example.dk`
  const page = await newBrowser()
  await chooseWithoutFish(page)
  const { id, reference } = await orderWithNeeds(page, email)
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0)
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain(CHOSEN)
  expect(JSON.stringify(mail)).not.toMatch(/(ingen|uden) løg/)

  const office = await newBrowser()
  await signIn(office, 'smagen', 'smagen@demo.dk')
  await office.goto(storefront('smagen', `/admin/ordre/${id}`))
  await expect(office.getByRole('region', { name: 'Indhold' })).toContainText(CHOSEN)
  await expect(office.getByRole('region', { name: 'Indhold' })).toContainText(NEEDS)
  await office.getByRole('button', { name: 'Godkend' }).click()
  await office.getByRole('button', { name: 'Ja, godkend' }).click()
  await expect(office.getByRole('button', { name: 'Godkend' })).toHaveCount(0)

  const { time } = await frokostplatteBody(v2(), email)
  await office.goto(storefront('smagen', `/admin/ordre/produktion?from=${time.date}`))
  const comments = office.getByRole('region', { name: 'Hensyn og kommentarer' })
  const special = comments.getByRole('listitem').filter({ hasText: reference })
  await expect(special).toContainText(NEEDS)
  await expect(special).toContainText(CHOSEN)
  await office.getByRole('navigation', { name: 'Visning' }).getByRole('link', { name: 'Etiketter' }).click()
  const labels = office.getByRole('region', { name: 'Etiketter' }).getByRole('article').filter({ hasText: reference })
  const label = labels.filter({ has: office.getByRole('heading', { name: 'Hønsesalat med bacon' }) })
  await expect(label).toContainText('Indeholder: æg, mælk, sennep')
  await expect(label).toContainText('Særlige hensyn: 3 uden gluten; 1 uden løg')
  await expect(labels.filter({ hasText: /fisk|krebsdyr/ })).toHaveCount(0)
})
