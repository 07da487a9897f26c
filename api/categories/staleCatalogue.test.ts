import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCatalogueFixture, type CatalogueFixture } from '../testing/catalogueFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let desk: CatalogueFixture
let categoryId: string
let menuId: string
beforeAll(async () => {
  service = await openTestApp()
}, 60_000)
beforeEach(async () => {
  desk = await createCatalogueFixture(service)
  const { call, path } = desk
  categoryId = (await call('POST', `${path}/categories`, { body: { name: 'Frokost' } })).json().id
  menuId = await desk.menu('Platte')
  await call('POST', `${path}/categories/${categoryId}/add-menus`, { body: { menus: [menuId] } })
})
afterAll(() => service.close())

/** The header with which what is read at a path now is changed. */
const asRead = async (path: string) => ({ 'if-match': String((await desk.call('GET', path)).headers.etag) })
const byAdmin = async (method: 'PUT' | 'DELETE', path: string, body?: object) =>
  expect((await desk.call(method, path, { as: 'admin', ...(body && { body }) })).statusCode).toBe(200)

describe('who was faster is named', () => {
  test.each([
    ['renaming a menu', () => byAdmin('PUT', `${desk.path}/products/menus/${menuId}`, { name: 'Fad' })],
    ['deleting a menu', () => byAdmin('DELETE', `${desk.path}/products/menus/${menuId}`)],
    ['taking a menu out', () => byAdmin('PUT', `${desk.path}/envelopes/${menuId}/categories`, { categories: [] })],
  ])('for a category, by %s of it', async (_, change) => {
    const url = `${desk.path}/categories/${categoryId}`
    const headers = await asRead(url)
    await change()
    // Which a category does not show
    await desk.call('PUT', `${desk.path}/products/menus/${menuId}`, { body: { description: 'Ny' } })
    const late = await desk.call('PUT', url, { body: { name: 'Aften' }, headers })
    expect([late.statusCode, late.json().changedBy]).toEqual([412, 'Uffe User'])
    expect(late.json().current).toEqual((await desk.call('GET', url)).json())
  })

  test('for a caterer and a menu, by renaming a category of theirs', async () => {
    const menu = `${desk.path}/products/menus/${menuId}`
    const [caterRead, menuRead] = [await asRead(desk.path), await asRead(menu)]
    await byAdmin('PUT', `${desk.path}/categories/${categoryId}`, { name: 'Aften' })
    await desk.call('PUT', `${desk.path}/categories/${categoryId}`, { body: { description: 'Ny' } })
    const body = { id: desk.caterId, name: 'Køkken' }
    const answers = [
      await desk.call('PUT', '/caters', { body, headers: caterRead }),
      await desk.call('PUT', menu, { body: { name: 'Fad' }, headers: menuRead }),
    ]
    expect(answers.map((one) => [one.statusCode, one.json().changedBy])).toEqual(answers.map(() => [412, 'Uffe User']))
  })
})

describe('what somebody has changed since it was read is not overwritten', () => {
  test.each([
    ['categories', 'categories/ordering', () => ({ categories: [{ id: categoryId, order: 5 }] })],
    ['products/menus', 'products/menus/update/ordering', () => ({ menus: [{ id: menuId, order: 5 }] })],
    ['products/menus/:id', 'envelopes/:id/dishes', () => ({ dishes: [] })],
    ['products/menus/:id', 'envelopes/:id/categories', () => ({ categories: [] })],
  ])('%s by %s', async (read, written, body) => {
    const [readPath, path] = [read, written].map((one) => `${desk.path}/${one.replace(':id', menuId)}`) as [
      string,
      string,
    ]
    const headers = await asRead(readPath)
    await byAdmin('PUT', `${desk.path}/products/menus/${menuId}`, { name: 'Fad' })
    const before = (await desk.call('GET', readPath)).json()
    const late = await desk.call('PUT', path, { body: body(), headers })
    expect(late.json()).toMatchObject({ status: 412, current: before, changedBy: 'Uffe User' })
    expect((await desk.call('GET', readPath)).json()).toEqual(before)
    const inTime = await desk.call('PUT', path, { body: body(), headers: await asRead(readPath) })
    expect(inTime.statusCode).toBe(200)
  })
})
