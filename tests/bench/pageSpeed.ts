import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserArgs, findBrowser } from '../../scripts/browser.mjs'
import { ownPort } from '../fixtures/ownPort.ts'
import { measureLighthouse } from './lighthouseFigures.ts'
import { createLargeMenu } from './largeMenu.ts'
import { measureLongLists } from './longLists.ts'
import { measureOrderOpening } from './orderOpening.ts'
import { measurePartyBar } from './partyBar.ts'
import { measureRowPrice } from './rowPrice.ts'
import type { Product } from '../e2e/product.ts'
import { measureClickLatency } from './clickLatency.ts'

/** Measures the pages in a browser: Lighthouse, a press on a large menu, an answer for a date, an order, a price, long lists. */
export async function measurePages(product: Product): Promise<void> {
  const { port, v2 } = product
  const executablePath = await findBrowser()
  if (!executablePath) {
    console.log('\nSKIPPED what is measured in a browser: there is none')
    return
  }
  const debuggingPort = await ownPort()
  const profile = await mkdtemp(join(tmpdir(), 'kuvert-bench-browser-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    // Caddy's own authority is nobody that the browser knows
    args: [...browserArgs, '--ignore-certificate-errors', `--remote-debugging-port=${debuggingPort}`],
  })
  try {
    await measureLighthouse(context, port, debuggingPort)
    await createLargeMenu(v2)
    await measureClickLatency(context, `http://nyt.localhost:${port}`)
    await measurePartyBar(context, `http://smagen.localhost:${port}`)
    await measureOrderOpening(context, product)
    await measureRowPrice(context)
    await measureLongLists(context, product)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
