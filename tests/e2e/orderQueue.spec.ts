import { expect, type Page } from '@playwright/test'
import { countClicks } from './countClicks.ts'
import { expectAccessible } from './expectAccessible.ts'
import { expectUncovered } from './expectUncovered.ts'
import { openKitchen, type OwnKitchen } from './ownKitchen.ts'
import { test } from './serviceClock.ts'
import { signIn } from './signIn.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, { reference }: { reference: number }) =>
  page.getByRole('heading', { level: 1, name: `Ordre ${reference}` })
const next = (page: Page, count: number) => page.getByRole('link', { name: `Næste der venter (${count})` })
const open = async (page: Page, kitchen: OwnKitchen, path: string) => {
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address(path))
  await expect(page.getByText('Forbundet')).toBeVisible()
}

test('DAY-1 ORD-3 ORD-4 ORD-6 the queue is answered from the oldest on, each in two clicks; an answer stays undoable elsewhere, and of two people the later sees who answered', async ({
  page,
  holdClocks,
}) => {
  const kitchen = await openKitchen('koe')
  const first = await kitchen.order('Anna')
  const second = await kitchen.order('Bo')
  const third = await kitchen.order('Carl')
  const person = countClicks()
  await holdClocks(page)
  await open(page, kitchen, '/admin')

  await person.click(page.getByRole('link', { name: 'Svar på den ældste' }))
  await expect(heading(page, first)).toBeVisible()
  const question = page.getByRole('region', { name: 'Svar på ordren' })
  await expect(question).toContainText(`Vil du godkende ordre ${first.reference} til Anna Kunde?`)
  await expectAccessible(page, 'order, confirmation of its answer')
  await person.click(button(page, 'Ja, godkend'))
  expect(person.take()).toBe(2)

  // it stays, with its deed and the way on
  await expect(page.getByText('Du har godkendt denne ordre. Betaling mangler.')).toBeVisible()
  await expect(page.getByText(`Ordre ${first.reference} er godkendt`)).toBeVisible()
  await expect(button(page, 'Fortryd')).toBeInViewport({ ratio: 1 })
  // above the page, of which it covers nothing
  await expect(page.getByRole('main').getByRole('button', { name: 'Fortryd' })).toHaveCount(0)
  await expectUncovered(page.getByRole('link', { name: 'Tilbage' }))
  await expectUncovered(page.getByRole('main').getByRole('heading', { level: 1 }))
  await person.click(next(page, 2))
  await expect(heading(page, second)).toBeVisible()
  await expect(page.getByText(`Ordre ${first.reference} er godkendt`)).toBeVisible()
  // refused with a reason in one press
  const reasons = page.getByRole('group', { name: 'Afvis med begrundelsen' })
  await person.click(reasons.getByRole('button', { name: 'Fuldt booket' }))
  await expect(page.getByText('Begrundelse: Vi er desværre fuldt booket den dag.')).toBeVisible()
  expect(person.take()).toBe(2)

  // on another page the undo is still there
  await page.getByRole('link', { name: 'Tilbage' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /dashboard/i })).toBeVisible()
  const notice = page.getByText(`Ordre ${second.reference} er afvist`)
  await expect(notice).toBeVisible()
  await button(page, 'Fortryd').first().click()
  await expect(page.getByText('Afvisningen er fortrudt')).toBeVisible()
  await expect(notice).toHaveCount(0)
  const waiting = page.getByRole('region', { name: 'Venter på svar' })
  await expect(waiting.getByText(String(second.reference))).toBeVisible()
  await expect(waiting.getByText(String(third.reference))).toBeVisible()
  await expect(waiting.getByText(String(first.reference))).toHaveCount(0)

  // somebody else answers before the page's own answer is there
  await page.getByRole('link', { name: 'Svar på den ældste' }).click()
  await expect(heading(page, second)).toBeVisible()
  let hold = true
  await page.route('**/graphql', async (route) => {
    if (hold && route.request().postData()?.includes('useAcceptOrderMutation')) {
      hold = false
      await kitchen.answer(second, 'refuse', { reason: 'Vi har ferie' })
    }
    await route.fallback()
  })
  await button(page, 'Ja, godkend').click()
  await expect(question).toContainText('Ordren er allerede behandlet.')
  await expect(question).toContainText(/Afvist af Signe Kok \d\d-\d\d-\d{4} \d\d:\d\d/)
  await expect(page.getByText('Begrundelse: Vi har ferie')).toBeVisible()
  await expectAccessible(page, 'order, answered by somebody else')
  await next(page, 1).click()
  await expect(heading(page, third)).toBeVisible()
  await expect(question).toContainText(`Vil du godkende ordre ${third.reference}`)
})

test('ORL-2 DAY-1 DAY-2 by keyboard: the list is searched and walked through, each order fetched before it is opened, and letters act on it, never while typing', async ({
  page,
  holdClocks,
}) => {
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-printed', '')
  })
  const kitchen = await openKitchen('koe-taster')
  const first = await kitchen.order('Erik')
  const second = await kitchen.order('Freja')
  const third = await kitchen.order('Gerda')
  await holdClocks(page)
  const fetched: string[] = []
  page.on('request', (request) => {
    const body = request.url().endsWith('/graphql') ? (request.postData() ?? '') : ''
    if (body.includes('OrderRouteQuery')) fetched.push(String(JSON.parse(body).variables.id))
  })
  await open(page, kitchen, '/admin/ordre')
  const link = (order: { reference: number }) => page.getByRole('link', { name: String(order.reference) })
  await link(third).hover()
  await expect.poll(() => fetched).toEqual([third.id])

  const search = page.getByRole('searchbox', { name: 'Søg i ordrer' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
  await expect(link(second)).toBeFocused()
  // Where the machine is slow, the focus rests on the others long enough, too
  await expect.poll(() => fetched).toContain(second.id)
  await page.keyboard.press('Enter')
  await expect(heading(page, second)).toBeVisible()
  expect(fetched.filter((id) => id === second.id)).toHaveLength(1)

  await expect(page.getByText('2 af 3')).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading(page, first)).toBeVisible()
  await expect(page.getByText('3 af 3')).toBeVisible()
  await page.keyboard.press('k')
  await expect(heading(page, second)).toBeVisible()

  const message = page.getByLabel('Besked til kunden')
  await page.keyboard.press('m')
  await expect(message).toBeFocused()
  await page.keyboard.type('gajkp?')
  await expect(message).toHaveValue('gajkp?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await message.blur()

  await page.keyboard.press('p')
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Tastaturgenveje' })).toBeVisible()
  await expectAccessible(page, 'keys of the office')
  // a letter in a dialog is none
  await page.keyboard.press('g')
  await expect(page.getByRole('dialog', { name: 'Vil du godkende ordren?' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // the confirmation stays
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog', { name: 'Vil du afvise ordren?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('g')
  await expect(button(page, 'Ja, godkend')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Du har godkendt denne ordre. Betaling mangler.')).toBeVisible()
  await expect(button(page, 'Fortryd')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Denne ordre mangler både godkendelse og betaling.')).toBeVisible()
  await page.getByRole('link', { name: 'Tilbage' }).click()
  await expect(page).toHaveURL(kitchen.address('/admin/ordre'))
})
