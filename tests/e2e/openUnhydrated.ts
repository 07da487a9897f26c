import type { Page } from '@playwright/test'

/** Opens a page whose script waits until the returned function is called, so that it is not hydrated before. */
export async function openUnhydrated(page: Page, address: string): Promise<() => void> {
  let letScriptCome = () => {}
  const isAllowed = new Promise<void>((resolve) => {
    letScriptCome = resolve
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await isAllowed
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  // Behind the inline script that remembers early presses
  await page.locator('#page-data').waitFor({ state: 'attached' })
  return letScriptCome
}
