import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { card, group } from './frokostplatte.ts'
import { createCater } from './ownCater.ts'

const items = (...names: string[]) => names.map((name) => ({ type: 'include', name, maxAmount: 1 }))

test('CFG-2 CFG-3 a group shows how many it accepts, and the menu is added once each has enough @phone', async ({
  page,
}) => {
  const cater = await createCater('Fem Grupper')
  const label = `femgrupper-${test.info().project.name}`
  await cater.openStorefront(label)
  const { id } = await cater.addCategory('Frokost')
  const children = [
    { type: 'group', name: 'Præcis to', minAmount: 2, maxAmount: 2, children: items('Sild', 'Laks', 'Æg') },
    { type: 'group', name: 'Mindst én', minAmount: 1, children: items('Brød', 'Smør') },
    { type: 'group', name: 'Højst én', maxAmount: 1, children: items('Øl', 'Vand') },
    { type: 'group', name: 'Én til to', minAmount: 1, maxAmount: 2, children: items('Kage', 'Is', 'Frugt') },
    { type: 'group', name: 'Frit', children: items('Ost', 'Kiks') },
  ]
  await cater.addMenu('Frokostplatte', { categoryIds: [id], children })
  await page.goto(storefront(label))
  const menu = card(page, 'Frokostplatte')
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  const choose = (name: string, item: string) => group(page, name).getByRole('checkbox', { name: item }).check()
  const add = () => menu.getByRole('button', { name: 'Læg i kurv' }).click()

  await expect(group(page, 'Præcis to')).toContainText('0 ud af 2 valgt')
  await add()
  await expect(group(page, 'Præcis to')).toContainText('Du mangler at vælge 2')
  await expect(group(page, 'Præcis to')).toBeInViewport()
  await choose('Præcis to', 'Sild')
  await expect(group(page, 'Præcis to')).toContainText('1 ud af 2 valgt')
  await choose('Præcis to', 'Laks')
  await expect(group(page, 'Præcis to')).toContainText('2 ud af 2 valgt')
  await expect(group(page, 'Præcis to').getByRole('checkbox', { name: 'Æg' })).toBeDisabled()

  await add()
  await expect(group(page, 'Mindst én')).toContainText('Du mangler at vælge 1')
  await choose('Mindst én', 'Brød')
  await choose('Mindst én', 'Smør')

  await choose('Højst én', 'Vand')
  await expect(group(page, 'Højst én').getByRole('checkbox', { name: 'Øl' })).toBeDisabled()

  await add()
  await expect(group(page, 'Én til to')).toContainText('Du mangler at vælge 1')
  await choose('Én til to', 'Kage')
  await expect(group(page, 'Én til to')).toContainText('Vælg 1-2')
  await choose('Én til to', 'Is')
  await expect(group(page, 'Én til to').getByRole('checkbox', { name: 'Frugt' })).toBeDisabled()

  // an optional group needs no choice
  await add()
  await expect(page.getByRole('dialog')).toContainText('Gå til bestilling')
  await cater.remove()
})

test('STO-8 a description is sanitized, by the server and in the browser @phone', async ({ page }) => {
  const cater = await createCater('Ren Tekst')
  const label = `rentekst-${test.info().project.name}`
  await cater.openStorefront(label)
  const description =
    '<h5>Frisk</h5><p onclick="window.isRun=1">Bagt <b>i dag</b><script>window.isRun=1</script></p>' +
    '<a href="javascript:window.isRun=1">skjult</a><a href="tel:+4520304050">Ring</a><table><tr><td>Tavle</td></tr></table>'
  const [first, second] = [await cater.addCategory('Først'), await cater.addCategory('Så')]
  await cater.addMenu('Brød', { description, categoryIds: [first.id] })
  await cater.addMenu('Boller', { description, categoryIds: [second.id] })
  const shown = async (name: string) => {
    const menu = page.getByRole('article', { name })
    await expect(menu.getByRole('heading', { level: 3, name: 'Frisk' })).toBeVisible()
    await expect(menu.locator('b')).toHaveText('i dag')
    await expect(menu.getByRole('link', { name: 'Ring' })).toHaveAttribute('href', 'tel:+4520304050')
    await expect(menu.locator('script, table, h5, [onclick], [href^=javascript]')).toHaveCount(0)
  }
  const answer = await page.goto(storefront(label))
  expect(await answer?.text()).not.toMatch(/isRun=1"|<table|<h5/)
  await shown('Brød')
  await page.goto(storefront(label, '/?category=s%C3%A5'))
  await shown('Boller')
  expect(await page.evaluate(() => 'isRun' in window)).toBe(false)
  await cater.remove()
})
