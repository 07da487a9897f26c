import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { createCater } from './ownCater.ts'
import { signIn } from './signIn.ts'

interface WireMenu {
  name: string
  price: number
  children: WireMenu[]
}

test('DAY-7 the items of a group are typed one after the other, edited in their rows, and moved between groups and out of them by drag, keyboard and button', async ({
  page,
}) => {
  const cater = await createCater('Rækkeprøven')
  const item = (name: string) => ({ type: 'include', name })
  const children = [
    { type: 'group', name: 'Vælg fisk', minAmount: 1, children: [item('Sild')] },
    { type: 'group', name: 'Vælg kød', children: [item('Roastbeef')] },
    { type: 'extra', name: 'Snaps', price: 30 },
  ]
  const menu = await cater.addMenu('Platte', { children })
  const saved = async () => (await cater.call<WireMenu>('GET', `/products/menus/${menu.id}`)).children
  const outline = async () =>
    (await saved()).map(({ name, children: items }) => [name, ...items.map((child) => child.name)].join(' '))
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: `Navn: ${name}` }) })
  const handle = (name: string) => row(name).getByRole('button', { name: 'Træk for at flytte' })
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', `/admin/caters/${cater.number}/menus/${menu.id}`))
  await expect(page.getByText('Forbundet')).toBeAttached()

  const field = page.getByRole('textbox', { name: 'Nyt valg i Vælg fisk' })
  await field.click()
  for (const name of ['Laks', 'Rejer']) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
  }
  await expect(field).toBeFocused()
  await expect(page.getByRole('button', { name: 'Navn: Rejer' })).toBeVisible()
  await expect.poll(outline).toEqual(['Vælg fisk Sild Laks Rejer', 'Vælg kød Roastbeef', 'Snaps'])

  await page.getByRole('button', { name: 'Navn: Sild' }).click()
  await page.getByRole('textbox', { name: 'Navn: Sild' }).fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Skal udfyldes' })).toBeVisible()
  await expectAccessible(page, 'menu, an item without a name')
  await page.getByRole('button', { name: 'Navn: Sild' }).click()
  await page.keyboard.type('Kryddersild')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Pris for Kryddersild' }).click()
  await page.keyboard.type('12,50')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pris for Kryddersild' })).toHaveText('12,50 DKK')
  await expect.poll(async () => (await saved())[0]?.children[0]).toMatchObject({ name: 'Kryddersild', price: 12.5 })

  await row('Kryddersild').getByRole('button', { name: 'Flyt til gruppe ...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Flyt Kryddersild til' })
  await expectAccessible(page, 'moving an item to another group')
  await dialog.getByRole('button', { name: 'Vælg kød' }).click()
  await expect.poll(outline).toEqual(['Vælg fisk Laks Rejer', 'Vælg kød Roastbeef Kryddersild', 'Snaps'])
  await expect(page.getByText('Kryddersild er flyttet til gruppen Vælg kød, plads 2 af 2.')).toBeAttached()

  await row('Rejer').getByRole('button', { name: 'Flyt op' }).click()
  await expect.poll(outline).toEqual(['Vælg fisk Rejer Laks', 'Vælg kød Roastbeef Kryddersild', 'Snaps'])

  await handle('Laks').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Laks er taget og står i gruppen Vælg fisk, plads 2 af 2.')).toBeAttached()
  // the end of its own group, then the head of the next one
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Laks er over gruppen Vælg fisk, plads 2 af 2.')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Laks er over gruppen Vælg kød, plads 1 af 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(outline).toEqual(['Vælg fisk Rejer', 'Vælg kød Laks Roastbeef Kryddersild', 'Snaps'])

  await row('Kryddersild').getByRole('button', { name: 'Flyt til gruppe ...' }).click()
  await dialog.getByRole('button', { name: 'Tilvalg' }).click()
  await expect(row('Kryddersild')).toContainText('Tilvalg')
  await expect.poll(outline).toEqual(['Vælg fisk Rejer', 'Vælg kød Laks Roastbeef', 'Snaps', 'Kryddersild'])

  await handle('Snaps').dragTo(row('Roastbeef'), { force: true, steps: 20 })
  await expect.poll(outline).toEqual(['Vælg fisk Rejer', 'Vælg kød Laks Snaps Roastbeef', 'Kryddersild'])
  await expect(row('Snaps')).toContainText('Valg')

  // So fast that the pointer has arrived before the dragged row is first drawn
  const topOf = async (text: string) => (await row(text).boundingBox())?.y ?? 0
  const way = (await topOf('Laks')) - (await topOf('Kryddersild'))
  await handle('Kryddersild').evaluate((element, dy) => {
    const { x, y } = element.getBoundingClientRect()
    const at = (type: string, clientX: number, clientY: number) =>
      element.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientX, clientY, pointerId: 1 }),
      )
    at('pointerdown', x, y)
    at('pointermove', x, y - 10)
    at('pointermove', x, y + dy)
  }, way)
  await expect(page.getByText('Kryddersild er over gruppen Vælg kød, plads 1 af 4.')).toBeAttached()
  await page.keyboard.press('Escape')
})
