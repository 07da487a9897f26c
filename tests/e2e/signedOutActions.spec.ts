import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { createCater } from './ownCater.ts'
import { endSession, signIn, signInAgain } from './signIn.ts'

// The other actions are in web/office/failedActions.test.tsx
test('ERR-2 LOG-5 ADM-12 KAT-4 a menu that is moved, and others that are ticked, after the session ended: says so, leads to the login, restores what was typed and ticked, and works afterwards', async ({
  page,
}) => {
  const cater = await createCater('Udlogningsprøven')
  const category = (await cater.addCategory('Frokost')).id
  const menus = []
  for (const name of ['Platte', 'Sandwich', 'Salat']) menus.push((await cater.addMenu(name)).id)
  await cater.call('POST', `/categories/${category}/add-menus`, { menus: menus.slice(0, 2) })
  const savedOrder = async () => {
    const { products } = await cater.call<{ products: { name: string; order: number }[] }>(
      'GET',
      `/categories/${category}`,
    )
    return products.toSorted((a, b) => a.order - b.order).map(({ name }) => name)
  }
  const here = storefront('smagen', `/admin/caters/${cater.number}/kategori/${category}`)
  const moveUp = () =>
    page.getByRole('listitem').filter({ hasText: 'Sandwich' }).getByRole('button', { name: 'Flyt op' }).click()
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type())
    await dialog.accept()
  })

  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(here)
  await expect(page.getByText('Forbundet')).toBeAttached()
  await page.getByLabel('Navn').fill('Frokost og brunch')
  await endSession(page)
  await moveUp()
  await expect(page.getByText('Du er ikke længere logget ind.')).toBeVisible()
  await expect(page.getByText('Rækkefølgen blev ikke gemt.')).toBeVisible()
  await expect(page.getByText('Noget gik galt')).toHaveCount(0)
  await expectAccessible(page, 'category, session ended')
  expect(await savedOrder()).toEqual(['Platte', 'Sandwich'])
  await signInAgain(page, 'admin@demo.dk')
  await expect(page).toHaveURL(here)
  // nothing is lost
  expect(dialogs).toEqual([])
  await page.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(page.getByLabel('Navn')).toHaveValue('Frokost og brunch')
  await moveUp()
  await expect.poll(savedOrder).toEqual(['Sandwich', 'Platte'])

  const tickSalad = page.getByRole('checkbox', { name: 'Salat' })
  await page.getByRole('button', { name: 'Tilføj eksisterende' }).click()
  await tickSalad.check()
  await endSession(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Tilføj menuer' }).click()
  await expect(dialog).toContainText('Du er ikke længere logget ind.')
  await expect(dialog).toContainText('Menuerne er ikke tilføjet. Dit valg er bevaret.')
  await expectAccessible(page, 'menus to add, session ended')
  await signInAgain(page, 'admin@demo.dk')
  await expect(page).toHaveURL(here)
  await page.getByRole('button', { name: 'Tilføj eksisterende' }).click()
  await expect(tickSalad).toBeChecked()
  await dialog.getByRole('button', { name: 'Tilføj menuer' }).click()
  await expect.poll(savedOrder).toEqual(['Sandwich', 'Platte', 'Salat'])
  await cater.remove()
})
