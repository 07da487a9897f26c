import type { BrowserContext } from '@playwright/test'
import { openKitchen } from '../e2e/ownKitchen.ts'
import { signIn } from '../e2e/signIn.ts'
import { percentile } from './load.ts'
import { verdict } from './verdict.ts'

const SAVES = 25
/** The first ones load the code of the field. */
const WARM_UP = 3
const MAX_MS = 300

/** DAY-6: how soon a price typed in its row of the menus is saved, from Enter to the service's answer in the row. */
export async function measureRowPrice(context: BrowserContext): Promise<void> {
  const kitchen = await openKitchen('pris-i-raekken')
  const page = await context.newPage()
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address(`/admin/caters/${kitchen.cater.number}/menuer`))
  const row = page.getByRole('table', { name: 'Menuer' }).getByRole('row').filter({ hasText: 'Frokost' })
  const times: number[] = []
  for (let price = 101; price <= 100 + SAVES; price++) {
    await page.getByRole('button', { name: /^Pris for Frokost/ }).click()
    await page.keyboard.type(String(price))
    const saved = page.waitForResponse((response) => response.url().includes('/graphql'))
    const begun = performance.now()
    await page.keyboard.press('Enter')
    await saved
    await row.getByText(`${price},00 DKK`).waitFor()
    times.push(performance.now() - begun)
  }
  const p95 = percentile(times.slice(WARM_UP), 0.95)
  console.log(
    `\nA price in its row is saved, p95 of ${SAVES - WARM_UP}: ${p95.toFixed(0)} ms${verdict(p95, { max: MAX_MS }, 'ms')}`,
  )
  await page.close()
}
