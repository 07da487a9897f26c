import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Menu } from '../../contract/menus.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { anyNewMenu, contentOf, issuesOf, type MenuOffice, openMenuOffice } from './testing/menuFixture.ts'

let service: TestApp
let office: MenuOffice
beforeAll(async () => {
  service = await openTestApp()
}, 60_000)
beforeEach(async () => {
  office = await openMenuOffice(service)
})
afterAll(() => service.close())

const order = (menus: object[], path = '/update/ordering') => office.ask('PUT', `${office.menus}${path}`, { menus })
const namesIn = async (category: string): Promise<string[]> =>
  (await office.ask('GET', `/categories/${category}`)).json().products.map(({ name }: Menu) => name)

describe('a copy', () => {
  test('MEN-9 is the menu in all but its ids, its name and its places', async () => {
    await fc.assert(
      fc.asyncProperty(anyNewMenu, fc.subarray([...office.categories]), async (menu, categoryIds) => {
        const made = await office.make({ ...menu, categoryIds })
        await office.ask('PUT', `/envelopes/${made.id}/dishes`, { dishes: office.dishes })
        const answer = await office.ask('POST', `${office.menus}/${made.id}/copy`)
        expect(answer.statusCode).toBe(201)
        const copy: Menu = answer.json()
        expect(contentOf(copy)).toEqual({ ...contentOf(made), name: `${made.name} (kopi)` })
        expect(copy.order).toBe(made.order + 1)
        expect(copy.categories.map(({ id }) => id)).toEqual(categoryIds)
        expect(copy.dishes).toEqual([...office.dishes].sort())
        expect(await office.read(copy.id)).toEqual(copy)
        expect(JSON.stringify(copy)).not.toContain(made.id)
        for (const child of made.children) expect(JSON.stringify(copy)).not.toContain(child.id)
        expect(contentOf(await office.read(made.id))).toEqual(contentOf(made))
        expect(await office.changes(copy.id)).toEqual([{ by: 'Kokke Kok', before: null, after: copy }])
      }),
      { numRuns: 25 },
    )
  }, 60_000)

  test('MEN-9 keeps the order of children, and a name that can be saved again', async () => {
    const extras = ['Øl', 'Vin', 'Vand'].map((name) => ({ type: 'extra' as const, name }))
    const menu = await office.make({ name: `${'a'.repeat(192)}🍞${'b'.repeat(6)}`, children: extras })
    await order(menu.children.map(({ id }, at) => ({ id, order: 5 - at })))
    const copy: Menu = (await office.ask('POST', `${office.menus}/${menu.id}/copy`)).json()
    expect(copy.name).toBe(`${'a'.repeat(192)} (kopi)`)
    expect(copy.children.map(({ name }) => name)).toEqual(['Vand', 'Vin', 'Øl'])
    expect((await office.ask('PUT', `${office.menus}/${copy.id}`, copy)).statusCode).toBe(200)
  })
})

describe('places', () => {
  const names = ['A', 'B', 'C', 'D', 'E']

  test('MEN-8 any order of menus, of children and in a category is read back as saved', async () => {
    const [lunch, party] = office.categories
    const children = names.map((name) => ({ type: 'extra' as const, name }))
    const menus: Menu[] = []
    for (const name of names) menus.push(await office.make({ name, children, categoryIds: [lunch, party] }))
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
        expect((await office.list()).map(({ name }) => name)).toEqual(top.map(({ name }) => name))
        const read = await office.read(first.id)
        expect(read.children.map(({ name }) => name)).toEqual(inside.map(({ name }) => name))
        expect(await namesIn(lunch)).toEqual(here.map(({ name }) => name))
        expect(await namesIn(party)).toEqual(names)
      }),
      { numRuns: 15 },
    )
  }, 60_000)

  test.each(['/update/ordering', "/update/ordering'", '/update/ordering%27'])(
    'MEN-8 are saved at %s, and recorded where they changed',
    async (path) => {
      const [one, other] = [await office.make({ name: 'A' }), await office.make({ name: 'B' })]
      const places = [
        { id: one.id, order: 2 },
        { id: other.id, order: 2 },
      ]
      const answer = await order(places, path)
      expect(
        answer
          .json()
          .map(({ id }: Menu) => id)
          .sort(),
      ).toEqual([one.id, other.id].sort())
      expect((await office.changes(one.id)).slice(1)).toEqual([
        { by: 'Kokke Kok', before: { order: 1 }, after: { order: 2 } },
      ])
      expect(await office.changes(other.id)).toHaveLength(1)
    },
  )

  test('MEN-8 are saved all or none, naming what is foreign', async () => {
    const { id } = await office.make({ categoryIds: [office.categories[0]] })
    const foreign = await (await openMenuOffice(service)).make()
    const before = await office.list()
    const answer = await order([
      { id, order: 9 },
      { id: foreign.id, order: 1 },
      { id, order: 3, categoryId: office.categories[1] },
      { id, order: 4 },
    ])
    expect(answer.statusCode).toBe(422)
    expect(issuesOf(answer)).toEqual(['menus.1.id foreign', 'menus.2.categoryId foreign', 'menus.3.id duplicate'])
    expect(await office.list()).toEqual(before)
  })
})

describe('categories and dishes of a menu', () => {
  test('MEN-7 are saved as whole lists; a menu keeps its place where it stays, and comes last where it is new', async () => {
    const [lunch, party] = office.categories
    const menu = await office.make({ name: 'A', categoryIds: [lunch] })
    for (const name of ['B', 'C']) await office.make({ name, categoryIds: [lunch, party] })
    const save = (categories: readonly string[]) =>
      office.ask('PUT', `/envelopes/${menu.id}/categories`, { categories })
    const both = await save([party, lunch])
    expect(both.json()).toEqual(await office.read(menu.id))
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
    expect((await office.changes(menu.id)).slice(1)).toMatchObject([
      { before: { categories: [{ id: lunch }] }, after: { categories: [{ id: lunch }, { id: party }] } },
      { after: { categories: [{ id: party }] } },
      { after: { categories: [] } },
    ])
  })

  test('MEN-7 dishes are set, listed and recorded', async () => {
    const { id } = await office.make()
    const [roast, fish] = office.dishes
    const save = (dishes: readonly string[]) => office.ask('PUT', `/envelopes/${id}/dishes`, { dishes })
    expect((await save([roast, fish, roast])).json().dishes).toEqual([roast, fish].sort())
    expect((await office.list()).map(({ dishes }) => dishes)).toEqual([[roast, fish].sort()])
    expect((await save([fish])).json()).toEqual(await office.read(id))
    expect((await office.changes(id)).at(-1)).toMatchObject({ after: { dishes: [fish] } })
    expect((await save([])).json().dishes).toEqual([])
  })

  test('MEN-7 foreign ones are refused by name, and nothing is saved', async () => {
    const other = await openMenuOffice(service)
    const menu = await office.make({ categoryIds: [office.categories[0]], children: [{ type: 'extra', name: 'Øl' }] })
    const categories = [office.categories[1], other.categories[0]]
    const put = (id: string, what: string, body: object) => office.ask('PUT', `/envelopes/${id}/${what}`, body)
    expect(issuesOf(await put(menu.id, 'categories', { categories }))).toEqual(['categories.1 foreign'])
    expect(issuesOf(await put(menu.id, 'dishes', { dishes: other.dishes }))).toEqual([
      'dishes.0 foreign',
      'dishes.1 foreign',
    ])
    expect(await office.read(menu.id)).toEqual(menu)
    for (const id of [menu.children[0]?.id ?? '', 'x', (await other.make()).id]) {
      expect((await put(id, 'categories', { categories: [] })).statusCode).toBe(404)
      expect((await put(id, 'dishes', { dishes: [] })).statusCode).toBe(404)
    }
  })

  test('MEN-6 deleting a menu takes it out of its categories, not them', async () => {
    const { id } = await office.make({ categoryIds: office.categories as never })
    await office.ask('PUT', `/envelopes/${id}/dishes`, { dishes: office.dishes })
    expect((await office.ask('DELETE', `${office.menus}/${id}`)).json()).toEqual({ success: true, deletedRows: 1 })
    expect(await namesIn(office.categories[0])).toEqual([])
    expect((await office.ask('GET', '/dishes')).json()).toHaveLength(2)
  })
})
