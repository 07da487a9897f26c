import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { signIn } from './signIn.ts'

/** The chunks with the editor, the charts and the drag library. */
const HEAVY = ['RichTextEditor', 'drawWeekPlot', 'SortableList']

test('ADM-11 RTE-1 the editor, the charts and the drag library load only where they are used', async ({ page }) => {
  const requested = new Set<string>()
  page.on('request', (request) => {
    const found = HEAVY.find((name) => new URL(request.url()).pathname.startsWith(`/assets/${name}-`))
    if (found && request.resourceType() === 'script') requested.add(found)
  })
  const shows = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const way = (name: string) =>
    page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name, exact: true })
  const tile = (name: string) => page.getByRole('navigation', { name: 'Katalog' }).getByRole('link', { name })
  const add = page.getByRole('main').getByRole('link', { name: 'Tilføj' })
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', '/admin/ordre'))
  // by then the page has requested all chunks of its hydration
  await expect(page.getByText('Forbundet')).toBeAttached()
  await way('Menuer').click()
  await shows('Menuer')
  await way('Min profil').click()
  await tile('Retter').click()
  await add.click()
  await shows('Ny ret')
  expect([...requested]).toEqual([])

  await way('Min profil').click()
  await tile('Services').click()
  await add.click()
  await expect.poll(() => [...requested]).toEqual(['RichTextEditor'])
  await way('Min profil').click()
  await tile('Kategorier').click()
  await expect.poll(() => [...requested]).toEqual(['RichTextEditor', 'SortableList'])
  await way('Dashboard').click()
  await expect.poll(() => [...requested]).toEqual(['RichTextEditor', 'SortableList', 'drawWeekPlot'])
})
