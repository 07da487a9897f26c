import type { BrowserContext } from '@playwright/test'
import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import { waitForHydration } from '../e2e/waitForHydration.ts'
import { percentile } from './load.ts'
import { verdict } from './verdict.ts'

const DAYS = 40
/** The first ones load the rule's code and the caterer's. */
const WARM_UP = 3
const MAX_MS = 100

/** AVA-9: the time in which the storefront's bar shows the availability of a day, from the choice of a date to its words. */
export async function measurePartyBar(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${origin}/?kuverter=40&postnr=8000`)
  await waitForHydration(page)
  const date = page.getByRole('region', { name: 'Jeres bestilling' }).getByLabel('Hvornår?')
  const first = addDays(danishDate(new Date()), 7)
  const times: number[] = []
  for (let day = 0; day < DAYS; day++) {
    const chosen = addDays(first, day)
    times.push(
      await date.evaluate(async (field: HTMLInputElement, value: string) => {
        const answer = document.getElementById(field.getAttribute('aria-describedby') ?? '')
        const begun = performance.now()
        // as typing does it: React listens to the setter of the element itself
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        while (!location.search.includes(`dato=${value}`) || !/kan|luk|book|plads/i.test(answer?.textContent ?? ''))
          await new Promise(requestAnimationFrame)
        return performance.now() - begun
      }, chosen),
    )
  }
  const p95 = percentile(times.slice(WARM_UP), 0.95)
  console.log(
    `\nThe bar answers for a date, p95 of ${DAYS - WARM_UP}: ${p95.toFixed(0)} ms${verdict(p95, { max: MAX_MS }, 'ms')}`,
  )
  await page.close()
}
