import { expect, type Page, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { signIn } from './signIn.ts'
import { waitForHydration } from './waitForHydration.ts'

/** Opens a page whose answer to who is signed in comes when all else stands; returns what moved from then on. */
async function shiftsOfSignIn(page: Page, untilShown: () => Promise<void>): Promise<string[]> {
  let answer = () => {}
  const hasRest = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('SignedInQuery')) await hasRest
    await route.continue()
  })
  await page.goto(storefront('smagen'))
  await waitForHydration(page)
  // Code that comes after the page has its say too
  await expect(page.getByRole('button', { name: 'Kost og allergener' })).toBeVisible()
  const inPage = await page.evaluateHandle(async () => {
    await document.fonts.ready
    const moved: string[] = []
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        moved.push(...sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`))
    }).observe({ type: 'layout-shift' })
    return moved
  })
  answer()
  await untilShown()
  // A shift is reported after the frame that it was drawn in
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  await page.unroute('**/graphql')
  return inPage.jsonValue()
}

test('SCA-1 LOG-7 who is signed in is shown on the page of all without a shift, and can log out there @phone', async ({
  page,
  context,
}) => {
  const banner = page.getByRole('banner')
  const logOut = banner.getByRole('button', { name: 'Log ud' })
  await signIn(page, 'smagen', 'smagen@demo.dk')
  expect(await shiftsOfSignIn(page, () => expect(banner.getByRole('link', { name: 'Signe' })).toBeVisible())).toEqual(
    [],
  )
  await signIn(page, 'smagen', 'kunde@demo.dk', 'demo-1234')
  expect(await shiftsOfSignIn(page, () => expect(logOut).toBeVisible())).toEqual([])
  await logOut.click()
  await expect(page.getByRole('link', { name: 'Log ind' })).toBeVisible()
  expect((await context.cookies()).some(({ name }) => name === 'session')).toBe(false)
})
