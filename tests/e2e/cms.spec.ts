import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { createPicture } from './pictures.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

test('ADM-14 HOST-1 a page is created with blocks of each type, leads to its caterer, is reordered and deleted', async ({
  page,
}) => {
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', '/admin/sider'))
  // The first of the list, whose other pages come with those of other tests
  await expect(page.getByRole('link', { name: '/', exact: true })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Tilføj ny' }).click()
  await expect(page.getByRole('heading', { name: 'Opret side' })).toBeVisible()
  await page.getByLabel('Adresse', { exact: true }).fill('/smagen')
  await page.getByLabel('Titel').fill('Prøveside')
  await page.getByLabel('Cateringfirma').selectOption('Grønt')
  for (const block of ['banner', 'cateringfirmaer', 'madtyper', 'anledninger', 'tilbud'])
    await page.getByRole('button', { name: `Tilføj ${block}` }).click()
  const block = (name: string) => page.getByRole('group', { name })
  await block('1. Banner').getByLabel('Overskrift', { exact: true }).fill('Velkommen')
  await block('1. Banner').getByLabel('Linkets adresse').fill('/')
  await block('2. Cateringfirmaer').getByRole('checkbox', { name: 'Grillen' }).check()
  await block('3. Madtyper').getByRole('checkbox').first().check()
  await block('4. Anledninger').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(block('5. Tilbud').getByText('Vælg en menu')).toBeVisible()
  await block('5. Tilbud').getByLabel('Cateringfirma').selectOption('Smagen')
  await block('5. Tilbud').getByLabel('Menu', { exact: true }).selectOption('Frokostplatte')
  expect(await findViolations(page)).toEqual([])

  // the service's validation error is shown at its field, and all input is still there
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(page.getByText('En anden side har denne adresse')).toBeVisible()
  await expect(page.getByLabel('Adresse', { exact: true })).toBeFocused()
  await expect(block('1. Banner').getByLabel('Overskrift', { exact: true })).toHaveValue('Velkommen')
  await page.getByLabel('Adresse', { exact: true }).fill('/proeveside')
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Rediger side' })).toBeVisible()
  const visitor = await page.context().newPage()
  await visitor.goto(storefront('proeveside'))
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Grønt')
  await visitor.close()

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
  await expect(block('1. Cateringfirmaer').getByRole('checkbox', { name: 'Grillen' })).toBeChecked()
  await expect(block('4. Tilbud').getByLabel('Menu', { exact: true }).locator('option:checked')).toHaveText(
    'Frokostplatte',
  )

  await page.getByRole('button', { name: 'Slet', exact: true }).click()
  await page.getByRole('button', { name: 'Ja, slet' }).click()
  await expect(page).toHaveURL(/\/admin\/sider$/)
  // A host without a page leads to the front page
  await page.goto(storefront('proeveside'))
  expect(new URL(page.url()).hostname).toBe('localhost')
  expect((await page.goto(storefront('smagen', '/admin/sider/99999')))?.status()).toBe(404)
})

test('ADM-14 filters are created, renamed and deleted', async ({ page }) => {
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', '/admin/filtre'))
  const occasions = page.getByRole('list', { name: 'Anledninger' })
  const add = page.getByLabel('Ny anledning')
  await add.fill('Bryllup')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Navnet findes allerede')).toBeVisible()
  await expect(add).toHaveValue('Bryllup')
  expect(await findViolations(page)).toEqual([])
  await add.fill('Prøvefest')
  await page.keyboard.press('Enter')
  await expect(occasions).toContainText('Prøvefest')
  await expect(add).toHaveValue('')
  await page.getByRole('button', { name: 'Omdøb Prøvefest' }).click()
  await page.getByLabel('Nyt navn til Prøvefest').fill('Prøvegilde')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(occasions).toContainText('Prøvegilde')
  await page.reload()
  await expect(occasions).toContainText('Prøvegilde')
  await page.getByRole('button', { name: 'Slet Prøvegilde' }).click()
  await page.getByRole('button', { name: 'Ja, slet' }).click()
  await expect(page.getByText('Prøvegilde')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findViolations(page)).toEqual([])
})

test('DAY-14 a picture is uploaded to a block, and the page previewed before it is saved @phone', async ({ page }) => {
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', '/admin/sider'))
  await page.getByRole('link', { name: 'Tilføj ny' }).click()
  await page.getByLabel('Adresse', { exact: true }).fill(`/billede-${crypto.randomUUID()}`)
  await page.getByLabel('Titel').fill('Sommerside')
  await page.getByRole('button', { name: 'Tilføj banner' }).click()
  const block = page.getByRole('group', { name: '1. Banner' })
  await block.getByLabel('Overskrift', { exact: true }).fill('Sommer på fad')
  const file = block.getByLabel('Billede: vælg billede')
  await file.setInputFiles({ name: 'noter.txt', mimeType: 'text/plain', buffer: Buffer.from('Ikke et billede') })
  await expect(block.getByText('noter.txt kan ikke bruges.')).toBeVisible()
  await file.setInputFiles({ name: 'falsk.png', mimeType: 'image/png', buffer: Buffer.from('Ikke et billede') })
  await expect(
    block
      .getByText(/billede/i)
      .filter({ hasText: /kan ikke|ikke læses|ikke et/i })
      .first(),
  ).toBeVisible()
  await file.setInputFiles(await createPicture('fad.png', '#4a7'))
  const shown = block.getByRole('img', { name: 'Blokkens billede' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Forhåndsvis' }).click()
  const preview = page.getByRole('dialog', { name: 'Sommerside' })
  await expect(preview.getByRole('heading', { name: 'Sommer på fad' })).toBeVisible()
  await expect
    .poll(() => preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await findViolations(page)).toEqual([])
  await preview.getByRole('button', { name: 'Luk' }).click()

  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Rediger side' })).toBeVisible()
  await page.reload()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await block.getByRole('button', { name: 'Fjern billede' }).click()
  await expect(shown).toHaveCount(0)
})
