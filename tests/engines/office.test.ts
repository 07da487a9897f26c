import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { storefront } from '../e2e/addresses.ts'
import type { WireMenu } from '../fixtures/orderBody.ts'
import { createCater } from '../e2e/ownCater.ts'
import { createPicture } from '../e2e/pictures.ts'
import { placeOrder } from '../e2e/placeOrder.ts'
import { demoToken } from '../e2e/signIn.ts'
import type { Target } from './findInPage.ts'
import { by, type Page } from './page.ts'
import { DESKTOP, story } from './story.ts'

/** Opens a page of the office as an admin, once it is alive. */
async function openOffice(page: Page, path: string): Promise<void> {
  await page.signIn(storefront('smagen'), await demoToken('admin@demo.dk'))
  await page.open(storefront('smagen', path))
  await page.shows('Forbundet')
}

story('VIS-21 a caterer logs in, a new order arrives by itself, and is accepted', DESKTOP, async (page) => {
  await page.open(storefront('smagen', '/admin/ordre'))
  await page.isAt(/\/login/)
  await page.type(by('textbox', 'Email'), 'smagen@demo.dk')
  await page.type(by('textbox', 'Adgangskode'), 'demo-1234')
  await page.click(by('button', 'Log ind'))
  await page.isAt(/\/admin\/ordre$/)
  await page.shows('Forbundet')
  const { orderRef } = await placeOrder('live@example.dk')
  await page.click({ role: 'link', within: { role: 'row', text: String(orderRef) }, nth: 0 })
  await page.shows('Denne ordre mangler både godkendelse og betaling.')
  await page.click(by('button', 'Godkend'))
  await page.click(by('button', 'Ja, godkend'))
  await page.shows('Du har godkendt denne ordre. Betaling mangler.')
})

story('VIS-21 a category gets a formatted text and a picture', DESKTOP, async (page) => {
  const cater = await createCater('Tekstprøven')
  const folder = await mkdtemp(join(tmpdir(), 'picture-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { name, buffer } = await createPicture('kaj.png', '#224488')
  await writeFile(join(folder, name), buffer)
  await openOffice(page, `/admin/caters/${cater.number}/kategori/opret`)
  await page.type(by('textbox', 'Navn'), 'Frokost')
  const text = by('textbox', 'Beskrivelse')
  await page.click(text)
  await page.click(by('button', 'Fed (Ctrl B)'))
  await page.write('Fra kajen.')
  await page.upload(by('file', 'Billeder: vælg billede'), [join(folder, name)])
  await page.type(by('textbox', 'Billedtekst'), 'Kajen ved Nyhavn')
  await page.click(by('button', 'Gem og se'))
  await page.isAt(/\/kategori\/[\w-]{36}$/)
  const [category] = await cater.call<{ description: string; images: object[] }[]>('GET', '/categories')
  expect(category?.description).toBe('<p><strong>Fra kajen.</strong></p>')
  expect(category?.images).toHaveLength(1)
})

story('VIS-21 an item of a menu is dragged into a group', DESKTOP, async (page) => {
  const cater = await createCater('Trækprøven')
  const children = [
    { type: 'group', name: 'Vælg kød', children: [{ type: 'include', name: 'Roastbeef' }] },
    { type: 'extra', name: 'Snaps', price: 30 },
  ]
  const { id } = await cater.addMenu('Platte', { children })
  await openOffice(page, `/admin/caters/${cater.number}/menus/${id}`)
  const row = (text: string): Target => ({ role: 'row', text })
  // The editor comes last and moves what stands below it
  await page.click(by('textbox', 'Beskrivelse'))
  const place = 'Snaps er over gruppen Vælg kød, plads 1 af 2.'
  await page.drag(by('button', 'Træk for at flytte', row('Snaps')), row('Roastbeef'), place)
  const outline = async () => {
    const menu = await cater.call<WireMenu>('GET', `/products/menus/${id}`)
    return menu.children.map((child) => [child.name, ...child.children.map(({ name }) => name)].join(' '))
  }
  await expect.poll(outline).toEqual(['Vælg kød Snaps Roastbeef'])
})
