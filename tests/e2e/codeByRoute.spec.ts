import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { firstViewScripts } from '../bench/firstView.ts'
import { bare, storefront } from './addresses.ts'
import { signIn } from './signIn.ts'

const MAX_FIRST_VIEW_BYTES = 190 * 1024
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

test('STO-10 the first view of front page and caterer page loads at most 190 KB of JavaScript, by gzip', async ({
  page,
}) => {
  for (const address of [bare(), storefront('smagen')]) {
    const html = (await (await page.goto(address))?.text()) ?? ''
    const scripts = await Promise.all(
      [...firstViewScripts(html)].map(async (path) => (await page.request.get(bare(path))).body()),
    )
    expect(scripts.length, address).toBeGreaterThan(5)
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)
    expect.soft(bytes, address).toBeLessThanOrEqual(MAX_FIRST_VIEW_BYTES)
  }
})
