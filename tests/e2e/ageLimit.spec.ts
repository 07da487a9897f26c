import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { card } from './frokostplatte.ts'
import { createCater } from './ownCater.ts'
import { createUser } from './ownUser.ts'
import { signIn } from './signIn.ts'

const ONLINE = 'Alkohol bestilles direkte hos leverandøren.'

test('LAW-2 a caterer marks alcohol with an age limit; it is shown with it, and cannot be ordered online', async ({
  page,
}) => {
  const label = `alder-${crypto.randomUUID().slice(0, 8)}`
  const cater = await createCater(`Køkken ${label}`)
  await cater.openStorefront(label)
  const ida = await createUser('Ida', cater.number)
  const category = await cater.addCategory('Fest')
  const wine = await cater.addMenu('Vinpakke')
  const feast = await cater.addMenu('Festmenu', {
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
  await cater.call('POST', `/categories/${category.id}/add-menus`, { menus: [wine.id, feast.id] })
  await signIn(page, label, ida.email, ida.password)
  await page.goto(storefront(label, `/admin/caters/${cater.number}/menus/${wine.id}`))
  await page.getByLabel('Aldersgrænse').selectOption('16')
  await page.getByRole('button', { name: 'Opdater' }).first().click()
  await expect(page.getByText('Gemt', { exact: true }).first()).toBeVisible()

  await page.goto(storefront(label))
  await expect(card(page, 'Vinpakke')).toContainText(`16+ ${ONLINE}`)
  await expect(card(page, 'Vinpakke').getByRole('button', { name: 'Tilføj', exact: true })).toHaveCount(0)
  await card(page, 'Festmenu').getByRole('button', { name: 'Tilføj', exact: true }).click()
  const drinks = card(page, 'Festmenu').getByRole('group', { name: 'Drikke', exact: true })
  await expect(drinks).toContainText(`18+ ${ONLINE}`)
  await expect(drinks.getByRole('checkbox', { name: /Hedvin/ })).toBeDisabled()
  const extras = card(page, 'Festmenu').getByRole('group', { name: 'Tilvalg', exact: true })
  await expect(extras).toContainText(`18+ ${ONLINE}`)
  await expect(extras.getByRole('button', { name: 'Flere' })).toBeDisabled()
  await expectAccessible(page, 'menu with an age limit')
})
