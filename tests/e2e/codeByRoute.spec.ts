import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { signIn } from './signIn.ts'

/** The chunks with the editor, the charts and the drag library. */
const HEAVY = ['RichTextEditor', 'drawWeekPlot', 'SortableList']
/** The chunks that each page of the office needs. */
const NEEDED = {
  '': ['drawWeekPlot'],
  '/ordre': [],
  '/caters/55': [],
  '/caters/55/kategorier': ['SortableList'],
  '/caters/55/kategori/opret': ['RichTextEditor'],
  '/caters/55/menuer': [],
  '/caters/55/anretning/opret': [],
  '/caters/55/service/opret': ['RichTextEditor'],
}

test('ADM-11 RTE-1 the editor, the charts and the drag library load only where they are used', async ({ page }) => {
  await signIn(page, 'smagen', 'smagen@demo.dk')
  let asked = new Set<string>()
  page.on('request', (request) => {
    const found = HEAVY.find((name) => new URL(request.url()).pathname.startsWith(`/assets/${name}-`))
    if (found && request.resourceType() === 'script') asked.add(found)
  })
  for (const [path, needed] of Object.entries(NEEDED)) {
    asked = new Set()
    await page.goto(storefront('smagen', `/admin${path}`))
    // by then the page has requested all chunks of its hydration
    await expect(page.getByText('Forbundet')).toBeAttached()
    await expect.poll(() => [...asked], path).toEqual(needed)
  }
})
