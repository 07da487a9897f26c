import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { createCater } from './ownCater.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

interface WireMenu {
  name: string
  price: number
  children: WireMenu[]
}

test('DAY-7 the items of a group are typed one after the other, and their names and prices edited in their rows @phone', async ({
  page,
}) => {
  const cater = await createCater('Rækkeprøven')
  const children = [{ type: 'group', name: 'Vælg fisk', minAmount: 1, children: [{ type: 'include', name: 'Sild' }] }]
  const menu = await cater.addMenu('Platte', { children })
  const items = async () => {
    const { children: groups } = await cater.call<WireMenu>('GET', `/products/menus/${menu.id}`)
    return groups[0]?.children.map(({ name, price }) => [name, price])
  }
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
  await expect.poll(items).toEqual([
    ['Sild', 0],
    ['Laks', 0],
    ['Rejer', 0],
  ])

  await page.getByRole('button', { name: 'Navn: Sild' }).click()
  await page.getByRole('textbox', { name: 'Navn: Sild' }).fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Skal udfyldes' })).toBeVisible()
  await page.getByRole('button', { name: 'Navn: Sild' }).click()
  await page.keyboard.type('Kryddersild')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Pris for Kryddersild' }).click()
  await page.keyboard.type('12,50')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await items())?.[0]).toEqual(['Kryddersild', 12.5])
  await expect(page.getByRole('button', { name: 'Pris for Kryddersild' })).toHaveText('12,50 DKK')
  expect(await findViolations(page)).toEqual([])
})

test('DAY-7 items are moved between groups and out of them by drag, keyboard and button @phone', async ({ page }) => {
  const cater = await createCater('Flytteprøven')
  const item = (name: string) => ({ type: 'include', name })
  const children = [
    { type: 'group', name: 'Vælg fisk', children: ['Sild', 'Laks', 'Rejer'].map(item) },
    { type: 'group', name: 'Vælg kød', children: [item('Roastbeef')] },
    { type: 'extra', name: 'Snaps', price: 30 },
  ]
  const menu = await cater.addMenu('Platte', { children })
  const outline = async () => {
    const { children: parts } = await cater.call<WireMenu>('GET', `/products/menus/${menu.id}`)
    return parts.map(({ name, children: items }) => [name, ...items.map((one) => one.name)].join(' '))
  }
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', `/admin/caters/${cater.number}/menus/${menu.id}`))
  await expect(page.getByText('Forbundet')).toBeAttached()
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: `Navn: ${name}` }) })

  await row('Sild').getByRole('button', { name: 'Flyt til gruppe ...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Flyt Sild til' })
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Vælg kød' }).click()
  await expect.poll(outline).toEqual(['Vælg fisk Laks Rejer', 'Vælg kød Roastbeef Sild', 'Snaps'])
  await expect(page.getByText('Sild er flyttet til gruppen Vælg kød, plads 2 af 2.')).toBeAttached()

  await row('Rejer').getByRole('button', { name: 'Flyt op' }).click()
  await expect.poll(outline).toEqual(['Vælg fisk Rejer Laks', 'Vælg kød Roastbeef Sild', 'Snaps'])

  await row('Laks').getByRole('button', { name: 'Træk for at flytte' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Laks er taget og står i gruppen Vælg fisk, plads 2 af 2.')).toBeAttached()
  // the end of its own group, then the head of the next one
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Laks er over gruppen Vælg fisk, plads 2 af 2.')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Laks er over gruppen Vælg kød, plads 1 af 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(outline).toEqual(['Vælg fisk Rejer', 'Vælg kød Laks Roastbeef Sild', 'Snaps'])

  await row('Sild').getByRole('button', { name: 'Flyt til gruppe ...' }).click()
  await dialog.getByRole('button', { name: 'Tilvalg' }).click()
  await expect(row('Sild')).toContainText('Tilvalg')
  await expect.poll(outline).toEqual(['Vælg fisk Rejer', 'Vælg kød Laks Roastbeef', 'Snaps', 'Sild'])

  await row('Roastbeef').evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await row('Snaps').getByRole('button', { name: 'Træk for at flytte' }).hover()
  await page.mouse.down()
  const target = await row('Roastbeef').boundingBox()
  if (!target) throw new Error('The row is not shown')
  await page.mouse.move(target.x + 30, target.y + target.height / 2, { steps: 20 })
  await page.mouse.up()
  await expect.poll(outline).toEqual(['Vælg fisk Rejer', 'Vælg kød Laks Snaps Roastbeef', 'Sild'])
  await page.reload()
  await expect(row('Snaps')).toContainText('Valg')
  expect(await findViolations(page)).toEqual([])
})
