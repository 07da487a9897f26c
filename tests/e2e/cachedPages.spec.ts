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

test('SEC-13 SEC-21 a page that is kept for many addresses is taken over by the browser at each of them', async ({
  page,
}) => {
  const noise: string[] = []
  page.on('pageerror', ({ message }) => noise.push(message))
  page.on('console', (message) => {
    // The document that is not there is named by the browser
    if (message.type() === 'error' && !message.text().includes('404')) noise.push(message.text())
  })
  await test.step('an unknown category is the page without one, with the rest of its address', async () => {
    await page.goto(storefront('smagen', '/?category=findes-ikke&kuverter=40#menuer'))
    await waitForHydration(page)
    await expect(page).toHaveURL(storefront('smagen', '/?kuverter=40'))
    await expect(page).toHaveTitle(/^Smagen/)
    await expect(page.getByRole('article', { name: 'Frokostplatte' })).toBeVisible()
  })
  await test.step('an address that leads nowhere', async () => {
    for (const path of ['/findes/ikke?x=1', '/kurv']) {
      await page.goto(storefront('smagen', path))
      await waitForHydration(page)
      await expect(page).toHaveURL(storefront('smagen', path))
      await expect(page.getByRole('heading', { name: 'Siden findes ikke' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Til forsiden' }).click()
    await expect(page.getByRole('article', { name: 'Frokostplatte' })).toBeVisible()
  })
  await test.step('the login leads back to where it was asked for', async () => {
    await page.goto(storefront('smagen', '/login?from=/admin/ordre'))
    await waitForHydration(page)
    await page.getByLabel('Email').fill('smagen@demo.dk')
    await page.getByLabel('Adgangskode').fill('demo-1234')
    await page.getByRole('button', { name: 'Log ind' }).click()
    await expect(page).toHaveURL(storefront('smagen', '/admin/ordre'))
  })
  expect(noise).toEqual([])
})
