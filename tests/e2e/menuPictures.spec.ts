import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { createCater, type OwnCater } from './ownCater.ts'
import { createPicture } from './pictures.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

interface WireMenu {
  images: { id: string; text: string | null }[]
  children: WireMenu[]
}

let cater: OwnCater
test.beforeAll(async () => {
  cater = await createCater('Billedprøven')
})
test.afterAll(() => cater.remove())

const captionsOf = (menu: WireMenu | undefined) => menu?.images.map(({ text }) => text ?? '')
const pictures = (page: Page) => page.getByRole('list', { name: 'Billeder' }).getByRole('listitem')
const captions = (page: Page) =>
  pictures(page)
    .getByLabel('Billedtekst')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
const broken = { name: 'itu.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }

/** Creates a menu and opens its form. Returns what is stored of it. */
async function openMenu(page: Page, name: string, more: object = {}) {
  const { id } = await cater.addMenu(name, more)
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', `/admin/caters/${cater.number}/menus/${id}`))
  await expect(page.getByText('Forbundet')).toBeAttached()
  return { id, read: () => cater.call<WireMenu>('GET', `/products/menus/${id}`) }
}

test('PIC-1 pictures of a menu are uploaded together, captioned, sorted by keyboard and buttons, and kept @phone', async ({
  page,
}) => {
  test.slow()
  const menu = await openMenu(page, 'Frokostplatte')
  const files = [await createPicture('en.png', '#1f6446'), await createPicture('to.png', '#884400')]
  await page.getByLabel('Billeder: vælg billede').setInputFiles(files)
  await expect(pictures(page)).toHaveCount(2)
  await pictures(page).nth(0).getByLabel('Billedtekst').fill('Rejer fra Skagen')
  await pictures(page).nth(1).getByLabel('Billedtekst').fill('Sild fra Christiansø')
  await expect(pictures(page).nth(0)).toContainText('Højst 300 tegn.')
  await expect(pictures(page).nth(0)).toContainText('Vises først')
  await expect(page.getByText('Vises først')).toHaveCount(1)
  expect(await findViolations(page)).toEqual([])

  // by keyboard
  await pictures(page).nth(1).getByRole('button', { name: 'Træk for at flytte' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Sild fra Christiansø er taget og står på sin egen plads, 2 af 2.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Sild fra Christiansø er ved plads 1 af 2.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => captions(page)).toEqual(['Sild fra Christiansø', 'Rejer fra Skagen'])
  await expect(pictures(page).nth(0)).toContainText('Vises først')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect.poll(async () => captionsOf(await menu.read())).toEqual(['Sild fra Christiansø', 'Rejer fra Skagen'])

  // what is stored is shown, and is sorted by buttons
  await page.reload()
  await expect(page.getByText('Forbundet')).toBeAttached()
  await expect.poll(() => captions(page)).toEqual(['Sild fra Christiansø', 'Rejer fra Skagen'])
  const before = (await menu.read()).images.map(({ id }) => id)
  await pictures(page).nth(0).getByRole('button', { name: 'Flyt ned' }).click()
  await expect(pictures(page).nth(1).getByRole('button', { name: 'Flyt ned' })).toBeFocused()
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect.poll(async () => (await menu.read()).images.map(({ id }) => id)).toEqual(before.toReversed())

  await page.getByRole('button', { name: 'Fjern billede 2' }).click()
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect.poll(async () => captionsOf(await menu.read())).toEqual(['Rejer fra Skagen'])
  expect(await findViolations(page)).toEqual([])
})

test('PIC-1 pictures are sorted by drag', async ({ page }) => {
  await openMenu(page, 'Trækplatte')
  const files = [await createPicture('en.png', '#1f6446'), await createPicture('to.png', '#884400')]
  await page.getByLabel('Billeder: vælg billede').setInputFiles(files)
  const grip = pictures(page).nth(1).getByRole('button', { name: 'Træk for at flytte' })
  await grip.scrollIntoViewIfNeeded()
  const [from, to] = [await grip.boundingBox(), await pictures(page).nth(0).boundingBox()]
  if (!from || !to) throw new Error('The pictures are not there')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x, to.y + to.height, { steps: 5 })
  await page.mouse.move(from.x, to.y + to.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(pictures(page).nth(0)).toContainText('to.png')
})

test('PIC-1 a refused picture says why at itself, and the others are kept and saved without it @phone', async ({
  page,
}) => {
  test.slow()
  const menu = await openMenu(page, 'Grillbuffet')
  const [one, two] = [await createPicture('en.png', '#1f6446'), await createPicture('to.png', '#884400')]
  const chooser = page.getByLabel('Billeder: vælg billede')
  await chooser.setInputFiles([one, broken, two, { ...broken, name: 'kort.pdf', mimeType: 'application/pdf' }])
  await expect(page.getByText('kort.pdf kan ikke bruges. Billedet skal være jpeg, png eller webp.')).toBeVisible()
  await chooser.setInputFiles({ ...broken, name: 'også itu.png' })
  await pictures(page).nth(0).getByLabel('Billedtekst').fill('Grillen')
  await pictures(page).nth(2).getByLabel('Billedtekst').fill('Salaten')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(pictures(page).nth(1)).toContainText('Filen er ikke et billede.')
  await expect(pictures(page).nth(3)).toContainText('Filen er ikke et billede.')
  await expect(page.getByText('Filen er ikke et billede.')).toHaveCount(2)
  expect(await captions(page)).toEqual(['Grillen', '', 'Salaten', ''])
  expect((await menu.read()).images).toEqual([])
  expect(await findViolations(page)).toEqual([])

  // removing one leaves the reason at the other, wherever it is moved
  await page.getByRole('button', { name: 'Fjern billede 2' }).click()
  await pictures(page).nth(2).getByRole('button', { name: 'Flyt op' }).click()
  await expect(pictures(page).nth(1)).toContainText('Filen er ikke et billede.')
  await expect(page.getByText('Filen er ikke et billede.')).toHaveCount(1)
  await page.getByRole('button', { name: 'Fjern billede 2' }).click()
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect.poll(async () => captionsOf(await menu.read())).toEqual(['Grillen', 'Salaten'])

  // a fifth is refused before anything is sent
  await chooser.setInputFiles([one, two, { ...one, name: 'fem.png' }])
  await expect(page.getByText('fem.png er ikke taget med. Der er højst plads til 4 billeder.')).toBeVisible()
  await expect(pictures(page)).toHaveCount(4)
})

test('PIC-1 my pictures are saved after an edit conflict, without those that were removed meanwhile', async ({
  page,
}) => {
  const menu = await openMenu(page, 'Julefrokost')
  const files = [await createPicture('en.png', '#1f6446'), await createPicture('to.png', '#884400')]
  await page.getByLabel('Billeder: vælg billede').setInputFiles(files)
  await pictures(page).nth(0).getByLabel('Billedtekst').fill('Gåsen')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect.poll(async () => captionsOf(await menu.read())).toEqual(['Gåsen', ''])
  await expect(page.getByText(/^Gemt kl/)).toBeVisible()

  const [first] = (await menu.read()).images
  const path = `/products/menus/${menu.id}`
  await cater.call('PUT', path, { images: [{ id: first?.id, text: 'Gåsen' }] })
  await page.getByLabel('Billeder: vælg billede').setInputFiles(await createPicture('tre.png', '#222288'))
  await pictures(page).nth(2).getByLabel('Billedtekst').fill('Risengrøden')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await page.getByRole('button', { name: 'Gem mine' }).click()
  await expect.poll(async () => captionsOf(await menu.read())).toEqual(['Gåsen', 'Risengrøden'])
})

test('PIC-1 a new menu gets pictures, and an item of it one in its dialog @phone', async ({ page }) => {
  test.slow()
  const children = [{ type: 'include', name: 'Sild' }]
  const menu = await openMenu(page, 'Sildeplatte', { children })
  await page.getByRole('row').filter({ hasText: 'Sild' }).getByRole('button', { name: 'Rediger' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Billede: vælg billede').setInputFiles(broken)
  await dialog.getByRole('button', { name: 'Opdater' }).click()
  await expect(dialog.getByText('Filen er ikke et billede.')).toBeVisible()
  await dialog.getByLabel('Billede: vælg billede').setInputFiles(await createPicture('sild.png', '#884400'))
  await dialog.getByLabel('Billedtekst').fill('Marineret sild')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Opdater' }).click()
  await expect(dialog).toHaveCount(0)
  expect(captionsOf((await menu.read()).children[0])).toEqual(['Marineret sild'])

  await page.goto(storefront('smagen', `/admin/caters/${cater.number}/menus/create`))
  await expect(page.getByText('Forbundet')).toBeAttached()
  await page.getByLabel('Navn').fill('Påskefrokost')
  await page.getByLabel('Pris pr. kuvert').fill('189')
  await page.getByLabel('Billeder: vælg billede').setInputFiles(await createPicture('lam.png', '#1f6446'))
  await page.getByLabel('Billedtekst').fill('Lammet')
  await page.getByRole('button', { name: 'Opret' }).click()
  await expect(page).toHaveURL(/\/menus\/[0-9a-f-]{36}$/)
  await expect.poll(() => captions(page)).toEqual(['Lammet'])
})
