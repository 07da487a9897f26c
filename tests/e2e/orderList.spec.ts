import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import { deliveryDate } from '../fixtures/orderBody.ts'
import { bare } from './addresses.ts'
import { countClicks } from './countClicks.ts'
import { expectAccessible } from './expectAccessible.ts'
import { openKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'

/** The rows of orders, without the headers. */
const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Alle ordre' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Søg i ordrer' })
const heading = (page: Page) => page.getByRole('heading', { name: 'Alle ordre' })
const count = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

test('ORL-2 ORL-4 DAY-4 the list has counts, days, sorting and persons; it is filtered, all in the address, and downloaded as shown; the secret address of the calendar is copied, and renewed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const kitchen = await openKitchen('liste-filter')
  const tomorrow = addDays(danishDate(new Date()), 1)
  const anna = await kitchen.order('Anna', 10)
  const bo = await kitchen.order('Bo', 0, { date: tomorrow })
  await kitchen.order('Carl', 12)
  await kitchen.order('Dorte', 13)
  const erik = await kitchen.order('Erik', 14)
  await kitchen.answer(anna, 'refuse')
  await kitchen.answer(bo, 'accept')
  await kitchen.answer(erik, 'refuse')
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address('/admin/ordre'))
  await expect(page.getByText('Forbundet')).toBeVisible()
  await count(page, '5 ordrer, nyeste først')
  await expect(rows(page)).toHaveCount(5)
  const status = page.getByRole('navigation', { name: 'Status' })
  await expect(status.getByRole('link', { name: 'Afventer 2' })).toBeVisible()
  await expect(status.getByRole('link', { name: 'Godkendt, ubetalt 1' })).toBeVisible()
  await expectAccessible(page, 'order list')

  await page.getByRole('columnheader', { name: 'Levering' }).getByRole('link').click()
  await expect(page).toHaveURL(/\?sort=EARLIEST_DELIVERY_FIRST$/)
  await count(page, '5 ordrer, tidligste levering først')
  await expect(rows(page).first()).toContainText('Bo Kunde')
  await page.goBack()
  const days = page.getByRole('navigation', { name: 'Levering' })
  await days.getByRole('link', { name: /^I morgen/ }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(`${bo.reference}`)
  await days.getByRole('link', { name: /^I morgen/ }).click()
  await expect(rows(page)).toHaveCount(5)

  await status.getByRole('link', { name: 'Afvist', exact: true }).click()
  await expect(page).toHaveURL(/\?status=REFUSED$/)
  await count(page, '2 ordrer, nyeste først')
  await expect(rows(page).filter({ hasText: 'Afvist' })).toHaveCount(2)

  // the search preserves the focus and the rest of the filter
  await search(page).pressSequentially(String(anna.reference))
  await expect(page).toHaveURL(new RegExp(`\\?status=REFUSED&q=${anna.reference}$`))
  await expect(rows(page)).toHaveCount(1)
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue(String(anna.reference))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Hent som CSV' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFOrdre;Cater;Navn;Email;/)
  expect(lines.slice(1)).toEqual([expect.stringContaining(`${anna.reference};Køkken ${kitchen.host};Anna Kunde;`)])

  // a filter without matches offers a reset, which clears the fields too
  await search(page).fill('findes ikke')
  await expect(page.getByText('Ingen ordrer passer til filteret')).toBeVisible()
  await expectAccessible(page, 'order list, no match')
  await page.getByRole('link', { name: 'Ryd filteret' }).click()
  await expect(search(page)).toHaveValue('')
  await count(page, '5 ordrer, nyeste først')

  // dates are typed, or chosen in the calendar by keyboard; both ends are included
  const from = page.getByRole('textbox', { name: 'Levering fra' })
  const to = page.getByRole('textbox', { name: 'Levering til' })
  const date = bo.date.split('-').reverse().join('-')
  await from.fill('32-13-2026')
  await from.blur()
  await expect(page.getByText('Skriv datoen som DD-MM-ÅÅÅÅ')).toBeVisible()
  await from.fill(date)
  await expect(page).toHaveURL(/\?from=\d{4}-\d{2}-\d{2}$/)
  await to.fill(date)
  await expect(page).toHaveURL(/&to=\d{4}-\d{2}-\d{2}$/)
  await count(page, '1 ordre, nyeste først')
  await expect(rows(page)).toContainText(`${date} `)
  await page.getByRole('button', { name: 'Levering til: åbn kalender' }).press('Enter')
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(to).not.toHaveValue(date)
  // back steps through the filters
  await page.goBack()
  await expect(to).toHaveValue(date)

  await page.getByRole('button', { name: 'Kalenderfeed' }).click()
  await page.getByRole('button', { name: 'Lav adresse' }).click()
  const address = page.getByRole('textbox', { name: 'Kalenderens adresse' })
  await expect(address).toHaveValue(/^http:\/\/[\w-]+\.localhost:\d+\/kalender\/[\w-]{20,}\.ics$/)
  const before = await address.inputValue()
  await page.getByRole('button', { name: 'Kopier' }).click()
  await expect(page.getByText('Adressen er kopieret')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(before)
  const feed = await fetch(bare(new URL(before).pathname))
  expect(await feed.text()).toContain('BEGIN:VEVENT')
  await page.getByRole('button', { name: 'Ny adresse', exact: true }).click()
  await page.getByRole('button', { name: 'Annuller' }).click()
  await expect(address).toHaveValue(before)
  await expectAccessible(page, 'order list, address of the calendar')
  await page.getByRole('button', { name: 'Ny adresse', exact: true }).click()
  await page.getByRole('button', { name: 'Ja, ny adresse' }).click()
  await expect(address).not.toHaveValue(before)
  await expect(address).toHaveValue(/\/kalender\/[\w-]{20,}\.ics$/)

  // it is shown once, and can be ended
  await page.reload()
  await page.getByRole('button', { name: 'Kalenderfeed' }).click()
  await expect(page.getByText(/^Din adresse er fra .+ Ikke hentet endnu\.$/)).toBeVisible()
  await expect(address).toHaveCount(0)
  await page.getByRole('button', { name: 'Slet kalenderens adresse' }).click()
  await page.getByRole('button', { name: 'Ja, slet' }).click()
  await expect(page.getByRole('button', { name: 'Lav adresse' })).toBeVisible()
})

test('ORL-2 ORL-4 DAY-4 SCA-2 of many orders further pages are appended, and back from one restores scroll, filter and row; twenty are marked as paid in four clicks, and the slips of forty printed in two; their calendar is compressed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-printed', '')
  })
  const kitchen = await openKitchen('liste-lang')
  const all = 64
  const orders = []
  for (let placed = 0; placed < all; placed += 1)
    orders.push(await kitchen.order(`Kunde ${placed}`, placed < 20 ? 10 : 12))
  for (const order of orders.slice(0, 40)) await kitchen.answer(order, 'accept')
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address('/admin/ordre?from=2020-01-01'))
  await expect(rows(page)).toHaveCount(50)
  await expect(page.getByText(`Viser 50 af ${all}`)).toBeVisible()
  await page.getByRole('button', { name: 'Vis flere' }).click()
  await expect(rows(page)).toHaveCount(all)
  await expect(rows(page).nth(50).getByRole('link')).toBeFocused()
  // the live connection begins with a refetch of the list
  await expect(page.getByText('Forbundet')).toBeAttached()
  await expect(rows(page)).toHaveCount(all)

  const opened = rows(page).nth(52).getByRole('link')
  const reference = await opened.innerText()
  await opened.scrollIntoViewIfNeeded()
  await expect(rows(page).first()).not.toBeInViewport()
  const scroll = await page.evaluate(() => window.scrollY)
  await opened.click()
  await expect(page.getByRole('heading', { name: `Ordre ${reference}` })).toBeVisible()
  // longer than the store's data counts as fresh
  await page.clock.setSystemTime(Date.now() + 6 * 60_000)
  await page.getByRole('link', { name: 'Tilbage' }).click()
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/ordre\?from=2020-01-01$/)
  await expect(rows(page)).toHaveCount(all)
  await expect(page.getByRole('link', { name: reference, exact: true })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scroll)

  const person = countClicks()
  await page.getByRole('link', { name: 'Godkendt, ubetalt 40' }).click()
  await expect(page.getByText('Viser 40 af 40')).toBeVisible()
  await person.click(page.getByLabel('Vælg alle på siden'))
  await person.click(page.getByRole('link', { name: 'Udskriv sedler' }))
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await expect(page.getByRole('article')).toHaveCount(40)
  expect(person.take()).toBe(2)

  const day = deliveryDate(10)
  await page.goto(kitchen.address(`/admin/ordre?status=ACCEPTED&from=${day}&to=${day}`))
  await expect(page.getByText('Viser 20 af 20')).toBeVisible()
  await person.click(page.getByLabel('Vælg alle på siden'))
  await person.click(page.getByRole('button', { name: 'Marker som betalt', exact: true }))
  await person.click(page.getByLabel('Bankoverførsel'))
  await person.click(page.getByRole('button', { name: 'Ja, marker som betalt', exact: true }))
  await expect(page.getByRole('region', { name: 'Udfald' })).toContainText('20 af 20 ordrer er markeret som betalt')
  expect(person.take()).toBe(4)

  await page.getByRole('button', { name: 'Kalenderfeed' }).click()
  await page.getByRole('button', { name: 'Lav adresse' }).click()
  const calendar = await page.getByRole('textbox', { name: 'Kalenderens adresse' }).inputValue()
  const feed = await fetch(bare(new URL(calendar).pathname))
  expect((await feed.text()).match(/BEGIN:VEVENT/g)).toHaveLength(40)
  expect(feed.headers.get('content-encoding')).toBe('gzip')
})
