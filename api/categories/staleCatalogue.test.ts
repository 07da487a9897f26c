import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCatalogueFixture, type CatalogueFixture } from '../testing/catalogueFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let fixture: CatalogueFixture
let categoryId: string
let menuId: string
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})
beforeEach(async () => {
  fixture = await createCatalogueFixture(service)
  const { call, path } = fixture
  categoryId = (await call('POST', `${path}/categories`, { body: { name: 'Frokost' } })).json().id
  menuId = await fixture.menu('Platte')
  await call('POST', `${path}/categories/${categoryId}/add-menus`, { body: { menus: [menuId] } })
})

/** The If-Match header of the current version at a path. */
const asRead = async (path: string) => ({ 'if-match': String((await fixture.call('GET', path)).headers.etag) })
const byAdmin = async (method: 'PUT' | 'DELETE', path: string, body?: object) =>
  expect((await fixture.call(method, path, { as: 'admin', ...(body && { body }) })).statusCode).toBe(200)

describe('a 412 names who made the last change', () => {
  test.each([
    ['renaming a menu', () => byAdmin('PUT', `${fixture.path}/products/menus/${menuId}`, { name: 'Fad' })],
    ['deleting a menu', () => byAdmin('DELETE', `${fixture.path}/products/menus/${menuId}`)],
    ['taking a menu out', () => byAdmin('PUT', `${fixture.path}/envelopes/${menuId}/categories`, { categories: [] })],
  ])('of a category, after %s', async (_, change) => {
    const url = `${fixture.path}/categories/${categoryId}`
    const headers = await asRead(url)
    await change()
    // A field that a category does not show
    await fixture.call('PUT', `${fixture.path}/products/menus/${menuId}`, { body: { description: 'Ny' } })
    const late = await fixture.call('PUT', url, { body: { name: 'Aften' }, headers })
    expect([late.statusCode, late.json().changedBy]).toEqual([412, 'Uffe User'])
    expect(late.json().current).toEqual((await fixture.call('GET', url)).json())
  })

  test('of a caterer and of a menu, after renaming one of their categories', async () => {
    const menu = `${fixture.path}/products/menus/${menuId}`
    const [caterRead, menuRead] = [await asRead(fixture.path), await asRead(menu)]
    await byAdmin('PUT', `${fixture.path}/categories/${categoryId}`, { name: 'Aften' })
    await fixture.call('PUT', `${fixture.path}/categories/${categoryId}`, { body: { description: 'Ny' } })
    const body = { id: fixture.caterId, name: 'Køkken' }
    const answers = [
      await fixture.call('PUT', '/caters', { body, headers: caterRead }),
      await fixture.call('PUT', menu, { body: { name: 'Fad' }, headers: menuRead }),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().changedBy])).toEqual(
      answers.map(() => [412, 'Uffe User']),
    )
  })
})

describe('a change since the read is not overwritten', () => {
  test.each([
    ['categories', 'categories/ordering', () => ({ categories: [{ id: categoryId, order: 5 }] })],
    ['products/menus', 'products/menus/update/ordering', () => ({ menus: [{ id: menuId, order: 5 }] })],
    ['products/menus/:id', 'envelopes/:id/dishes', () => ({ dishes: [] })],
    ['products/menus/:id', 'envelopes/:id/categories', () => ({ categories: [] })],
  ])('%s by %s', async (read, written, body) => {
    const [readPath, path] = [read, written].map((url) => `${fixture.path}/${url.replace(':id', menuId)}`) as [
      string,
      string,
    ]
    const headers = await asRead(readPath)
    await byAdmin('PUT', `${fixture.path}/products/menus/${menuId}`, { name: 'Fad' })
    const before = (await fixture.call('GET', readPath)).json()
    const late = await fixture.call('PUT', path, { body: body(), headers })
    expect(late.json()).toMatchObject({ status: 412, current: before, changedBy: 'Uffe User' })
    expect((await fixture.call('GET', readPath)).json()).toEqual(before)
    const inTime = await fixture.call('PUT', path, { body: body(), headers: await asRead(readPath) })
    expect(inTime.statusCode).toBe(200)
  })
})
