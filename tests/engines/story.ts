import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, test } from 'vitest'
import { startEngine } from './startEngine.ts'
import type { Screen } from './engine.ts'
import { openPage, type Page } from './page.ts'

export const DESKTOP: Screen = { width: 1280, height: 900 }

/** As narrow as WebKit's browser of Debian can be, and still a phone's layout. */
export const PHONE: Screen = { width: 450, height: 844 }

const RESULTS = 'test-results/engines'

/** A test in a browser of its own; where it fails it says what it waited for, and photographs the page. */
export function story(title: string, screen: Screen, act: (page: Page) => Promise<void>): void {
  // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect -- each story has its own
  test(title, async ({ signal }) => {
    const engine = await startEngine(screen)
    const page = openPage(engine, signal)
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await report(title, page).catch(console.error)
      await engine.close()
    })
    await act(page)
  })
}

async function report(title: string, page: Page): Promise<void> {
  console.error(await page.describe())
  mkdirSync(RESULTS, { recursive: true })
  const name = `${process.env.ENGINE} ${title}`.replace(/[^\w-]+/g, '-')
  writeFileSync(join(RESULTS, `${name}.png`), await page.photograph())
}
