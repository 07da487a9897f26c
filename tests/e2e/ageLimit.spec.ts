import { expect, test } from '@playwright/test'
import { card } from './frokostplatte.ts'
import { openKitchen } from './ownKitchen.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

const ONLINE = 'Alkohol bestilles direkte hos leverandøren.'

test('LAW-2 a caterer marks alcohol with an age limit; it is shown with it, and cannot be ordered online @phone', async ({
  page,
}) => {
  const kitchen = await openKitchen('alder')
  const category = await kitchen.cater.addCategory('Fest')
  const wine = await kitchen.cater.addMenu('Vinpakke')
  const feast = await kitchen.cater.addMenu('Festmenu', {
    children: [
      {
        type: 'group',
        name: 'Drikke',
        minAmount: 1,
        maxAmount: 1,
        children: [
          { type: 'include', name: 'Vand' },
          { type: 'include', name: 'Hedvin', maxAmount: 1, ageLimit: 18 },
        ],
      },
      { type: 'extra', name: 'Snaps', price: 25, ageLimit: 18 },
    ],
  })
  await kitchen.cater.call('POST', `/categories/${category.id}/add-menus`, { menus: [wine.id, feast.id] })
  await signIn(page, kitchen.host, kitchen.ida.email, kitchen.ida.password)
  await page.goto(kitchen.address(`/admin/caters/${kitchen.cater.number}/menus/${wine.id}`))
  await page.getByLabel('Aldersgrænse').selectOption('16')
  await page.getByRole('button', { name: 'Opdater' }).first().click()
  await expect(page.getByText('Gemt', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Aldersgrænse')).toHaveValue('16')

  await page.goto(kitchen.address('/'))
  await expect(card(page, 'Vinpakke')).toContainText(`16+ ${ONLINE}`)
  await expect(card(page, 'Vinpakke').getByRole('button', { name: 'Tilføj', exact: true })).toHaveCount(0)
  await card(page, 'Festmenu').getByRole('button', { name: 'Tilføj', exact: true }).click()
  const drinks = card(page, 'Festmenu').getByRole('group', { name: 'Drikke', exact: true })
  await expect(drinks).toContainText(`18+ ${ONLINE}`)
  await expect(drinks.getByRole('checkbox', { name: /Hedvin/ })).toBeDisabled()
  const extras = card(page, 'Festmenu').getByRole('group', { name: 'Tilvalg', exact: true })
  await expect(extras).toContainText(`18+ ${ONLINE}`)
  await expect(extras.getByRole('button', { name: 'Flere' })).toBeDisabled()
  expect(await findViolations(page)).toEqual([])
})
