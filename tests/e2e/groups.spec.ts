import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { requestPage } from './requestPage.ts'
import { card } from './frokostplatte.ts'
import { createCater } from './ownCater.ts'

const items = (...names: string[]) => names.map((name) => ({ type: 'include', name, maxAmount: 1 }))

const DESCRIPTION =
  '<h5>Frisk</h5><p onclick="window.isRun=1">Bagt <b>i dag</b><script>window.isRun=1</script></p>' +
  '<a href="javascript:window.isRun=1">skjult</a><a href="tel:+4520304050">Ring</a><table><tr><td>Tavle</td></tr></table>'

test('CFG-2 CFG-3 CFG-10 STO-8 a menu is added once each group has enough, offered once it can be completed, and described in clean HTML', async ({
  page,
}) => {
  const cater = await createCater('Fem Grupper')
  // a label stays reserved after its caterer is removed
  const label = `femgrupper-${crypto.randomUUID().slice(0, 8)}`
  await cater.openStorefront(label)
  const [lunch, bread] = [await cater.addCategory('Frokost'), await cater.addCategory('Brød')]
  const children = [
    { type: 'group', name: 'Præcis to', minAmount: 2, maxAmount: 2, children: items('Sild', 'Laks', 'Æg') },
    { type: 'group', name: 'Mindst én', minAmount: 1, children: items('Brød', 'Smør') },
    { type: 'group', name: 'Højst én', maxAmount: 1, children: items('Øl', 'Vand') },
    { type: 'group', name: 'Én til to', minAmount: 1, maxAmount: 2, children: items('Kage', 'Is', 'Frugt') },
    { type: 'group', name: 'Frit', children: items('Ost', 'Kiks') },
  ]
  await cater.addMenu('Hel menu', { description: DESCRIPTION, categoryIds: [lunch.id], children })
  const trio = { type: 'group', name: 'Vælg 3', minAmount: 3, maxAmount: 3, children: items('Sild', 'Laks') }
  const half = await cater.addMenu('Halv menu', { categoryIds: [lunch.id], children: [trio] })
  await cater.addMenu('Boller', { description: DESCRIPTION, categoryIds: [bread.id] })
  const opened = await page.goto(storefront(label))
  expect(/isRun=1"|<table|<h5|"Halv menu","offers"/.exec((await opened?.text()) ?? '')).toBeNull()
  const categories = page.getByRole('navigation', { name: 'Vælg madtyper' }).getByRole('link')
  await expect(categories).toHaveText([/^Frokost\s*1$/, /^Brød\s*1$/])
  await expect(page.getByText('Halv menu')).toHaveCount(0)

  const expectClean = async (name: string) => {
    const menu = page.getByRole('article', { name })
    await expect(menu.getByRole('heading', { level: 3, name: 'Frisk' })).toBeVisible()
    await expect(menu.locator('b')).toHaveText('i dag')
    await expect(menu.getByRole('link', { name: 'Ring' })).toHaveAttribute('href', 'tel:+4520304050')
    await expect(menu.locator('script, table, h5, [onclick], [href^=javascript]')).toHaveCount(0)
  }
  await expectClean('Hel menu')
  await categories.last().click()
  await expectClean('Boller')
  expect(await page.evaluate(() => 'isRun' in window)).toBe(false)
  await categories.first().click()

  const menu = card(page, 'Hel menu')
  const group = (name: string) => menu.getByRole('group', { name, exact: true })
  await menu.getByRole('button', { name: 'Tilføj', exact: true }).click()
  const choose = (name: string, item: string) => group(name).getByRole('checkbox', { name: item }).check()
  const add = () => menu.getByRole('button', { name: 'Læg i kurv' }).click()

  await expect(group('Præcis to')).toContainText('0 ud af 2 valgt')
  await add()
  await expect(group('Præcis to')).toContainText('Du mangler at vælge 2')
  await expect(group('Præcis to')).toBeInViewport()
  await choose('Præcis to', 'Sild')
  await expect(group('Præcis to')).toContainText('1 ud af 2 valgt')
  await choose('Præcis to', 'Laks')
  await expect(group('Præcis to')).toContainText('2 ud af 2 valgt')
  await expect(group('Præcis to').getByRole('checkbox', { name: 'Æg' })).toBeDisabled()

  await add()
  await expect(group('Mindst én')).toContainText('Du mangler at vælge 1')
  await choose('Mindst én', 'Brød')
  await choose('Mindst én', 'Smør')

  await choose('Højst én', 'Vand')
  await expect(group('Højst én').getByRole('checkbox', { name: 'Øl' })).toBeDisabled()

  await add()
  await expect(group('Én til to')).toContainText('Du mangler at vælge 1')
  await choose('Én til to', 'Kage')
  await expect(group('Én til to')).toContainText('Vælg 1-2')
  await choose('Én til to', 'Is')
  await expect(group('Én til to').getByRole('checkbox', { name: 'Frugt' })).toBeDisabled()

  // an optional group needs no choice
  await add()
  await expect(page.getByRole('dialog')).toContainText('Gå til bestilling')

  const [parent] = (await cater.call<{ id: string; children: { id: string }[] }[]>('GET', '/products/menus')).flatMap(
    ({ id, children: parts }) => (id === half.id ? parts : []),
  )
  await cater.call('POST', `/products/menus/${parent?.id}/child`, { type: 'include', name: 'Æg', maxAmount: 1 })
  // a cached page may be as it was for a second
  await expect.poll(async () => (await requestPage(storefront(label))).body.includes('"Halv menu","offers"')).toBe(true)
  await page.reload()
  await expect(page.getByRole('article', { name: 'Halv menu' })).toBeVisible()
  await expect(categories.first()).toHaveText(/2$/)
  await cater.remove()
})
