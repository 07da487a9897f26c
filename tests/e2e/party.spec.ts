import { expect, test } from '@playwright/test'
import { addDays, danishDate } from '../../domain/danishTime.ts'
import { bare, storefront } from './addresses.ts'
import { addToBasket, card, chooseFrokostplatte, group, leaveDialogEntry } from './frokostplatte.ts'
import { findViolations } from './violations.ts'

test('VIS-1 the number of covers is asked once: every menu starts from it, and a link carries it @phone', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  const covers = page.getByRole('textbox', { name: 'Hvor mange er I?' })
  await covers.fill('4x')
  await expect(covers).toHaveAccessibleDescription(/^Køkkenet laver mad til mindst 10 kuverter\./)
  await covers.fill('40')
  await expect(covers).toHaveAccessibleDescription(/^Hver menu starter med 40 kuverter\./)
  await expect(page).toHaveURL(/[?&]kuverter=40$/)
  expect(await findViolations(page)).toEqual([])
  await chooseFrokostplatte(page)
  const stepper = card(page, 'Frokostplatte').getByRole('group', { name: 'Kuverter, Frokostplatte' })
  await expect(stepper.getByRole('textbox')).toHaveValue('40')
  await addToBasket(page, 'Gå til bestilling')
  await expect(page.getByRole('complementary', { name: 'Oversigt' })).toContainText('40 × Frokostplatte')

  // the next visit, and who is sent the address
  await page.goto(storefront('smagen', '/?category=Desserter'))
  await expect(covers).toHaveValue('40')
  await page.evaluate(() => localStorage.clear())
  await page.goto(storefront('smagen', '/?kuverter=25'))
  await expect(covers).toHaveValue('25')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kuverter'))).toBe('25')
  await page.goto(storefront('smagen'))
  await expect(covers).toHaveValue('25')
  await covers.fill('')
  await expect(page).toHaveURL(storefront('smagen'))
})

test('VIS-1 AVA-9 a number and a date that are typed before the page works count @phone', async ({ page }) => {
  const date = addDays(danishDate(new Date()), 30)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(storefront('smagen'), { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Hvor mange er I?' }).fill('40')
  await page.getByLabel('Hvornår?').fill(date)
  release()
  await expect(page).toHaveURL(new RegExp(`[?&]kuverter=40&dato=${date}$`))
  await expect(page.getByText('Kan leveres')).toBeVisible()
})

test('VIS-1 covers and extras are typed, within their limits, or stepped by keys and by holding a button @phone', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  const stepper = card(page, 'Frokostplatte').getByRole('group', { name: 'Kuverter, Frokostplatte' })
  const number = stepper.getByRole('textbox', { name: 'Antal' })
  await number.fill('80')
  await expect(card(page, 'Frokostplatte')).toContainText('80 × ')
  await number.press('ArrowUp')
  await number.press('PageDown')
  await expect(number).toHaveValue('71')
  // too few are typed: the limit counts once the field is left
  await number.fill('3')
  await expect(card(page, 'Frokostplatte')).toContainText('71 × ')
  await number.press('Enter')
  await expect(number).toHaveValue('10')

  const more = stepper.getByRole('button', { name: 'Flere' })
  await more.hover()
  await page.mouse.down()
  await expect.poll(async () => Number(await number.inputValue())).toBeGreaterThan(14)
  await page.mouse.up()
  const held = await number.inputValue()
  await number.focus()
  await expect(number).toHaveValue(held)

  const extra = group(page, 'Tilvalg').getByRole('group', { name: 'Dessert' }).getByRole('textbox', { name: 'Antal' })
  await extra.fill('12')
  await addToBasket(page, 'Gå til bestilling')
  await expect(page.getByRole('complementary', { name: 'Oversigt' })).toContainText('12x Dessert')
})

test('VIS-7 about, details and login are in the header of every page, and the login leads back to the order @phone', async ({
  page,
}) => {
  for (const path of ['/', '/handelsbetingelser', '/anmod']) {
    await page.goto(storefront('smagen', path))
    const header = page.getByRole('banner')
    for (const name of ['Om os', 'Detaljer']) {
      await header.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await leaveDialogEntry(page)
    }
  }
  await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click()
  await expect(page).toHaveTitle('Log ind – Smagen')
  await expect(page.getByRole('link', { name: 'bestille uden at logge ind' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Email').fill('kunde@demo.dk')
  await page.getByLabel('Adgangskode').fill('demo-1234')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page).toHaveURL(storefront('smagen', '/anmod'))
  await page.goto(bare('/login'))
  await expect(page).toHaveTitle('Log ind – Kuvert')
})

test('VIS-2 the foot of an open menu stays in view, and what is missing is said once, where it is missing @phone', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await card(page, 'Frokostplatte').getByRole('button', { name: 'Tilføj', exact: true }).click()
  const add = card(page, 'Frokostplatte').getByRole('button', { name: 'Læg i kurv' })
  await group(page, 'Vælg 3 slags smørrebrød').getByRole('checkbox').first().scrollIntoViewIfNeeded()
  await expect(add).toBeInViewport({ ratio: 1 })
  await add.click()
  await expect(page.getByText(/^Du mangler at vælge/)).toHaveText('Du mangler at vælge 3')
  await expect(group(page, 'Vælg 3 slags smørrebrød')).toBeFocused()
  await expect(group(page, 'Vælg 3 slags smørrebrød')).toContainText('Du mangler at vælge 3')
})
