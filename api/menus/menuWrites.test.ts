import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import {
  anyNewMenu,
  contentOf,
  issuesOf,
  type MenuOffice,
  openMenuOffice,
  partsOf,
  withGroup,
} from './testing/menuFixture.ts'

let service: TestApp
let office: MenuOffice
beforeAll(async () => {
  service = await openTestApp()
}, 60_000)
beforeEach(async () => {
  office = await openMenuOffice(service)
})
afterAll(() => service.close())

const unknown = crypto.randomUUID()

describe('a new menu', () => {
  test('MEN-1 what was posted is what is read, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(anyNewMenu, async (menu) => {
        const made = await office.make(menu)
        expect(contentOf(made)).toEqual(contentOf(menu))
        expect(await office.read(made.id)).toEqual(made)
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  test('MEN-1 comes last among all and in its categories, and is recorded', async () => {
    const [lunch, party] = office.categories
    const before = await office.make({ categoryIds: [lunch] })
    const menu = await office.make({ name: 'Ny', categoryIds: [party, lunch.toUpperCase(), lunch], ...withGroup })
    expect((await office.list()).at(-1)).toEqual(menu)
    expect(menu.order).toBe(before.order + 1)
    expect(menu.categories).toEqual([
      { id: lunch, name: 'Frokost', order: (before.categories[0]?.order ?? 0) + 1 },
      { id: party, name: 'Fest', order: 1 },
    ])
    expect(menu.children.map(({ name, price, parentId }) => [name, price, parentId])).toEqual([
      ['Vælg', 0, menu.id],
      ['Øl', 30, menu.id],
    ])
    expect(await office.changes(menu.id)).toEqual([{ by: 'Kokke Kok', before: null, after: menu }])
  })

  test('is made once for one Idempotency-Key', async () => {
    const body = { type: 'menu', name: 'Én gang', price: 1 }
    const headers = { 'idempotency-key': unknown }
    const answers = [await office.ask('POST', office.menus, body, headers)]
    answers.push(await office.ask('POST', office.menus, body, headers))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(answers[1]?.json()).toEqual(answers[0]?.json())
    expect((await office.list()).filter(({ name }) => name === 'Én gang')).toHaveLength(1)
    expect((await office.ask('POST', office.menus, { ...body, price: 2 }, headers)).statusCode).toBe(422)
  })

  test.each([
    [{ type: 'group' }, ['type invalid']],
    [{ name: ' ' }, ['name required']],
    [{ price: undefined }, ['price required']],
    [{ price: 1.005 }, ['price invalid']],
    [{ minAmount: 0 }, ['minAmount min']],
    [{ maxAmount: 1001 }, ['maxAmount max']],
    [{ minAmount: 11, maxAmount: 10 }, ['minAmount min_above_max']],
    [{ categoryIds: [unknown] }, ['categoryIds.0 foreign']],
    [
      { children: [{ type: 'group', name: 'Ost', minAmount: 3, maxAmount: 2 }] },
      ['children.0.minAmount min_above_max'],
    ],
    [
      { children: [{ type: 'group', name: 'Ost', children: [{ type: 'group', name: 'Brie' }] }] },
      ['children.0.children.0.type not_allowed_here'],
    ],
    [
      { children: [{ type: 'extra', name: 'Øl', children: [{ type: 'extra', name: 'Skum' }] }] },
      ['children.0.children.0.type not_allowed_here'],
    ],
  ])('MEN-4 MEN-10 %j is refused, naming the field', async (wrong, issues) => {
    const there = (await office.list()).length
    const answer = await office.ask('POST', office.menus, { type: 'menu', name: 'Forkert', price: 1, ...wrong })
    expect([answer.statusCode, issuesOf(answer)]).toEqual([422, issues])
    expect(await office.list()).toHaveLength(there)
  })

  test('MEN-4 nothing is in what is in a group, however deep it was sent', async () => {
    const deep = (levels: number): object =>
      levels === 0 ? {} : { type: 'group', name: 'Dyb', children: [deep(levels - 1)] }
    const issuesAt = async (levels: number) => {
      const menu = { type: 'menu', name: 'Dyb', price: 1, children: [deep(levels)] }
      const answer = await office.ask('POST', office.menus, menu)
      expect(answer.statusCode).toBe(422)
      return issuesOf(answer)
    }
    expect(await issuesAt(40)).toContain('children.0.children.0.children too_long')
    expect(await issuesAt(1000)).toEqual(['children too_deep'])
  })

  test('MEN-10 a group whose items cannot reach its min is saved', async () => {
    const menu = await office.make({ children: [{ type: 'group', name: 'Ost', minAmount: 3, children: [] }] })
    expect(menu.children[0]).toMatchObject({ minAmount: 3, maxAmount: null, children: [] })
  })
})

describe('a changed menu', () => {
  const put = (id: string, body: object, headers?: Record<string, string>) =>
    office.ask('PUT', `${office.menus}/${id}`, body, headers)

  test('MEN-4 keeps what is left out, and its children with another type; what changed is recorded', async () => {
    const menu = await office.make({ discountFromPrice: 149, minAmount: 10, maxAmount: 20, ...withGroup })
    const answer = await put(menu.id, { type: 'buildmenu', price: 119.5, discountFromPrice: null })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ ...menu, type: 'buildmenu', price: 119.5, discountFromPrice: null })
    expect(await office.read(menu.id)).toEqual(answer.json())
    // All of it sent back, and nothing at all: neither is a change
    expect((await put(menu.id, answer.json())).json()).toEqual(answer.json())
    expect((await put(menu.id, {})).json()).toEqual(answer.json())
    expect((await office.changes(menu.id)).slice(1)).toEqual([
      {
        by: 'Kokke Kok',
        before: { type: 'menu', price: 129, discountFromPrice: 149 },
        after: { type: 'buildmenu', price: 119.5, discountFromPrice: null },
      },
    ])
  })

  test('MEN-10 min above max is refused, also where one of them is changed', async () => {
    const { id } = await office.make({ minAmount: 10, maxAmount: 20 })
    for (const change of [{ minAmount: 21 }, { maxAmount: 9 }, { minAmount: 30, maxAmount: 29 }]) {
      expect(issuesOf(await put(id, change))).toEqual(['minAmount min_above_max'])
    }
    expect((await put(id, { minAmount: 30, maxAmount: null })).json()).toMatchObject({ minAmount: 30, maxAmount: null })
  })

  test('is refused where somebody was faster, also with what is in it', async () => {
    const menu = await office.make(withGroup)
    const { group, item } = partsOf(menu)
    const url = `${office.menus}/${menu.id}`
    const etag = async () => String((await office.ask('GET', url)).headers.etag)
    const first = await etag()
    expect((await put(menu.id, { price: 100 }, { 'if-match': first })).statusCode).toBe(200)
    const late = await put(menu.id, { price: 90 }, { 'if-match': first })
    expect(late.statusCode).toBe(412)
    expect(late.json()).toMatchObject({ current: { id: menu.id, price: 100 }, changedBy: 'Kokke Kok' })

    const second = await etag()
    await service.db.updateTable('user').set({ firstName: 'Anden' }).where('caterId', '=', office.caterId).execute()
    await office.ask('DELETE', `${office.menus}/${group.id}/child/${item.id}`, { mainMenuId: menu.id })
    await service.db.updateTable('user').set({ firstName: 'Kokke' }).where('caterId', '=', office.caterId).execute()
    const later = await put(menu.id, { price: 90 }, { 'if-match': second })
    expect(later.json()).toMatchObject({ status: 412, current: { price: 100 }, changedBy: 'Anden Kok' })
    expect((await office.read(menu.id)).price).toBe(100)
  })

  test("a child has calls of its own, and what is not there or not the caterer's none", async () => {
    const { group } = partsOf(await office.make(withGroup))
    const foreign = await (await openMenuOffice(service)).make()
    for (const id of [group.id, foreign.id, unknown, 'kategori']) {
      expect([id, (await put(id, { name: 'Ny' })).statusCode]).toEqual([id, 404])
      expect((await office.ask('DELETE', `${office.menus}/${id}`)).statusCode).toBe(404)
      expect((await office.ask('POST', `${office.menus}/${id}/copy`)).statusCode).toBe(404)
    }
  })
})
