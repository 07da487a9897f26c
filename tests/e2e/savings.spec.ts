import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { createCater } from './ownCater.ts'
import { signIn } from './signIn.ts'

test('MEM-4 the menu form says why a saving is not shown, and draws what the menu has cost', async ({ page }) => {
  const cater = await createCater('Priskøkkenet')
  const { id } = await cater.addMenu('Platte', { price: 149 })
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', `/admin/caters/${cater.number}/menus/${id}`))
  const history = page.getByRole('region', { name: 'Prisen de seneste 60 dage' })
  await expect(history.getByRole('listitem')).toContainText('kr. 149,00')
  await page.getByLabel('Pris pr. kuvert', { exact: true }).fill('129')
  await page.getByLabel('Førpris').fill('149')
  await page.getByRole('button', { name: 'Opdater' }).first().click()
  await expect(history).toContainText('Vises ikke: prisen skal have gældt i 30 dage, før den sættes ned')
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'menu form, saving not shown')
  await cater.remove()
})
