import { expect, type Locator, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { createCater, type OwnCater } from './ownCater.ts'
import { createPicture } from './pictures.ts'
import { requestPage } from './requestPage.ts'
import { demoToken, signIn } from './signIn.ts'

interface WireCategory {
  id: string
  name: string
  description: string | null
  order: number
  images: { text: string | null }[]
  products: { name: string; order: number }[]
}

const open = async (page: Page, cater: OwnCater, path: string) => {
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', `/admin/caters/${cater.number}${path}`))
}

const rows = (page: Page, list = 'Kategorier') => page.getByRole('list', { name: list }).getByRole('listitem')
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
/** Follows a link of the path above the page. */
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Brødkrumme' }).getByRole('link', { name, exact: true }).click()
const namesIn = (page: Page, list = 'Kategorier') => rows(page, list).getByRole('link').allInnerTexts()
/** Expects that nothing around an element scrolls but the page. */
const expectNoInnerScroll = async (element: Locator) =>
  expect(
    await element.evaluate((inner) => {
      for (let box = inner.parentElement; box && box !== document.body; box = box.parentElement)
        if (box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY !== 'visible') return box.className
      return null
    }),
  ).toBeNull()

const savedOrder = async (cater: OwnCater) =>
  (await cater.call<WireCategory[]>('GET', '/categories')).toSorted((a, b) => a.order - b.order).map(({ name }) => name)

test('KAT-1 KAT-2 KAT-3 ADM-7 RTE-1 a category is created with text and images, and updated', async ({ page }) => {
  const cater = await createCater('Kategoriprøven')
  await open(page, cater, '/kategorier')
  await expect(page.getByText('Ingen kategorier tilføjet')).toBeVisible()
  await page.getByRole('link', { name: 'Tilføj ny' }).click()

  // pressing too early loses nothing
  await page.getByRole('button', { name: 'Gem og se' }).click()
  await expect(page.getByText('Skal udfyldes')).toBeVisible()
  await page.getByLabel('Navn').fill('Fisk')

  // the toolbar shows the active formats; arrow keys move between its buttons
  const text = page.getByRole('textbox', { name: 'Beskrivelse' })
  const toolbar = page.getByRole('toolbar', { name: 'Formatering af beskrivelse' })
  const bold = toolbar.getByRole('button', { name: 'Fed (Ctrl B)' })
  await text.click()
  await page.keyboard.press('Control+b')
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('Sild')
  await page.keyboard.press('Control+b')
  await expect(bold).toHaveAttribute('aria-pressed', 'false')
  await bold.focus()
  await page.keyboard.press('ArrowRight')
  await expect(toolbar.getByRole('button', { name: /^Kursiv/ })).toBeFocused()
  await text.press('End')
  await page.keyboard.press('Enter')
  await toolbar.getByRole('button', { name: /^Overskrift/ }).click()
  await page.getByRole('menuitemradio', { name: /Overskrift 5/ }).click()
  await page.keyboard.type('Fra havet')
  await expect(toolbar.getByRole('button', { name: 'Overskrift, nu overskrift 5' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+8')
  await page.keyboard.type('Laks')
  await expect(toolbar.getByRole('button', { name: /^Punktliste/ })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await text.evaluate((editor) => {
    const data = new DataTransfer()
    const html =
      '<div class="x" style="color:red"><span style="font-style:italic">Hornfisk</span><script>1</script></div>'
    data.setData('text/html', html)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(text.getByText('Hornfisk')).toBeVisible()

  const pictures = page.getByLabel('Billeder: vælg billede')
  await pictures.setInputFiles({ name: 'kort.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByText('kort.pdf kan ikke bruges.')).toBeVisible()
  await pictures.setInputFiles([await createPicture('en.png', '#1f6446'), await createPicture('to.png', '#884400')])
  await page.getByLabel('Billedtekst').first().fill('Rejer fra Skagen')
  await expectAccessible(page, 'new category, with text and pictures')
  await page.getByRole('button', { name: 'Gem og se' }).click()

  await expect(page).toHaveURL(/\/kategori\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Fisk' })).toBeVisible()
  const saved = async () => (await cater.call<WireCategory[]>('GET', '/categories'))[0]
  const first = await saved()
  expect(first?.description).toBe(
    '<p><strong>Sild</strong></p><h5>Fra havet</h5><ul><li><p>Laks</p></li></ul><p><em>Hornfisk</em></p>',
  )
  expect(first?.images.map((image) => image.text ?? '')).toEqual(['Rejer fra Skagen', ''])

  // update: another caption, one image removed; the headings are unchanged
  await follow(page, 'Kategorier')
  await row(page, 'Fisk').getByRole('link').click()
  await expect(text.locator('h5')).toHaveText('Fra havet')
  await page.getByLabel('Billedtekst').first().fill('Rejer fra Læsø')
  await page.getByRole('button', { name: 'Fjern billede 2' }).click()
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect.poll(async () => (await saved())?.images.map((image) => image.text)).toEqual(['Rejer fra Læsø'])

  // creates another, and the next one right after it
  await follow(page, 'Kategorier')
  await page.getByRole('link', { name: 'Tilføj ny' }).click()
  await expect(page.getByRole('heading', { name: 'Ny kategori' })).toBeVisible()
  await page.getByLabel('Navn').fill('Kød')
  await page.getByRole('button', { name: 'Gem og opret ny' }).click()
  await expect(page.getByLabel('Navn')).toHaveValue('')
  await expect(page.getByLabel('Navn')).toBeFocused()
  await follow(page, 'Kategorier')
  await expect(rows(page)).toHaveCount(2)
})

test('ADM-7 ADM-8 ADM-11 DAY-20 long lists fill the window, scroll with their page and render only their visible rows; categories are reordered by buttons, mouse and keyboard, also far', async ({
  page,
}) => {
  const cater = await createCater('Langeprøven')
  const all = Array.from({ length: 60 }, (_, index) => `Kategori ${index + 1}`)
  for (const name of all) await cater.addCategory(name)
  for (let number = 1; number <= 60; number++) await cater.addMenu(`Menu nummer ${number}`)
  await open(page, cater, '/kategorier')
  await expect(page.getByText('Forbundet')).toBeAttached()
  const toEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expectNoInnerScroll(page.getByRole('list', { name: 'Kategorier' }))
  expect(await rows(page).count()).toBeLessThan(40)
  const exactRow = (name: string) => rows(page).filter({ has: page.getByRole('link', { name, exact: true }) })
  const handle = (name: string) => exactRow(name).getByRole('button', { name: 'Træk for at flytte' })

  // by buttons: the focus follows
  await exactRow('Kategori 2').getByRole('button', { name: 'Flyt op' }).click()
  await expect(exactRow('Kategori 2').getByRole('button', { name: 'Flyt op' })).toBeFocused()
  await expect(page.getByText('Kategori 2 er flyttet til plads 1 af 60.')).toBeAttached()
  let order = all.with(0, 'Kategori 2').with(1, 'Kategori 1')
  await expect.poll(() => savedOrder(cater)).toEqual(order)

  // by mouse: the two rows are swapped
  await handle('Kategori 5').dragTo(exactRow('Kategori 3'), { force: true, steps: 10 })
  order = order.with(2, 'Kategori 5').with(4, 'Kategori 3')
  await expect.poll(() => savedOrder(cater)).toEqual(order)
  expect((await namesIn(page)).slice(0, 5)).toEqual(order.slice(0, 5))

  // by keyboard, far beyond the rows that were visible; no key is lost, even if all come within one task
  await handle('Kategori 1').focus()
  await handle('Kategori 1').evaluate((button) => {
    for (const code of ['Space', 'ArrowDown'])
      button.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('Kategori 1 er over Kategori 5. Slip for at bytte plads 2 og 3.')).toBeAttached()
  for (let place = 4; place <= 30; place++) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(`Slip for at bytte plads 2 og ${place}.`)).toBeAttached()
  }
  await page.keyboard.press('Space')
  order = order.with(1, 'Kategori 30').with(29, 'Kategori 1')
  await expect.poll(() => savedOrder(cater)).toEqual(order)
  await expect(exactRow('Kategori 1')).toBeVisible()

  // at the end
  await toEnd()
  await exactRow('Kategori 60').getByRole('button', { name: 'Flyt op' }).click()
  await expect.poll(() => savedOrder(cater)).toEqual([...order.slice(0, 58), 'Kategori 60', 'Kategori 59'])
  await expect(exactRow('Kategori 60').getByRole('button', { name: 'Flyt op' })).toBeFocused()
  expect(await rows(page).count()).toBeLessThan(40)

  // another user has deleted one meanwhile: the rows are rolled back, with a message
  const gone = (await cater.call<WireCategory[]>('GET', '/categories')).find(({ name }) => name === 'Kategori 58')
  await cater.call('DELETE', `/categories/${gone?.id}`)
  const shown = await namesIn(page)
  await exactRow('Kategori 58').getByRole('button', { name: 'Flyt op' }).click()
  await expect(page.getByText('Rækkefølgen blev ikke gemt.')).toBeVisible()
  expect(await namesIn(page)).toEqual(shown)
  await expectAccessible(page, 'categories, long, their order not saved')

  await follow(page, 'Langeprøven')
  await page.getByRole('navigation', { name: 'Katalog' }).getByRole('link', { name: 'Menuer' }).click()
  await expectNoInnerScroll(page.getByRole('table', { name: 'Menuer' }))
  await expect(page.getByText('60 menuer')).toBeAttached()
  // as many as the window has room for, and some that come next
  expect(await page.getByRole('row').count()).toBeLessThan(40)
  await expect(page.getByRole('link', { name: 'Menu nummer 12', exact: true })).toBeInViewport()
  await toEnd()
  await expect(page.getByRole('link', { name: 'Menu nummer 60' })).toBeVisible()
  expect(await page.getByRole('row').count()).toBeLessThan(40)
})

test('KAT-4 KAT-5 menus are added to a category, reordered and removed; deleting it leads to the caterer', async ({
  page,
}) => {
  const cater = await createCater('Menuprøven')
  const { id } = await cater.addCategory('Frokost')
  for (const name of ['Platte', 'Sandwich', 'Salat']) await cater.addMenu(name)
  await open(page, cater, `/kategori/${id}`)
  await expect(page.getByText('Ingen kuverter i denne kategori')).toBeVisible()
  await page.getByRole('button', { name: 'Tilføj eksisterende' }).click()
  const add = page.getByRole('dialog').getByRole('button', { name: 'Tilføj menuer' })
  await expect(add).toBeDisabled()
  for (const name of ['Platte', 'Sandwich', 'Salat']) await page.getByRole('checkbox', { name }).check()
  await add.click()
  await expect.poll(() => namesIn(page, 'Menuer')).toEqual(['Platte', 'Sandwich', 'Salat'])

  const saved = async () => {
    const { products } = await cater.call<WireCategory>('GET', `/categories/${id}`)
    return products.toSorted((a, b) => a.order - b.order).map(({ name }) => name)
  }
  await row(page, 'Salat').getByRole('button', { name: 'Træk for at flytte' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Salat er taget og står på sin egen plads, 3 af 3.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Salat er ved plads 2 af 3.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Salat er ved plads 1 af 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(saved).toEqual(['Salat', 'Platte', 'Sandwich'])
  await row(page, 'Platte').getByRole('button', { name: 'Flyt ned' }).click()
  await expect.poll(saved).toEqual(['Salat', 'Sandwich', 'Platte'])
  await row(page, 'Sandwich').getByRole('button', { name: 'Fjern fra kategori' }).click()
  await expect.poll(() => namesIn(page, 'Menuer')).toEqual(['Salat', 'Platte'])
  await expect.poll(saved).toEqual(['Salat', 'Platte'])

  // a new menu starts with this category
  await page.getByRole('link', { name: 'Tilføj ny' }).click()
  await expect(page.getByRole('heading', { name: 'Ny menu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fjern Frokost' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Frokost', exact: true })).toBeVisible()

  // a stray click does not lose typed text
  await page.getByLabel('Navn').fill('Frokost og brunch')
  await page.getByRole('link', { name: 'Kategorier' }).click()
  await expect(page.getByText('Du har ændringer, der ikke er gemt.')).toBeVisible()
  await page.getByRole('button', { name: 'Bliv' }).click()
  await expect(page.getByLabel('Navn')).toHaveValue('Frokost og brunch')
  await page.getByRole('button', { name: 'Slet', exact: true }).click()
  await page.getByRole('button', { name: 'Ja, slet' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/caters/${cater.number}$`))
  expect(await savedOrder(cater)).toEqual([])
})

test("ADM-6 ADM-13 ROLE-2 a missing page, an admin's, or another caterer's, is 'Siden findes ikke', and no response contains its data", async ({
  page,
}) => {
  const cater = await createCater('Hemmelighuset')
  const category = await cater.addCategory('Hemmelig frokost')
  const menu = await cater.addMenu('Hemmelig platte')
  const dish = await cater.call<{ id: string }>('POST', '/dishes', { name: 'Hemmelig sild' })
  const input = { name: 'Hemmelig tjener', description: 'Hemmelig', price: 150 }
  const service = await cater.call<{ id: string }>('POST', '/services', input)
  const ids = { kategori: category.id, menus: menu.id, anretning: dish.id, service: service.id }
  const things = Object.entries(ids).flatMap(([kind, id]) => [`${kind}/${id}`, `${kind}/vrøvl`])
  const lists = ['kategorier', 'kategori/opret', 'menuer', 'menus/create', 'retter', 'anretning/opret', 'services']
  const token = await demoToken('smagen@demo.dk')
  for (const path of [
    ...things.flatMap((thing) => [`caters/${cater.number}/${thing}`, `caters/55/${thing}`]),
    ...lists.map((list) => `caters/${cater.number}/${list}`),
    `caters/${cater.number}`,
    `caters/opdater/${cater.number}`,
    'caters/vrøvl/menuer',
    'caters/99999',
    'caters',
    'caters/opret',
    'sider',
    'filtre',
  ]) {
    const { status, body } = await requestPage(storefront('smagen', encodeURI(`/admin/${path}`)), token)
    expect([path, status, body.includes('Siden findes ikke')]).toEqual([path, 404, true])
    expect(body, path).not.toContain('Hemmelig')
  }

  // the same by client-side navigation, where the browser queries the graph
  const bodies: Promise<string>[] = []
  page.on('response', (answer) => {
    const isStream = answer.headers()['content-type']?.startsWith('text/event-stream')
    if (!isStream) bodies.push(answer.text().catch(() => ''))
  })
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', '/admin/caters/55'))
  await expect(page.getByText('Forbundet')).toBeAttached()
  await page.evaluate((path) => window.history.pushState(null, '', path), `/admin/caters/${cater.number}/menuer`)
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Siden findes ikke' })).toBeVisible()
  const heard = await Promise.all(bodies)
  expect(heard.join('')).toContain('Smagen')
  expect(heard.filter((body) => body.includes('Hemmelig'))).toEqual([])
})
