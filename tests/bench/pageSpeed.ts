import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserArgs, findBrowser } from '../../scripts/browser.mjs'
import { freePort } from '../fixtures/v2Process.ts'
import { lighthouseFigures } from './lighthouseFigures.ts'
import { largeMenu } from './largeMenu.ts'
import { longLists } from './longLists.ts'
import type { Product } from '../e2e/product.ts'
import { workOfPress } from './clickLatency.ts'

/** How the pages do in a browser: Lighthouse, the work of a press on a large menu, and the office's long lists. */
export async function pageSpeed(product: Product): Promise<void> {
  const { port, v2 } = product
  const executablePath = await findBrowser()
  if (!executablePath) {
    console.log('\nSKIPPED what is measured in a browser: there is none')
    return
  }
  const debuggingPort = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'kuvert-bench-browser-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...browserArgs, `--remote-debugging-port=${debuggingPort}`],
  })
  try {
    await lighthouseFigures(context, `http://smagen.localhost:${port}`, debuggingPort)
    await largeMenu(v2)
    await workOfPress(context, `http://nyt.localhost:${port}`)
    await longLists(context, product)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
