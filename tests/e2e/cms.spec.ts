import { expect, type Locator, test } from '@playwright/test'
import { storefront, v2 } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { createPicture } from './pictures.ts'
import { requestPage } from './requestPage.ts'
import { demoToken, signIn } from './signIn.ts'

const isLoaded = (image: Locator) =>
  expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)

test('ADM-14 DAY-14 HOST-1 a page is created with blocks of each type, pictured and previewed, leads to its caterer, is reordered and deleted', async ({
  page,
}) => {
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', '/admin/sider'))
  await expect(page.getByText('Forbundet')).toBeAttached()
  await page.getByRole('link', { name: 'Tilføj ny' }).click()
  await expect(page.getByRole('heading', { name: 'Opret side' })).toBeVisible()
  await page.getByLabel('Adresse', { exact: true }).fill('/smagen')
  await page.getByLabel('Titel').fill('Prøveside')
  const chooseCater = async (field: Locator, name: string) => {
    await field.fill(name)
    await page.getByRole('option', { name }).click()
  }
  await chooseCater(page.getByLabel('Cateringfirma'), 'Grønt')
  for (const block of ['banner', 'cateringfirmaer', 'madtyper', 'anledninger', 'tilbud'])
    await page.getByRole('button', { name: `Tilføj ${block}` }).click()
  const block = (name: string) => page.getByRole('group', { name })
  const banner = block('1. Banner')
  await banner.getByLabel('Overskrift', { exact: true }).fill('Velkommen')
  await banner.getByLabel('Linkets adresse').fill('/')
  await chooseCater(block('2. Cateringfirmaer').getByRole('combobox'), 'Grillen')
  await block('3. Madtyper').getByRole('checkbox').first().check()
  await block('4. Anledninger').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(block('5. Tilbud').getByText('Vælg en menu')).toBeVisible()
  await chooseCater(block('5. Tilbud').getByLabel('Cateringfirma'), 'Smagen')
  await block('5. Tilbud').getByLabel('Menu', { exact: true }).selectOption('Frokostplatte')

  // a picture of the banner: wrong files are refused here and by the service
  const file = banner.getByLabel('Billede: vælg billede')
  await file.setInputFiles({ name: 'noter.txt', mimeType: 'text/plain', buffer: Buffer.from('Ikke et billede') })
  await expect(banner.getByText('noter.txt kan ikke bruges.')).toBeVisible()
  await file.setInputFiles({ name: 'falsk.png', mimeType: 'image/png', buffer: Buffer.from('Ikke et billede') })
  await expect(
    banner
      .getByText(/billede/i)
      .filter({ hasText: /kan ikke|ikke læses|ikke et/i })
      .first(),
  ).toBeVisible()
  await file.setInputFiles(await createPicture('fad.png', '#4a7'))
  const picture = page.getByRole('img', { name: 'Blokkens billede' })
  await isLoaded(picture)
  await page.getByRole('button', { name: 'Forhåndsvis' }).click()
  const preview = page.getByRole('dialog', { name: 'Prøveside' })
  await expect(preview.getByRole('heading', { name: 'Velkommen' })).toBeVisible()
  await isLoaded(preview.locator('img').first())
  await expectAccessible(page, 'page, preview')
  await preview.getByRole('button', { name: 'Luk' }).click()

  // the service's validation error is shown at its field, and all input is still there
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(page.getByText('En anden side har denne adresse')).toBeVisible()
  await expect(page.getByLabel('Adresse', { exact: true })).toBeFocused()
  await expect(banner.getByLabel('Overskrift', { exact: true })).toHaveValue('Velkommen')
  await expectAccessible(page, 'new page, with a block of each type')
  await page.getByLabel('Adresse', { exact: true }).fill('/proeveside')
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Rediger side' })).toBeVisible()
  expect(/<h1.*?<\/h1>/s.exec((await requestPage(storefront('proeveside'))).body)?.[0]).toContain('Grønt')

  await page.getByRole('button', { name: 'Flyt ned: 1. Banner' }).click()
  await page.getByRole('button', { name: 'Fjern: 3. Madtyper' }).click()
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(page.getByText(/^Gemt kl\./)).toBeVisible()
  await page.reload()
  const blocks = page.getByRole('group', { name: /^\d\. / })
  expect(await blocks.locator('legend').allInnerTexts()).toEqual(
    expect.arrayContaining(['1. Cateringfirmaer', '2. Banner', '3. Anledninger', '4. Tilbud']),
  )
  await expect(block('2. Banner').getByLabel('Overskrift', { exact: true })).toHaveValue('Velkommen')
  await expect(block('1. Cateringfirmaer').getByRole('button', { name: 'Fjern Grillen' })).toBeVisible()
  await expect(block('4. Tilbud').getByLabel('Menu', { exact: true }).locator('option:checked')).toHaveText(
    'Frokostplatte',
  )
  await isLoaded(picture)
  await page.getByRole('button', { name: 'Fjern billede' }).click()
  await expect(picture).toHaveCount(0)

  await page.getByRole('button', { name: 'Slet', exact: true }).click()
  await page.getByRole('button', { name: 'Ja, slet' }).click()
  await expect(page).toHaveURL(/\/admin\/sider$/)
  // A host without a page leads to the front page
  const gone = await requestPage(storefront('proeveside'))
  expect(gone.status).toBeGreaterThanOrEqual(300)
  expect(new URL(gone.headers.location ?? '').hostname).toBe('localhost')
  const unknown = await requestPage(storefront('smagen', '/admin/sider/99999'), await demoToken('admin@demo.dk'))
  expect(unknown.status).toBe(404)
})

test('ADM-14 filters are created, renamed and deleted', async ({ page }) => {
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', '/admin/filtre'))
  await expect(page.getByText('Forbundet')).toBeAttached()
  const occasions = page.getByRole('list', { name: 'Anledninger' })
  const saved = async () => {
    const headers = { authorization: `Bearer ${await demoToken('admin@demo.dk')}` }
    const answer = await fetch(`${v2()}/api/v2/filters`, { headers })
    return ((await answer.json()) as { name: string }[]).map(({ name }) => name)
  }
  const add = page.getByLabel('Ny anledning')
  await add.fill('Bryllup')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Navnet findes allerede')).toBeVisible()
  await expect(add).toHaveValue('Bryllup')
  await add.fill('Prøvefest')
  await page.keyboard.press('Enter')
  await expect(occasions).toContainText('Prøvefest')
  await expect(add).toHaveValue('')
  await page.getByRole('button', { name: 'Omdøb Prøvefest' }).click()
  await page.getByLabel('Nyt navn til Prøvefest').fill('Prøvegilde')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(occasions).toContainText('Prøvegilde')
  expect(await saved()).toContain('Prøvegilde')
  await page.getByRole('button', { name: 'Slet Prøvegilde' }).click()
  await page.getByRole('button', { name: 'Ja, slet' }).click()
  await expect(page.getByText('Prøvegilde')).toHaveCount(0)
  expect(await saved()).not.toContain('Prøvegilde')
})
