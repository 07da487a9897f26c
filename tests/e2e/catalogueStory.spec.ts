import { expect } from '@playwright/test'
import { storefront } from './addresses.ts'
import { card } from './frokostplatte.ts'
import { test } from './newBrowser.ts'
import { createCater } from './ownCater.ts'
import { createUser } from './ownUser.ts'
import { createPicture } from './pictures.ts'
import { signIn } from './signIn.ts'

test('ADM-7 KAT-2 MEN-3 SER-1 STO-1 a new caterer builds its catalogue, and a visitor sees exactly that at once', async ({
  newBrowser,
}) => {
  const host = `nyhavn-${crypto.randomUUID().slice(0, 8)}`
  const cater = await createCater('Nyhavn Mad', { minEnvelopes: 10 })
  await cater.openStorefront(host)
  const nora = await createUser('Nora', cater.number)
  const page = await newBrowser()
  await signIn(page, host, nora.email, nora.password)
  await page.goto(storefront(host, `/admin/caters/${cater.number}`))
  await expect(page.getByText('Forbundet')).toBeAttached()
  const openList = (name: string) =>
    page.getByRole('navigation', { name: 'Katalog' }).getByRole('link', { name }).click()
  const goBack = () =>
    page.getByRole('navigation', { name: 'Brødkrumme' }).getByRole('link', { name: 'Nyhavn Mad' }).click()

  await openList('Kategorier')
  await page.getByRole('link', { name: 'Tilføj ny' }).click()
  await expect(page.getByRole('heading', { name: 'Ny kategori' })).toBeVisible()
  await page.getByLabel('Navn').fill('Desserter')
  await page.getByRole('button', { name: 'Gem og opret ny' }).click()
  await expect(page.getByLabel('Navn')).toHaveValue('')
  await page.getByLabel('Navn').fill('Frokost')
  await page.getByRole('textbox', { name: 'Beskrivelse' }).fill('Fra kajen.')
  await page.getByLabel('Billeder: vælg billede').setInputFiles(await createPicture('kaj.png', '#224488'))
  await page.getByLabel('Billedtekst').fill('Kajen ved Nyhavn')
  await page.getByRole('button', { name: 'Gem og se' }).click()

  await page.getByRole('link', { name: 'Tilføj ny' }).click()
  // the old page stays until the new one has loaded
  await expect(page.getByRole('heading', { name: 'Ny menu' })).toBeVisible()
  await page.getByLabel('Navn').fill('Kajplatten')
  await page.getByLabel('Min. kuverter').fill('10')
  await page.getByLabel('Pris pr. kuvert').fill('150')
  await page.getByLabel('Førpris').fill('200')
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await page.getByRole('button', { name: 'Gruppe', exact: true }).click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByLabel('Navn').fill('Vælg 1 slags fisk')
  await dialog.getByLabel('Min', { exact: true }).fill('1')
  await dialog.getByLabel('Max', { exact: true }).fill('1')
  await dialog.getByRole('button', { name: 'Gem', exact: true }).click()
  for (const name of ['Sild', 'Laks']) {
    await page.getByRole('button', { name: 'Tilføj valg' }).last().click()
    await dialog.getByLabel('Navn').fill(name)
    await dialog.getByLabel('Max', { exact: true }).fill('1')
    await dialog.getByRole('button', { name: 'Gem', exact: true }).click()
    await expect(dialog.getByRole('list', { name: 'Valg' })).toContainText(name)
  }
  await dialog.getByRole('button', { name: 'Luk' }).click()
  await page.getByRole('button', { name: 'Tilvalg', exact: true }).click()
  await dialog.getByLabel('Navn').fill('Øl')
  await dialog.getByLabel('Pris').fill('30')
  await dialog.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Øl' })).toContainText('30,00 DKK')

  await goBack()
  await openList('Services')
  await page.getByRole('link', { name: 'Tilføj ny' }).click()
  await expect(page.getByRole('heading', { name: 'Ny service' })).toBeVisible()
  await page.getByLabel('Navn').fill('Kørsel')
  await page.getByRole('textbox', { name: 'Beskrivelse' }).fill('Til døren.')
  await page.getByLabel('Pris').fill('175')
  await page.getByRole('checkbox', { name: 'Påkrævet' }).check()
  await page.getByRole('button', { name: 'Gem og se' }).click()
  await expect(page.getByRole('heading', { name: 'Kørsel' })).toBeVisible()

  await goBack()
  await openList('Kategorier')
  const rows = page.getByRole('list', { name: 'Kategorier' }).getByRole('listitem')
  await rows.filter({ hasText: 'Frokost' }).getByRole('button', { name: 'Flyt op' }).click()
  await expect(rows.first()).toContainText('Frokost')

  const visitor = await newBrowser()
  const firstCategory = async () => {
    await visitor.goto(storefront(host))
    return visitor
      .getByRole('link', { name: /^(Frokost|Desserter)/ })
      .first()
      .innerText()
  }
  await expect.poll(firstCategory).toContain('Frokost')
  await expect(visitor.getByText('Fra kajen.')).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'Kajen ved Nyhavn' }).first()).toBeVisible()
  const menu = card(visitor, 'Kajplatten')
  await expect(menu).toContainText('kr. 150,00')
  // MEM-4: it has not cost its former price for 30 days
  await expect(menu).not.toContainText('Spar')
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  await menu.getByRole('group', { name: 'Vælg 1 slags fisk', exact: true }).getByRole('checkbox').first().check()
  await expect(menu.getByRole('group', { name: 'Tilvalg' })).toContainText('Øl')
  await menu.getByRole('button', { name: 'Læg i kurv' }).click()
  await visitor.getByRole('dialog').getByText('Gå til bestilling').click()
  // ten covers and the required service
  await expect(visitor.getByText('kr. 1.675,00').first()).toBeVisible()
})
