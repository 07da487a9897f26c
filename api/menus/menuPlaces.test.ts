import * as fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Menu } from '../../contract/menus.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { anyNewMenu, toContent, formatIssues, type MenuFixture, createMenuFixture } from './testing/menuFixture.ts'

let service: TestApp
let fixture: MenuFixture
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})
beforeEach(async () => {
  fixture = await createMenuFixture(service)
})

const order = (menus: object[], path = '/update/ordering') => fixture.call('PUT', `${fixture.menus}${path}`, { menus })
const namesIn = async (category: string): Promise<string[]> =>
  (await fixture.call('GET', `/categories/${category}`)).json().products.map(({ name }: Menu) => name)

describe('a copy', () => {
  test('MEN-9 equals the menu except for ids, name and order', async () => {
    await fc.assert(
      fc.asyncProperty(anyNewMenu, fc.subarray([...fixture.categories]), async (menu, categoryIds) => {
        const original = await fixture.create({ ...menu, categoryIds })
        await fixture.call('PUT', `/envelopes/${original.id}/dishes`, { dishes: fixture.dishes })
        const answer = await fixture.call('POST', `${fixture.menus}/${original.id}/copy`)
        expect(answer.statusCode).toBe(201)
        const copy: Menu = answer.json()
        expect(toContent(copy)).toEqual({ ...toContent(original), name: `${original.name} (kopi)` })
        expect(copy.order).toBe(original.order + 1)
        expect(copy.categories.map(({ id }) => id)).toEqual(categoryIds)
        expect(copy.dishes).toEqual([...fixture.dishes].sort())
        expect(await fixture.read(copy.id)).toEqual(copy)
        expect(JSON.stringify(copy)).not.toContain(original.id)
        for (const child of original.children) expect(JSON.stringify(copy)).not.toContain(child.id)
        expect(toContent(await fixture.read(original.id))).toEqual(toContent(original))
        expect(await fixture.changes(copy.id)).toEqual([{ by: 'Kokke Kok', before: null, after: copy }])
      }),
      { numRuns: 25 },
    )
  })

  test('MEN-9 keeps the order of children, and has a name of valid length', async () => {
    const extras = ['Øl', 'Vin', 'Vand'].map((name) => ({ type: 'extra' as const, name }))
    const menu = await fixture.create({ name: `${'a'.repeat(192)}🍞${'b'.repeat(6)}`, children: extras })
    await order(menu.children.map(({ id }, at) => ({ id, order: 5 - at })))
    const copy: Menu = (await fixture.call('POST', `${fixture.menus}/${menu.id}/copy`)).json()
    expect(copy.name).toBe(`${'a'.repeat(192)} (kopi)`)
    expect(copy.children.map(({ name }) => name)).toEqual(['Vand', 'Vin', 'Øl'])
    expect((await fixture.call('PUT', `${fixture.menus}/${copy.id}`, copy)).statusCode).toBe(200)
  })
})

describe('the order of menus', () => {
  const names = ['A', 'B', 'C', 'D', 'E']

  test('MEN-8 is read back as saved, for menus, for children and within a category', async () => {
    const [lunch, party] = fixture.categories
    const children = names.map((name) => ({ type: 'extra' as const, name }))
    const menus: Menu[] = []
    for (const name of names) menus.push(await fixture.create({ name, children, categoryIds: [lunch, party] }))
    const [first] = menus
    if (!first) throw new Error('There are no menus')
    const shuffled = <T>(all: T[]) => fc.shuffledSubarray(all, { minLength: all.length })
    await fc.assert(
      fc.asyncProperty(shuffled(menus), shuffled(first.children), shuffled(menus), async (top, inside, here) => {
        const answer = await order([
          ...top.map(({ id }, at) => ({ id, order: at })),
          ...inside.map(({ id }, at) => ({ id, order: at, categoryId: null })),
          ...here.map(({ id }, at) => ({ id, order: at, categoryId: lunch })),
        ])
        expect(answer.statusCode).toBe(200)
        expect((await fixture.list()).map(({ name }) => name)).toEqual(top.map(({ name }) => name))
        const read = await fixture.read(first.id)
        expect(read.children.map(({ name }) => name)).toEqual(inside.map(({ name }) => name))
        expect(await namesIn(lunch)).toEqual(here.map(({ name }) => name))
        expect(await namesIn(party)).toEqual(names)
      }),
      { numRuns: 15 },
    )
  })

  test.each(['/update/ordering', "/update/ordering'", '/update/ordering%27'])(
    'MEN-8 are saved at %s, and recorded where they changed',
    async (path) => {
      const [moved, unmoved] = [await fixture.create({ name: 'A' }), await fixture.create({ name: 'B' })]
      const places = [
        { id: moved.id, order: 2 },
        { id: unmoved.id, order: 2 },
      ]
      const answer = await order(places, path)
      expect(
        answer
          .json()
          .map(({ id }: Menu) => id)
          .sort(),
      ).toEqual([moved.id, unmoved.id].sort())
      expect((await fixture.changes(moved.id)).slice(1)).toEqual([
        { by: 'Kokke Kok', before: { order: 1 }, after: { order: 2 } },
      ])
      expect(await fixture.changes(unmoved.id)).toHaveLength(1)
    },
  )

  test('MEN-8 is saved all or none, naming foreign ids', async () => {
    const { id } = await fixture.create({ categoryIds: [fixture.categories[0]] })
    const foreign = await (await createMenuFixture(service)).create()
    const before = await fixture.list()
    const answer = await order([
      { id, order: 9 },
      { id: foreign.id, order: 1 },
      { id, order: 3, categoryId: fixture.categories[1] },
      { id, order: 4 },
    ])
    expect(answer.statusCode).toBe(422)
    expect(formatIssues(answer)).toEqual(['menus.1.id foreign', 'menus.2.categoryId foreign', 'menus.3.id duplicate'])
    expect(await fixture.list()).toEqual(before)
  })
})

describe('categories and dishes of a menu', () => {
  test('MEN-7 are saved as whole lists; a menu keeps its order in existing categories, and is last in new ones', async () => {
    const [lunch, party] = fixture.categories
    const menu = await fixture.create({ name: 'A', categoryIds: [lunch] })
    for (const name of ['B', 'C']) await fixture.create({ name, categoryIds: [lunch, party] })
    const save = (categories: readonly string[]) =>
      fixture.call('PUT', `/envelopes/${menu.id}/categories`, { categories })
    const both = await save([party, lunch])
    expect(both.json()).toEqual(await fixture.read(menu.id))
    expect([await namesIn(lunch), await namesIn(party)]).toEqual([
      ['A', 'B', 'C'],
      ['B', 'C', 'A'],
    ])
    expect((await save([party])).json().categories).toEqual([{ id: party, name: 'Fest', order: 3 }])
    await save([party])
    await save([])
    expect([await namesIn(lunch), await namesIn(party)]).toEqual([
      ['B', 'C'],
      ['B', 'C'],
    ])
    expect((await fixture.changes(menu.id)).slice(1)).toMatchObject([
      { before: { categories: [{ id: lunch }] }, after: { categories: [{ id: lunch }, { id: party }] } },
      { after: { categories: [{ id: party }] } },
      { after: { categories: [] } },
    ])
  })

  test('MEN-7 dishes are saved, listed and recorded in the audit log', async () => {
    const { id } = await fixture.create()
    const [roast, fish] = fixture.dishes
    const save = (dishes: readonly string[]) => fixture.call('PUT', `/envelopes/${id}/dishes`, { dishes })
    expect((await save([roast, fish, roast])).json().dishes).toEqual([roast, fish].sort())
    expect((await fixture.list()).map(({ dishes }) => dishes)).toEqual([[roast, fish].sort()])
    expect((await save([fish])).json()).toEqual(await fixture.read(id))
    expect((await fixture.changes(id)).at(-1)).toMatchObject({ after: { dishes: [fish] } })
    expect((await save([])).json().dishes).toEqual([])
  })

  test('MEN-7 foreign ones are 422 by name, and nothing is saved', async () => {
    const other = await createMenuFixture(service)
    const menu = await fixture.create({
      categoryIds: [fixture.categories[0]],
      children: [{ type: 'extra', name: 'Øl' }],
    })
    const categories = [fixture.categories[1], other.categories[0]]
    const put = (id: string, what: string, body: object) => fixture.call('PUT', `/envelopes/${id}/${what}`, body)
    expect(formatIssues(await put(menu.id, 'categories', { categories }))).toEqual(['categories.1 foreign'])
    expect(formatIssues(await put(menu.id, 'dishes', { dishes: other.dishes }))).toEqual([
      'dishes.0 foreign',
      'dishes.1 foreign',
    ])
    expect(await fixture.read(menu.id)).toEqual(menu)
    for (const id of [menu.children[0]?.id ?? '', 'x', (await other.create()).id]) {
      expect((await put(id, 'categories', { categories: [] })).statusCode).toBe(404)
      expect((await put(id, 'dishes', { dishes: [] })).statusCode).toBe(404)
    }
  })

  test('MEN-6 deleting a menu removes it from its categories, which stay', async () => {
    const { id } = await fixture.create({ categoryIds: fixture.categories as never })
    await fixture.call('PUT', `/envelopes/${id}/dishes`, { dishes: fixture.dishes })
    expect((await fixture.call('DELETE', `${fixture.menus}/${id}`)).json()).toEqual({ success: true, deletedRows: 1 })
    expect(await namesIn(fixture.categories[0])).toEqual([])
    expect((await fixture.call('GET', '/dishes')).json()).toHaveLength(2)
  })
})
