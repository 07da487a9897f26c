import { expect, test } from '@playwright/test'
import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import { bare, storefront } from './addresses.ts'
import { requestPage } from './requestPage.ts'
import { addToBasket, card, chooseFrokostplatte, leaveDialogEntry } from './frokostplatte.ts'
import { openUnhydrated } from './openUnhydrated.ts'

test('VIS-1 VIS-7 AVA-9 what is typed before the page works counts, every menu starts from it, a link carries it; the login leads back', async ({
  page,
}) => {
  const date = addDays(danishDate(new Date()), 30)
  const letScriptCome = await openUnhydrated(page, storefront('smagen'))
  const covers = page.getByRole('textbox', { name: 'Hvor mange er I?' })
  await covers.fill('40')
  await page.getByLabel('Hvornår?').fill(date)
  letScriptCome()
  await expect(page).toHaveURL(new RegExp(`[?&]kuverter=40&dato=${date}$`))
  await expect(page.getByText('Kan leveres')).toBeVisible()
  await page.getByLabel('Hvornår?').fill('')
  await covers.fill('4x')
  await expect(covers).toHaveAccessibleDescription(/^Køkkenet laver mad til mindst 10 kuverter\./)
  await covers.fill('40')
  await expect(covers).toHaveAccessibleDescription(/^Hver menu starter med 40 kuverter\./)
  await expect(page).toHaveURL(/[?&]kuverter=40$/)

  /** About and details are in the header of each page. */
  const openBoth = async () => {
    for (const name of ['Om os', 'Detaljer']) {
      await page.getByRole('banner').getByRole('button', { name }).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await leaveDialogEntry(page)
    }
  }
  const home = page.getByRole('banner').getByRole('link', { name: 'Smagen' })
  await openBoth()
  await page.getByRole('link', { name: 'Handelsbetingelser' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Handelsbetingelser')
  await openBoth()
  await home.click()
  await chooseFrokostplatte(page)
  const stepper = card(page, 'Frokostplatte').getByRole('group', { name: 'Kuverter, Frokostplatte' })
  await expect(stepper.getByRole('textbox')).toHaveValue('40')
  await addToBasket(page, 'Gå til bestilling')
  const overview = page.getByRole('complementary', { name: 'Oversigt' })
  await expect(overview).toContainText('40 × Frokostplatte')
  await openBoth()

  await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click()
  await expect(page).toHaveTitle('Log ind – Smagen')
  await expect(page.getByRole('link', { name: 'bestille uden at logge ind' })).toBeVisible()
  await page.getByLabel('Email').fill('kunde@demo.dk')
  await page.getByLabel('Adgangskode').fill('demo-1234')
  await page.getByRole('button', { name: 'Log ind' }).click()
  // another page, which has read what this browser stores
  await expect(page).toHaveURL(storefront('smagen', '/anmod'))
  await expect(overview).toContainText('40 × Frokostplatte')
  await home.click()
  await expect(covers).toHaveValue('40')
  await page.goto(storefront('smagen', '/?kuverter=25'))
  await expect(covers).toHaveValue('25')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kuverter'))).toBe('25')
  await covers.fill('')
  await expect(page).toHaveURL(storefront('smagen'))
  expect((await requestPage(bare('/login'))).body).toContain('<title>Log ind – Kuvert</title>')
})
