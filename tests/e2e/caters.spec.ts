import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { expectNoHorizontalOverflow } from './expectNoHorizontalOverflow.ts'
import { mailsTo } from './mailbox.ts'
import { PHONE } from './phoneScreen.ts'
import { createPicture } from './pictures.ts'
import { signIn } from './signIn.ts'

const NAME = 'Prøvekøkkenet'
const DESKTOP = { width: 1280, height: 720 }
const TABLET = { width: 820, height: 1180 }
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(name) })
const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

test('ADM-4 ADM-5 ADM-6 FIR-1 FIR-2 FIR-3 FIR-4 FIR-6 FIR-7 USR-1 RTE-1 an admin creates a caterer, invites its user, and deletes it', async ({
  page,
}) => {
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', '/admin/caters'))
  await page.getByRole('link', { name: 'Tilføj ny' }).click()
  await expect(page.getByRole('heading', { name: 'Opret cateringfirma' })).toBeVisible()
  expect(await page.getByRole('tab').allInnerTexts()).toEqual([
    '1 Basis informationer',
    '2 Priser og diverse',
    '3 Filtre',
    '4 Affiliate',
    '5 Google ratings',
  ])

  // missing values are reported at each field, and counted on each tab
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(page.getByRole('tabpanel').getByText('Skal udfyldes')).toHaveCount(6)
  await expect(tab(page, 'Basis')).toContainText('6')
  await expect(tab(page, 'Priser')).toContainText('3')
  await expect(page.getByLabel('Firmanavn')).toBeFocused()

  await fill(page, {
    Firmanavn: NAME,
    'Juridisk navn': `${NAME} ApS`,
    'CVR-nummer': '3681 20',
    Adresse: 'Prøvevej 1',
    Postnummer: '8000',
    Email: 'ikke en email',
    Telefon: '86 00 00 01',
    Kontaktperson: 'Ida Prøve',
  })
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Aarhus C')
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(page.getByText('Skriv 8 cifre')).toBeVisible()
  await expect(page.getByText('Indtast en gyldig email')).toBeVisible()
  await fill(page, { 'CVR-nummer': '36812099', Email: 'proeve@example.dk' })

  const wrong = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  await page.getByLabel('Logo: vælg billede').setInputFiles(wrong)
  await expect(page.getByText('logo.svg kan ikke bruges. Billedet skal være gif, jpeg eller png.')).toBeVisible()
  await page.getByLabel('Logo: vælg billede').setInputFiles(await createPicture('logo.png', '#1f6446'))
  await page.getByLabel('Banner: vælg billede').setInputFiles(await createPicture('banner.png', '#884400'))
  const logo = page.getByRole('img', { name: 'Logo' })
  await expect(logo).toBeVisible()
  await expect(logo).toHaveJSProperty('width', 200)
  const description = page.getByRole('textbox', { name: 'Beskrivelse' })
  await description.click()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Vi prøver os frem')
  await page.getByRole('radio', { name: 'Nej' }).check()

  await tab(page, 'Priser').click()
  await fill(page, { 'Minimum kuverter': '12', Bestillingsfrist: '3', Kommission: '7,5', Farve: '#224488' })
  await page.getByRole('button', { name: 'Tilføj prisperiode' }).click()
  await page.getByLabel('Procent').fill('10')
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(page.getByText('Vælg mindst én ugedag')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Søndag' }).check()
  await tab(page, 'Filtre').click()
  await page.getByRole('checkbox', { name: 'Frokost', exact: true }).check()
  await tab(page, 'Affiliate').click()
  await page.getByRole('checkbox', { name: 'Affiliate' }).check()
  await fill(page, { 'Link til leverandørens egen side': 'https://example.dk/' })
  await tab(page, 'Google').click()
  await fill(page, { Gennemsnit: '4,6', 'Antal anmeldelser': '31' })
  await page.getByRole('button', { name: 'Opret', exact: true }).click()

  // the overview, and the same values in the form
  await expect(page).toHaveURL(/\/admin\/caters\/\d+$/)
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  await expect(page.getByRole('img', { name: `${NAME}, logo` })).toHaveJSProperty('height', 120)
  await expect(page.getByText('Vi prøver os frem')).toBeVisible()
  for (const tile of ['Kategorier', 'Menuer', 'Services', 'Retter'])
    await expect(page.getByRole('navigation', { name: 'Katalog' }).getByRole('link', { name: tile })).toBeVisible()
  await expectAccessible(page, 'caterer, with a logo and a banner')
  await page.getByRole('main').getByRole('link', { name: 'Indstillinger' }).click()
  await page.getByRole('link', { name: /^Firmaet/ }).click()
  await expect(page.getByRole('heading', { name: 'Rediger cateringfirma' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('CVR-nummer')).toHaveValue('36812099')
  await expect(page.getByRole('textbox', { name: 'Beskrivelse' }).locator('strong')).toHaveText('Vi prøver os frem')
  await expect(page.getByRole('radio', { name: 'Nej' })).toBeChecked()
  await tab(page, 'Priser').click()
  await expect(page.getByLabel('Kommission')).toHaveValue('7,5')
  await expect(page.getByLabel('Farve', { exact: true })).toHaveValue('#224488')
  await expect(page.getByRole('checkbox', { name: 'Søndag' })).toBeChecked()
  await tab(page, 'Google').click()
  await expect(page.getByLabel('Gennemsnit')).toHaveValue('4,6')
  await page.getByRole('link', { name: NAME }).click()

  // its users
  await page.getByRole('button', { name: 'Inviter bruger' }).click()
  await fill(page, { Email: 'smagen@demo.dk', Fornavn: 'Ida', Efternavn: 'Prøve' })
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('dialog').getByText('Email findes allerede')).toBeVisible()
  await fill(page, { Email: 'ida.proeve@example.dk' })
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const users = page.getByRole('list', { name: 'Brugere' })
  await expect(users).toContainText('Ida Prøve')
  await expect.poll(async () => (await mailsTo('ida.proeve@example.dk')).length).toBe(1)
  await page.getByRole('button', { name: 'Fjern ida.proeve@example.dk' }).click()
  await page.getByRole('button', { name: 'Ja, fjern' }).click()
  await expect(users.getByRole('listitem')).toHaveCount(0)

  // deleting needs a confirmation, and leads to the list without it
  await page.getByRole('button', { name: 'Slet', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(`Vil du slette ${NAME}?`)
  await page.getByRole('button', { name: 'Annuller' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: NAME, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Slet', exact: true }).click()
  await page.getByRole('button', { name: 'Ja, slet' }).click()
  await expect(page).toHaveURL(/\/admin\/caters$/)
  await expect(page.getByRole('list', { name: 'Cateringfirmaer' })).toContainText('Smagen')
  await expect(page.getByText(NAME)).toHaveCount(0)
})

test('ADM-4 FIR-6 the list of caterers is searched, sorted and switched', async ({ page }) => {
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', '/admin/caters'))
  const list = page.getByRole('list', { name: 'Cateringfirmaer' })
  const rows = list.getByRole('listitem')
  const names = async () => (await list.getByRole('link').allInnerTexts()).slice(0, 3)
  await expect.poll(names).toEqual(['Smagen', 'Festkøkkenet', 'Grønt'])
  await expectNoHorizontalOverflow(page, [TABLET, PHONE.viewport])
  await page.setViewportSize(PHONE.viewport)
  await expectAccessible(page, 'caterers, phone')
  await page.setViewportSize({ width: 1440, height: 900 })

  const moved = page.waitForResponse((response) => Boolean(response.request().postData()?.includes('useMoveCater')))
  await rows
    .nth(0)
    .getByRole('button', { name: /Flyt ned/ })
    .click()
  await expect.poll(names).toEqual(['Festkøkkenet', 'Smagen', 'Grønt'])
  await moved
  await page.reload()
  await expect(page.getByText('Forbundet')).toBeAttached()
  await expect.poll(names).toEqual(['Festkøkkenet', 'Smagen', 'Grønt'])
  const back = page.waitForResponse((response) => Boolean(response.request().postData()?.includes('useMoveCater')))
  await rows
    .nth(1)
    .getByRole('button', { name: /Flyt op/ })
    .click()
  await back

  await page.getByRole('searchbox', { name: 'Søg' }).fill('esbjerg')
  await expect(rows).toHaveCount(1)
  const isActive = page.getByRole('switch', { name: 'Aktiv: Nyt Køkken' })
  const switched = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('useSetCaterActive')),
  )
  await isActive.click()
  await expect(isActive).not.toBeChecked()
  await switched
  await page.reload()
  await expect(isActive).not.toBeChecked()
  const reopened = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('useSetCaterActive')),
  )
  await isActive.click()
  await reopened
  await page.getByRole('searchbox', { name: 'Søg' }).fill('findes ikke')
  await expect(page.getByText('Ingen cateringfirmaer passer til søgningen.')).toBeVisible()
})

test('ADM-13 ADM-6 FIR-1 FIR-2 a caterer sees only its own pages, without the fields for admins', async ({ page }) => {
  await signIn(page, 'grillen', 'grillen@demo.dk')
  await page.goto(storefront('grillen', '/admin/caters/58'))
  await expect(page.getByRole('heading', { name: 'Grillen' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Brugere' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Slet' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Indstillinger' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Indstillinger' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Leveringsområder/ })).toContainText('Kun afhentning')
  await expectAccessible(page, 'settings')
  await page.setViewportSize(PHONE.viewport)
  await expectNoHorizontalOverflow(page)
  await expectAccessible(page, 'settings, phone')
  await page.setViewportSize(DESKTOP)
  await page.getByRole('link', { name: /^Priser/ }).click()
  await expect(page.getByRole('tab', { name: /Priser/ })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('navigation', { name: 'Brødkrumme' }).getByRole('link', { name: 'Indstillinger' }).click()
  await page.getByRole('link', { name: /^Firmaet/ }).click()
  await expect(page.getByRole('tab')).toHaveText(['1 Basis informationer', '2 Priser og diverse'])
  await page.getByRole('tab', { name: /Priser/ }).click()
  await expect(page.getByLabel('Bestillingsfrist')).toBeVisible()
  await expect(page.getByLabel('Kommission')).toHaveCount(0)
  await expectNoHorizontalOverflow(page, [TABLET, PHONE.viewport])
  await page.setViewportSize(PHONE.viewport)
  await expectAccessible(page, 'own caterer: prices, phone')
})
