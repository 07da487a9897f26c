import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserArgs, findBrowser } from '../../scripts/browser.mjs'
import { freePort } from '../fixtures/v2Process.ts'
import { lighthouseFigures } from './lighthouseFigures.ts'
import { largeMenu } from './largeMenu.ts'
import { workOfPress } from './workOfPress.ts'

/** How the storefront's pages do in a browser: Lighthouse, and the work of a press on a large menu. */
export async function pageSpeed(port: number, v2: string): Promise<void> {
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
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
