import { expect, test } from '@playwright/test'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { storefront, v2 } from './addresses.ts'
import { addToBasket, card, group } from './frokostplatte.ts'
import { mailsTo } from './mailbox.ts'
import { findViolations } from './violations.ts'

test('ALG-3 ALG-6 ALG-7 what a choice contains follows it to basket, order and mail, with what guests need @phone', async ({
  page,
}, { project }) => {
  await page.goto(storefront('smagen'))
  const menu = card(page, 'Frokostplatte')
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  const contents = menu.getByText(/^Indeholder:/)
  await expect(contents).toHaveText('Indeholder: hvede, rug, mælk')
  const kinds = group(page, 'Vælg 3 slags smørrebrød')
  await kinds.getByRole('checkbox', { name: /Kartoffel med purløg/ }).check()
  await expect(contents).toHaveText('Indeholder: hvede, rug, æg, mælk, sennep')
  await kinds.getByRole('checkbox', { name: /Marineret sild/ }).check()
  await kinds.getByRole('checkbox', { name: /Æg og håndpillede rejer/ }).check()
  await expect(contents).toHaveText('Indeholder: hvede, rug, krebsdyr, æg, fisk, mælk, sennep')
  await kinds.getByRole('checkbox', { name: /Æg og håndpillede rejer/ }).uncheck()
  await kinds.getByRole('checkbox', { name: /Hønsesalat med bacon/ }).check()
  const chosen = 'Indeholder: hvede, rug, æg, fisk, mælk, sennep'
  await expect(contents).toHaveText(chosen)
  await expect(menu.getByText(/^Kan indeholde:/)).toHaveText('Kan indeholde: selleri, sesam, svovldioxid og sulfitter')
  await group(page, 'Tilbehør').getByRole('button', { name: 'Flere' }).last().click()
  expect(await findViolations(page)).toEqual([])
  await addToBasket(page, 'Gå til bestilling')

  const summary = page.getByRole('complementary', { name: 'Oversigt' })
  await expect(summary.getByText(/^Indeholder:/)).toHaveText(chosen)
  await page.getByRole('button', { name: 'Tilføj hensyn' }).click()
  const first = page.getByRole('group', { name: 'Hensyn 1' })
  await expect(first.getByLabel('Antal')).toBeFocused()
  await first.getByLabel('Antal').fill('3')
  await page.getByRole('button', { name: 'Tilføj endnu et' }).click()
  const second = page.getByRole('group', { name: 'Hensyn 2' })
  await second.getByLabel('Antal').fill('nogle')
  await second.getByLabel('Hensyn', { exact: true }).selectOption('Andet')
  const email = `allergi-${project.name}@example.dk`
  await page.getByLabel('Fornavn').fill('Anna')
  await page.getByLabel('Efternavn').fill('Allergi')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Telefon').fill('20304052')
  await page.getByLabel('Afhentning').check()
  const { time } = await frokostplatteBody(v2(), email)
  await page.getByRole('textbox', { name: 'Dato' }).fill(time.date.split('-').reverse().join('-'))
  await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(second.getByLabel('Antal')).toBeFocused()
  await expect(second.getByLabel('Antal')).toHaveAccessibleDescription('Skriv et tal.')
  await expect(second.getByLabel('Hvad?')).toHaveAccessibleDescription('Vælg eller skriv, hvad I skal tage hensyn til.')
  expect(await findViolations(page)).toEqual([])
  await second.getByLabel('Antal').fill('1')
  await second.getByLabel('Hvad?').fill('ingen løg')
  await page.reload()
  await expect(second.getByLabel('Hvad?')).toHaveValue('ingen løg')
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page).toHaveURL(/\/tak-for-din-bestilling/)
  await expect(page.getByText('3 uden gluten; 1 ingen løg')).toBeVisible()

  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBeGreaterThan(0)
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain(chosen)
  expect(JSON.stringify(mail)).not.toContain('ingen løg')
})

test('ALG-4 ALG-5 a storefront shows what can be had without gluten in three blocks, kept in the address @phone', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await page.getByRole('button', { name: 'Kost og allergener' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kost og allergener' })
  await dialog.getByRole('group', { name: 'Uden' }).getByText('Fisk', { exact: true }).click()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Vis menuer' }).click()
  await expect(page).toHaveURL(/uden=FISH/)
  const choosable = page.getByRole('region', { name: 'Kan vælges, så det passer', exact: true })
  await expect(choosable.getByRole('article', { name: 'Frokostplatte' })).toContainText('Kan vælges uden fisk.')
  await expect(choosable.getByRole('article', { name: 'Frokostplatte' })).toContainText(/Altid: .*gluten/)
  expect(await findViolations(page)).toEqual([])
  await page.reload()
  await expect(choosable.getByRole('article', { name: 'Frokostplatte' })).toBeVisible()
  await page.getByRole('button', { name: 'Kost og allergener, 1 valgt' }).click()
  await dialog.getByRole('button', { name: 'Ryd' }).click()
  await expect(choosable).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Frokostplatte' })).toBeVisible()

  await page.goto(storefront('gront', '/?kost=VEGAN'))
  await expect(
    page.getByRole('region', { name: 'Ikke oplyst', exact: true }).getByRole('article').first(),
  ).toContainText('Ikke oplyst for al maden.')
  await expect(page.getByRole('region', { name: 'Passer', exact: true })).toHaveCount(0)
})
