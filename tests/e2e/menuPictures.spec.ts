import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { createCater, type OwnCater } from './ownCater.ts'
import { createPicture } from './pictures.ts'
import { signIn } from './signIn.ts'

interface WireMenu {
  images: { id: string; text: string | null }[]
  children: WireMenu[]
}

let cater: OwnCater
test.beforeAll(async () => {
  cater = await createCater('Billedprøven')
})
test.afterAll(() => cater?.remove())

const captionsOf = (menu: WireMenu | undefined) => menu?.images.map(({ text }) => text ?? '')
const pictures = (page: Page) => page.getByRole('list', { name: 'Billeder' }).getByRole('listitem')
const captions = (page: Page) =>
  pictures(page)
    .getByLabel('Billedtekst')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

/** Creates a menu and opens its form. Returns what is stored of it. */
async function openMenu(page: Page, name: string, more: object = {}) {
  const { id } = await cater.addMenu(name, more)
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', `/admin/caters/${cater.number}/menus/${id}`))
  await expect(page.getByText('Forbundet')).toBeAttached()
  return () => cater.call<WireMenu>('GET', `/products/menus/${id}`)
}

const isComplete = (image: Element) => (image as HTMLImageElement).naturalWidth > 0

test('PIC-1 pictures of a menu are uploaded together, captioned, sorted by drag, keyboard and buttons, and saved', async ({
  page,
}) => {
  const read = await openMenu(page, 'Frokostplatte')
  const files = [await createPicture('en.png', '#1f6446'), await createPicture('to.png', '#884400')]
  await page.getByLabel('Billeder: vælg billede').setInputFiles(files)
  await expect(pictures(page)).toHaveCount(2)
  // before the drag: for a moment after a drop, the drag library removes every selection, and with it what a program types
  await pictures(page).nth(0).getByLabel('Billedtekst').fill('Sild fra Christiansø')
  await pictures(page).nth(1).getByLabel('Billedtekst').fill('Rejer fra Skagen')
  // a picture that is shown later moves the rows under the pointer
  for (const index of [0, 1])
    await expect.poll(() => pictures(page).nth(index).getByRole('img').evaluate(isComplete)).toBe(true)
  const handle = pictures(page).nth(1).getByRole('button', { name: 'Træk for at flytte' })
  await handle.dragTo(pictures(page).nth(0), { force: true, steps: 10 })
  await expect(pictures(page).nth(0)).toContainText('to.png')
  await expect(pictures(page).nth(0)).toContainText('Højst 300 tegn.')
  await expect(pictures(page).nth(0)).toContainText('Vises først')
  await expect(page.getByText('Vises først')).toHaveCount(1)
  await expectAccessible(page, 'menu, with new pictures')

  // by keyboard
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Sild fra Christiansø er taget og står på sin egen plads, 2 af 2.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Sild fra Christiansø er ved plads 1 af 2.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => captions(page)).toEqual(['Sild fra Christiansø', 'Rejer fra Skagen'])
  await expect(pictures(page).nth(0)).toContainText('Vises først')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect.poll(async () => captionsOf(await read())).toEqual(['Sild fra Christiansø', 'Rejer fra Skagen'])

  // what is stored is shown, and is sorted by buttons
  await page.reload()
  await expect(page.getByText('Forbundet')).toBeAttached()
  await expect.poll(() => captions(page)).toEqual(['Sild fra Christiansø', 'Rejer fra Skagen'])
  const before = (await read()).images.map(({ id }) => id)
  await pictures(page).nth(0).getByRole('button', { name: 'Flyt ned' }).click()
  await expect(pictures(page).nth(1).getByRole('button', { name: 'Flyt ned' })).toBeFocused()
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect.poll(async () => (await read()).images.map(({ id }) => id)).toEqual(before.toReversed())

  await page.getByRole('button', { name: 'Fjern billede 2' }).click()
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect.poll(async () => captionsOf(await read())).toEqual(['Rejer fra Skagen'])
})

// Rejections of several pictures and edit conflicts: web/office/menus/menuPictures.test.tsx
test('PIC-1 a new menu gets pictures, and an item of it one in its dialog, where a file that is none is refused', async ({
  page,
}) => {
  const read = await openMenu(page, 'Sildeplatte', { children: [{ type: 'include', name: 'Sild' }] })
  await page.getByRole('row').filter({ hasText: 'Sild' }).getByRole('button', { name: 'Rediger' }).click()
  const dialog = page.getByRole('dialog')
  const broken = { name: 'itu.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await dialog.getByLabel('Billede: vælg billede').setInputFiles(broken)
  await dialog.getByRole('button', { name: 'Opdater' }).click()
  await expect(dialog.getByText('Filen er ikke et billede.')).toBeVisible()
  await expectAccessible(page, 'item of a menu, its picture refused')
  await dialog.getByLabel('Billede: vælg billede').setInputFiles(await createPicture('sild.png', '#884400'))
  await dialog.getByLabel('Billedtekst').fill('Marineret sild')
  await dialog.getByRole('button', { name: 'Opdater' }).click()
  await expect(dialog).toHaveCount(0)
  expect(captionsOf((await read()).children[0])).toEqual(['Marineret sild'])

  await page.getByRole('navigation', { name: 'Brødkrumme' }).getByRole('link', { name: 'Menuer' }).click()
  await page.getByRole('link', { name: 'Tilføj ny' }).click()
  await expect(page.getByRole('heading', { name: 'Ny menu' })).toBeVisible()
  await page.getByLabel('Navn').fill('Påskefrokost')
  await page.getByLabel('Pris pr. kuvert').fill('189')
  await page.getByLabel('Billeder: vælg billede').setInputFiles(await createPicture('lam.png', '#1f6446'))
  await page.getByLabel('Billedtekst').fill('Lammet')
  await page.getByRole('button', { name: 'Opret' }).click()
  await expect(page).toHaveURL(/\/menus\/[0-9a-f-]{36}$/)
  await expect.poll(() => captions(page)).toEqual(['Lammet'])
})
