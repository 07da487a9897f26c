import { expect, type Page } from '@playwright/test'
import { storefront, v2 } from './addresses.ts'
import { card } from './frokostplatte.ts'
import { mailsTo } from './mailbox.ts'
import { test } from './newBrowser.ts'
import { createPicture } from './pictures.ts'
import { demoToken, signIn } from './signIn.ts'

const NAME = 'Nyhavn Mad'
const HOST = 'nyhavnmad'
const EMAIL = 'nora.nyhavn@example.dk'
const PASSWORD = 'en-lang-ny-adgangskode'

const post = async (path: string, body: object, headers = {}) => {
  const answer = await fetch(`${v2()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
}

/** Creates the caterer, its page and its user as an admin; returns the caterer's number. */
async function makeCater(page: Page): Promise<number> {
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', '/admin/caters/opret'))
  const fields = { Firmanavn: NAME, 'Juridisk navn': `${NAME} ApS`, Adresse: 'Nyhavn 1', Postnummer: '1051' }
  const contact = { Email: EMAIL, Kontaktperson: 'Nora Nyhavn' }
  for (const [label, text] of Object.entries({ ...fields, ...contact }))
    await page.getByLabel(label, { exact: true }).fill(text)
  await expect(page.getByLabel('By', { exact: true })).not.toHaveValue('')
  await page.getByLabel('Har endnu ingen kontrolrapport').check()
  await page.getByRole('tab', { name: /Priser/ }).click()
  for (const [label, text] of Object.entries({ 'Minimum kuverter': '10', Bestillingsfrist: '2', Kommission: '5' }))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/caters\/\d+$/)
  const number = Number(page.url().split('/').at(-1))
  await page.getByRole('button', { name: 'Inviter bruger' }).click()
  for (const [label, text] of Object.entries({ Email: EMAIL, Fornavn: 'Nora', Efternavn: 'Nyhavn' }))
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('list', { name: 'Brugere' })).toContainText('Nora Nyhavn')
  const authorization = `Bearer ${await demoToken('admin@demo.dk')}`
  await post('/api/v2/pages', { url: `/${HOST}`, title: NAME, caterId: number, blocks: [] }, { authorization })
  return number
}

/** Chooses a password by the mailed link as the user, and signs in at the caterer's own host. */
async function enter(page: Page): Promise<void> {
  const letter = async () => (await mailsTo(EMAIL))[0]?.text?.match(/\/adgangskode\?link=(\S+)/)?.[1]
  await expect.poll(letter, { timeout: 20_000 }).toBeTruthy()
  await page.goto(storefront(HOST, `/adgangskode?link=${await letter()}`))
  for (const label of ['Ny adgangskode', 'Gentag adgangskode']) await page.getByLabel(label).fill(PASSWORD)
  await page.getByRole('button', { name: 'Gem adgangskode' }).click()
  await expect(page.getByText('Din adgangskode er gemt')).toBeVisible()
  await page.goto(storefront(HOST, '/login'))
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Adgangskode').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page.getByRole('heading', { name: `Admin dashboard for ${NAME}` })).toBeVisible()
}

test('ADM-7 KAT-2 MEN-3 SER-1 STO-1 a new caterer builds its catalogue, and a visitor sees exactly that at once', async ({
  newBrowser,
}) => {
  const admin = await newBrowser()
  const number = await makeCater(admin)
  const page = await newBrowser()
  await enter(page)
  const office = (path: string) => storefront(HOST, `/admin/caters/${number}${path}`)

  await page.goto(office('/kategori/opret'))
  await page.getByLabel('Navn').fill('Desserter')
  await page.getByRole('button', { name: 'Gem og opret ny' }).click()
  await expect(page.getByLabel('Navn')).toHaveValue('')
  await page.getByLabel('Navn').fill('Frokost')
  await page.getByRole('textbox', { name: 'Beskrivelse' }).fill('Fra kajen.')
  await page.getByLabel('Billeder: vælg billede').setInputFiles(await createPicture('kaj.png', '#224488'))
  await page.getByLabel('Billedtekst').fill('Kajen ved Nyhavn')
  await page.getByRole('button', { name: 'Gem og se' }).click()

  await page.getByRole('link', { name: 'Tilføj ny' }).click()
  // the old page stays until the new one has loaded
  await expect(page.getByRole('heading', { name: 'Ny menu' })).toBeVisible()
  await page.getByLabel('Navn').fill('Kajplatten')
  await page.getByLabel('Min. kuverter').fill('10')
  await page.getByLabel('Pris pr. kuvert').fill('150')
  await page.getByLabel('Førpris').fill('200')
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await page.getByRole('button', { name: 'Gruppe', exact: true }).click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByLabel('Navn').fill('Vælg 1 slags fisk')
  await dialog.getByLabel('Min', { exact: true }).fill('1')
  await dialog.getByLabel('Max', { exact: true }).fill('1')
  await dialog.getByRole('button', { name: 'Gem', exact: true }).click()
  for (const name of ['Sild', 'Laks']) {
    await page.getByRole('button', { name: 'Tilføj valg' }).last().click()
    await dialog.getByLabel('Navn').fill(name)
    await dialog.getByLabel('Max', { exact: true }).fill('1')
    await dialog.getByRole('button', { name: 'Gem', exact: true }).click()
    await expect(dialog.getByRole('list', { name: 'Valg' })).toContainText(name)
  }
  await dialog.getByRole('button', { name: 'Luk' }).click()
  await page.getByRole('button', { name: 'Tilvalg', exact: true }).click()
  await dialog.getByLabel('Navn').fill('Øl')
  await dialog.getByLabel('Pris').fill('30')
  await dialog.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Øl' })).toContainText('30,00 DKK')

  await page.goto(office('/service/opret'))
  await page.getByLabel('Navn').fill('Kørsel')
  await page.getByRole('textbox', { name: 'Beskrivelse' }).fill('Til døren.')
  await page.getByLabel('Pris').fill('175')
  await page.getByRole('checkbox', { name: 'Påkrævet' }).check()
  await page.getByRole('button', { name: 'Gem og se' }).click()
  await expect(page.getByRole('heading', { name: 'Kørsel' })).toBeVisible()

  await page.goto(office('/kategorier'))
  const rows = page.getByRole('list', { name: 'Kategorier' }).getByRole('listitem')
  await rows.filter({ hasText: 'Frokost' }).getByRole('button', { name: 'Flyt op' }).click()
  await expect(rows.first()).toContainText('Frokost')

  const visitor = await newBrowser()
  const firstCategory = async () => {
    await visitor.goto(storefront(HOST))
    return visitor
      .getByRole('link', { name: /^(Frokost|Desserter)/ })
      .first()
      .innerText()
  }
  await expect.poll(firstCategory).toContain('Frokost')
  await expect(visitor.getByText('Fra kajen.')).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'Kajen ved Nyhavn' }).first()).toBeVisible()
  const menu = card(visitor, 'Kajplatten')
  await expect(menu).toContainText('kr. 150,00')
  // MEM-4: it has not cost its former price for 30 days
  await expect(menu).not.toContainText('Spar')
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  await menu.getByRole('group', { name: 'Vælg 1 slags fisk', exact: true }).getByRole('checkbox').first().check()
  await expect(menu.getByRole('group', { name: 'Tilvalg' })).toContainText('Øl')
  await menu.getByRole('button', { name: 'Læg i kurv' }).click()
  await visitor.getByRole('dialog').getByText('Gå til bestilling').click()
  // ten covers and the required service
  await expect(visitor.getByText('kr. 1.675,00').first()).toBeVisible()
})
