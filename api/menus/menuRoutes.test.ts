import type { Insertable } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { Category } from '../../contract/categories.ts'
import { Menu } from '../../contract/menus.ts'
import type { MenuTable } from '../database/schema.ts'
import { addCater } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})

const get = async (url: string) => (await service.app.inject(`/api/v2${url}`)).json()

async function addMenu(values: Partial<Insertable<MenuTable>> & Pick<MenuTable, 'caterId' | 'name'>): Promise<string> {
  const row = { type: 'menu' as const, priceOere: 0, ...values }
  return (await service.db.insertInto('menu').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Adds two menus in two categories; the first with a group of two items and an extra. */
async function makeCatalogue() {
  const { db } = service
  const { id: caterId } = await addCater(db)
  const [lunch, party] = (await db
    .insertInto('category')
    .values([
      { caterId, name: 'Frokost', order: 2 },
      { caterId, name: 'Fest', order: 1 },
    ])
    .returning('id')
    .execute()) as [{ id: string }, { id: string }]
  const second = await addMenu({ caterId, name: 'Anden', order: 2, priceOere: 9900 })
  const first = await addMenu({
    caterId,
    name: 'Første',
    order: 1,
    priceOere: 12950,
    discountFromOere: 14900,
    minAmount: 10,
  })
  await addMenu({ caterId, parentId: first, name: 'Øl', type: 'extra', order: 2, priceOere: 3000 })
  const group = await addMenu({
    caterId,
    parentId: first,
    name: 'Vælg',
    type: 'group',
    order: 1,
    minAmount: 1,
    maxAmount: 1,
  })
  await addMenu({ caterId, parentId: group, name: 'Sild', type: 'include', order: 2 })
  await addMenu({ caterId, parentId: group, name: 'Laks', type: 'include', order: 1, priceOere: 1500, maxAmount: 1 })
  await db
    .insertInto('menuCategory')
    .values([
      { menuId: first, categoryId: lunch.id, order: 2 },
      { menuId: second, categoryId: lunch.id, order: 1 },
      { menuId: first, categoryId: party.id, order: 1 },
    ])
    .execute()
  return { caterId, first, second, group, lunch: lunch.id, party: party.id }
}

describe('menus', () => {
  test('are listed in order with their children, prices in kroner', async () => {
    const { caterId, first, lunch, party } = await makeCatalogue()
    const answer = await get(`/caters/${caterId}/products/menus`)
    expect(answer.map((menu: Menu) => menu.name)).toEqual(['Første', 'Anden'])
    const menu = Menu.parse(answer[0])
    expect(menu).toMatchObject({ id: first, price: 129.5, discountFromPrice: 149, minAmount: 10, parentId: null })
    expect(menu.categories).toEqual([
      { id: party, name: 'Fest', order: 1 },
      { id: lunch, name: 'Frokost', order: 2 },
    ])
    expect(menu.children.map((child) => child.name)).toEqual(['Vælg', 'Øl'])
    expect(menu.children[0]?.children.map((child) => [child.name, child.price, child.maxAmount])).toEqual([
      ['Laks', 15, 1],
      ['Sild', 0, null],
    ])
    expect(await get(`/caters/${caterId}/products/menus/${first}`)).toEqual(answer[0])
  })

  test('with ?ids= are those of these ids, at any depth', async () => {
    const { caterId, second, group } = await makeCatalogue()
    const answer = await get(`/caters/${caterId}/products/menus?ids=${second},${group},${crypto.randomUUID()}`)
    expect(answer.map((menu: Menu) => menu.name).sort()).toEqual(['Anden', 'Vælg'])
  })
})

describe('categories', () => {
  test('are listed in order, with pictures and menus in order', async () => {
    const { caterId, first, lunch } = await makeCatalogue()
    const picture = { caterId, categoryId: lunch, use: 'category' as const, width: 4, height: 3, color: '#112233' }
    await service.db
      .insertInto('image')
      .values([
        { ...picture, path: 'b.jpg', order: 2 },
        { ...picture, path: 'a.jpg', order: 1, text: 'Et bord' },
      ])
      .execute()
    const answer = await get(`/caters/${caterId}/categories`)
    expect(answer.map((category: Category) => category.name)).toEqual(['Fest', 'Frokost'])
    const category = Category.parse(answer[1])
    expect(category.images).toMatchObject([{ path: 'a.jpg', text: 'Et bord', color: '#112233' }, { path: 'b.jpg' }])
    expect(category.products).toMatchObject([
      { name: 'Anden', price: 99, order: 1, type: 'menu' },
      { id: first, name: 'Første', price: 129.5, order: 2 },
    ])
    expect(category.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(await get(`/caters/${caterId}/categories/${lunch}`)).toEqual(answer[1])
    expect(await get(`/caters/${caterId}/categories?ids=${lunch}`)).toEqual([answer[1]])
    expect(await get(`/caters/${caterId}/categories?ids=`)).toEqual([])
  })
})
