import { expect, type Page, test } from '@playwright/test'
import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import { countClicks } from './countClicks.ts'
import { openKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'

test('DAY-3 DAY-5 DAY-6 DAY-9 from the dashboard the order of a caller is found with one key and typing, the deliveries of a day and the printed list of tomorrow are one click away, a menu is stopped with one and a price changed with two', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-printed', '')
  })
  const kitchen = await openKitchen('klik')
  const caller = await kitchen.order('Gudrun', 10, { phone: '21314151' })
  const tomorrows = await kitchen.order('Mona', 1, { date: addDays(danishDate(new Date()), 1) })
  await kitchen.answer(tomorrows, 'accept')
  const person = countClicks()
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address('/admin'))
  await expect(page.getByText('Forbundet')).toBeVisible()

  await person.press(page, 'Control+k')
  await expect(page.getByRole('combobox', { name: /^Søg efter/ })).toBeFocused()
  await page.keyboard.type('21 31 41 51')
  await expect(page.getByRole('option').filter({ hasText: String(caller.reference) })).toContainText('Gudrun Kunde')
  expect(person.take()).toBe(1)
  await leaveSearch(page)

  const week = page.getByRole('region', { name: 'Næste 7 dage' })
  await person.click(week.getByRole('link', { name: 'I morgen' }))
  await expect(page.getByRole('row').filter({ hasText: String(tomorrows.reference) })).toContainText('Mona Kunde')
  expect(person.take()).toBe(1)
  await page.goBack()

  const today = page.getByRole('region', { name: 'Leveringer i dag' })
  await person.click(today.getByRole('link', { name: 'Kørsel' }))
  await expect(page).toHaveURL(/\/produktion\/koersel/)
  await expect(page.getByRole('heading', { level: 1, name: /^Kørsel/ })).toBeVisible()
  expect(person.take()).toBe(1)
  await page.goBack()

  await person.click(page.getByRole('link', { name: 'Udskriv i morgen' }))
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await expect(page.getByRole('main')).toContainText('Frokost')
  await expect(page.getByRole('button', { name: 'Udskriv igen' })).toBeVisible()
  expect(person.take()).toBe(1)

  await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Menuer' }).click()
  const menu = page.getByRole('table', { name: 'Menuer' }).getByRole('row').filter({ hasText: 'Frokost' })
  await person.click(page.getByRole('button', { name: /^Pris for Frokost/ }))
  await page.keyboard.type('135')
  await person.press(page, 'Enter')
  await expect(menu).toContainText('135,00 DKK')
  expect(person.take()).toBe(2)
  await person.click(page.getByRole('button', { name: 'Udsolgt i dag Frokost', exact: true }))
  await expect(menu).toContainText('Sælg igen')
  expect(person.take()).toBe(1)
})

async function leaveSearch(page: Page) {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: /^Søg efter/ })).toHaveCount(0)
}
