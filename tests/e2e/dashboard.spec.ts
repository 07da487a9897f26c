import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { placeOrder } from './placeOrder.ts'
import { signIn } from './signIn.ts'

test('ADM-3 DAY-11 a caterer sees its pending orders, oldest first, and its sales in a period that is part of the address', async ({
  page,
}) => {
  const { orderRef } = await placeOrder('dashboard@example.dk')
  const reference = String(orderRef)
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', '/admin'))
  await expect(page.getByRole('heading', { name: 'Admin dashboard for Smagen' })).toBeVisible()
  await expect(page.getByText('Forbundet')).toBeVisible()
  const waiting = page.getByRole('region', { name: 'Venter på svar' })
  const references = (await waiting.getByRole('listitem').getByRole('link').allInnerTexts()).map(Number)
  expect(references).toContain(Number(reference))
  expect(references).toEqual([...references].sort((a, b) => a - b))
  await expect(waiting.getByRole('listitem').filter({ hasText: reference })).toContainText(/Lige nu|\d m/)
  for (const name of ['Godkendt, ikke betalt', 'Leveringer i dag', 'Næste 7 dage'])
    await expect(page.getByRole('region', { name })).toBeVisible()

  // DAY-11: the day in a sentence, and the figures beside those of before
  await expect(page.getByText(/^[a-zø]+ \d\d-\d\d-\d{4}\. \d+ ordrer? venter på svar, /)).toBeVisible()
  await expect(page.getByText(/i de 12 uger før$/)).toBeVisible()

  // As a chart and as text
  const turnover = page.getByRole('img', { name: /^Omsætning pr\. uge: uge \d+ kr\.\s/ })
  await expect(turnover).toBeVisible()
  await expect
    .poll(() =>
      turnover.evaluate(
        (canvas: HTMLCanvasElement) =>
          new Set(canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data).size,
      ),
    )
    .toBeGreaterThan(2)
  await expectAccessible(page, 'dashboard')

  await page.getByLabel('Periode').selectOption('Seneste 4 uger')
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  await page.getByRole('button', { name: 'Vis som tabel' }).click()
  const table = page.getByRole('table').filter({ hasText: 'Omsætning' }).first()
  await expect(table.getByRole('row')).toHaveCount(5)
  await expectAccessible(page, 'dashboard, as a table')

  await page.getByRole('link', { name: 'Svar på den ældste' }).click()
  await expect(page.getByRole('heading', { name: `Ordre ${references[0]}` })).toBeVisible()
  // the address alone brings the period back
  await page.goBack()
  await page.reload()
  await expect(page.getByLabel('Periode')).toHaveValue('Seneste 4 uger')
})

test('ADM-3 SCA-14 an admin finds a caterer by typing, by keyboard alone, and all of them again', async ({ page }) => {
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', '/admin'))
  const cater = page.getByRole('combobox', { name: 'Cateringfirma' })
  await expect(cater).toHaveValue('Alle')
  await expect(page.getByText('Forbundet')).toBeVisible()
  await cater.focus()
  await page.keyboard.type('grønt')
  await expect(cater).toHaveValue('grønt')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/^Grønt/])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?cater=\d+$/)
  await expect(cater).toHaveValue('Grønt')
  await expect(page.getByRole('heading', { name: 'Admin dashboard for Grønt' })).toBeVisible()

  await cater.focus()
  await page.keyboard.type('findes ikke')
  await expect(page.getByText('Ingen passer.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cater).toHaveValue('Grønt')
  await cater.click()
  await page.getByRole('option', { name: 'Alle' }).click()
  await expect(page).not.toHaveURL(/cater=/)
})
