import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { storefront } from './addresses.ts'
import { requestPage } from './requestPage.ts'
import { expectAccessible } from './expectAccessible.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'
import { openUnhydrated } from './openUnhydrated.ts'
import { createCater } from './ownCater.ts'

const DEMO = '/kurv/demodemodemodemodemode'

/** Shares the basket in view, and returns the link of the dialog. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Del kurven' }).click()
  const field = page.getByRole('dialog', { name: 'Del kurven' }).getByLabel('Link til kurven')
  await expect(field).toHaveValue(/\/kurv\/[\w-]{22}$/)
  await expectAccessible(page, 'basket, link to share')
  return field.inputValue()
}

/** A page of somebody else, who has no basket. */
const openElsewhere = async (browser: Browser, address: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(address)
  return page
}

test('SHA-1 a basket is shared by a link, read by somebody else, and copied into their own basket', async ({
  page,
  browser,
}) => {
  await page.goto(storefront('smagen', '/?kuverter=10&postnr=8210'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Fortsæt med at handle')
  const link = await share(page)

  const otherPage = await openElsewhere(browser, link)
  await expect(otherPage.getByRole('heading', { level: 1, name: '10 kuverter hos Smagen' })).toBeVisible()
  await expect(otherPage.getByRole('list', { name: 'Menuer' })).toContainText('10 × Frokostplatte')
  await expect(otherPage.getByRole('complementary')).toContainText('Levering til 8210')
  await expect(otherPage.getByText(/^Indeholder: |Allergener er ikke oplyst|Ikke oplyst for/).first()).toBeVisible()
  // Read-only
  await expect(otherPage.getByRole('main').getByRole('spinbutton')).toHaveCount(0)
  await expectAccessible(otherPage, 'shared basket')
  await otherPage.getByRole('button', { name: 'Læg i min kurv' }).click()
  await expect(otherPage.getByText('Menuerne er lagt i din kurv.')).toBeVisible()
  await otherPage.getByRole('link', { name: 'Gå til bestilling' }).click()
  await expect(otherPage.getByRole('complementary', { name: 'Oversigt' })).toContainText('10 × Frokostplatte')

  // Again: their basket is not empty any more, which is known to a press before the page's script too
  const letScriptCome = await openUnhydrated(otherPage, link)
  await otherPage.getByRole('button', { name: 'Læg i min kurv' }).press('Enter')
  letScriptCome()
  const question = otherPage.getByRole('group', { name: 'Din egen kurv er ikke tom' })
  await expect(question).toBeFocused()
  await expectAccessible(otherPage, 'shared basket, own basket not empty')
  await question.getByRole('button', { name: 'Læg til' }).press('Enter')
  await otherPage.getByRole('link', { name: 'Gå til bestilling' }).press('Enter')
  // BAS-2: the same line is one
  await expect(otherPage.getByRole('complementary', { name: 'Oversigt' })).toContainText('20 × Frokostplatte')
  await otherPage.goBack()
  await otherPage.getByRole('button', { name: 'Læg i min kurv' }).click()
  await otherPage.getByRole('button', { name: 'Skift ud' }).click()
  await otherPage.getByRole('link', { name: 'Gå til bestilling' }).click()
  await expect(otherPage.getByRole('complementary', { name: 'Oversigt' })).toContainText('10 × Frokostplatte')
  await otherPage.context().close()
})

test('SCA-2 SHA-1 SHA-2 an estimate shows lines, fees, VAT and allergens, marks what has changed, and prints on one A4; nobody else stores or finds it', async ({
  page,
}) => {
  const opened = await page.goto(storefront('smagen', DEMO))
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await expect(page.getByText(/^(Kan leveres|Der leveres|Skulle være)/).first()).toBeVisible()
  await expect(page.getByText('Prisen var kr. 125,00, da kurven blev delt.')).toBeVisible()
  await page.getByRole('link', { name: 'Prisoverslag' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Prisoverslag' })).toBeVisible()
  const line = page.getByRole('row', { name: /40 × Frokostplatte/ })
  await expect(line).toContainText('Prisen var kr. 125,00, da overslaget blev lavet')
  await expect(line).toContainText('kr. 5.160,00')
  await expect(page.getByRole('row', { name: /Gammeldags æblekage/ })).not.toContainText('da overslaget')
  await expectAccessible(page, 'price estimate')
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  expect(paper.numPages).toBe(1)
  const { width, height } = (await paper.getPage(1)).getViewport({ scale: 1 })
  expect([Math.round((width / 72) * 25.4), Math.round((height / 72) * 25.4)]).toEqual([210, 297])
  const { text } = await extractText(paper, { mergePages: true })
  for (const words of [
    'Prisoverslag',
    '40 kuverter',
    '8210 Aarhus V',
    '40 × Frokostplatte',
    'Prisen var kr. 125,00, da overslaget blev lavet',
    'Levering til 8210',
    'Kørsel',
    'Heraf moms',
    'Ikke bindende.',
  ])
    expect(text).toContain(words)
  expect(text).toMatch(/Prisoverslag fra \d\d-\d\d-\d{4}\. Ikke bindende\./)
  expect(text).toMatch(/Indeholder: |Allergener er ikke oplyst/)
  for (const control of ['Udskriv', 'Til kurven', 'Log ind']) expect(text).not.toContain(control)

  const foreign = await requestPage(storefront('festkokkenet', `${DEMO}/prisoverslag`))
  expect(foreign.body).toMatch(/<h1[^>]*>Kurven findes ikke/)
  await page.goto(storefront('smagen', '/kurv/ukendt'))
  await expect(page.getByRole('heading', { level: 1, name: 'Kurven findes ikke' })).toBeVisible()
  await expectAccessible(page, 'shared basket, unknown')
})

test('SHA-1 a menu that has gone since is reported, costs nothing, and is not copied', async ({ page }) => {
  const label = `delt-${crypto.randomUUID().slice(0, 8)}`
  const cater = await createCater('Delekøkkenet')
  await cater.openStorefront(label)
  const [current, gone] = [await cater.addMenu('Suppe'), await cater.addMenu('Tærte')]
  const lines = [current, gone].map(({ id }) => ({ menuId: id, amount: 10, items: [] }))
  const { key } = await cater.call<{ key: string }>('POST', '/shared-baskets', { lines })
  await cater.call('DELETE', `/products/menus/${gone.id}`)
  await page.goto(storefront(label, `/kurv/${key}`))
  await expect(page.getByRole('listitem').filter({ hasText: 'Tærte' })).toContainText('Menuen findes ikke længere.')
  await expect(page.getByRole('complementary')).toContainText('I altkr. 1.000,00')
  await page.getByRole('button', { name: 'Læg i min kurv' }).click()
  await page.getByRole('link', { name: 'Gå til bestilling' }).click()
  const ordered = page.getByRole('complementary', { name: 'Oversigt' })
  await expect(ordered).toContainText('10 × Suppe')
  await expect(ordered).not.toContainText('Tærte')
  await cater.remove()
})
