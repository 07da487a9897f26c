import * as fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import {
  anyNewMenu,
  toContent,
  formatIssues,
  type MenuFixture,
  createMenuFixture,
  getParts,
  withGroup,
} from './testing/menuFixture.ts'

let service: TestApp
let fixture: MenuFixture
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})
beforeEach(async () => {
  fixture = await createMenuFixture(service)
})

const unknown = crypto.randomUUID()

describe('a new menu', () => {
  test('MEN-1 is read back as posted, with any children', async () => {
    await fc.assert(
      fc.asyncProperty(anyNewMenu, async (menu) => {
        const created = await fixture.create(menu)
        expect(toContent(created)).toEqual(toContent(menu))
        expect(await fixture.read(created.id)).toEqual(created)
      }),
      { numRuns: 40 },
    )
  })

  test('MEN-1 comes last in the list and in its categories, and is recorded in the audit log', async () => {
    const [lunch, party] = fixture.categories
    const before = await fixture.create({ categoryIds: [lunch] })
    const menu = await fixture.create({ name: 'Ny', categoryIds: [party, lunch.toUpperCase(), lunch], ...withGroup })
    expect((await fixture.list()).at(-1)).toEqual(menu)
    expect(menu.order).toBe(before.order + 1)
    expect(menu.categories).toEqual([
      { id: lunch, name: 'Frokost', order: (before.categories[0]?.order ?? 0) + 1 },
      { id: party, name: 'Fest', order: 1 },
    ])
    expect(menu.children.map(({ name, price, parentId }) => [name, price, parentId])).toEqual([
      ['Vælg', 0, menu.id],
      ['Øl', 30, menu.id],
    ])
    expect(await fixture.changes(menu.id)).toEqual([{ by: 'Kokke Kok', before: null, after: menu }])
  })

  test('is created once for an idempotency key', async () => {
    const body = { type: 'menu', name: 'Én gang', price: 1 }
    const headers = { 'idempotency-key': unknown }
    const answers = [await fixture.call('POST', fixture.menus, body, headers)]
    answers.push(await fixture.call('POST', fixture.menus, body, headers))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(answers[1]?.json()).toEqual(answers[0]?.json())
    expect((await fixture.list()).filter(({ name }) => name === 'Én gang')).toHaveLength(1)
    expect((await fixture.call('POST', fixture.menus, { ...body, price: 2 }, headers)).statusCode).toBe(422)
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
  ])('MEN-4 MEN-10 %j is 422 with the field', async (wrong, issues) => {
    const before = (await fixture.list()).length
    const answer = await fixture.call('POST', fixture.menus, { type: 'menu', name: 'Forkert', price: 1, ...wrong })
    expect([answer.statusCode, formatIssues(answer)]).toEqual([422, issues])
    expect(await fixture.list()).toHaveLength(before)
  })

  test('MEN-4 children of a group’s items are rejected at any depth', async () => {
    const deep = (levels: number): object =>
      levels === 0 ? {} : { type: 'group', name: 'Dyb', children: [deep(levels - 1)] }
    const issuesAt = async (levels: number) => {
      const menu = { type: 'menu', name: 'Dyb', price: 1, children: [deep(levels)] }
      const answer = await fixture.call('POST', fixture.menus, menu)
      expect(answer.statusCode).toBe(422)
      return formatIssues(answer)
    }
    expect(await issuesAt(40)).toContain('children.0.children.0.children too_long')
    expect(await issuesAt(1000)).toEqual(['children too_deep'])
  })

  test('MEN-10 a group whose items cannot reach its min is saved', async () => {
    const menu = await fixture.create({ children: [{ type: 'group', name: 'Ost', minAmount: 3, children: [] }] })
    expect(menu.children[0]).toMatchObject({ minAmount: 3, maxAmount: null, children: [] })
  })
})

describe('a changed menu', () => {
  const put = (id: string, body: object, headers?: Record<string, string>) =>
    fixture.call('PUT', `${fixture.menus}/${id}`, body, headers)

  test('MEN-4 keeps missing fields, and its children when the type changes; the difference is recorded', async () => {
    const menu = await fixture.create({ discountFromPrice: 149, minAmount: 10, maxAmount: 20, ...withGroup })
    const answer = await put(menu.id, { type: 'buildmenu', price: 119.5, discountFromPrice: null })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ ...menu, type: 'buildmenu', price: 119.5, discountFromPrice: null })
    expect(await fixture.read(menu.id)).toEqual(answer.json())
    // Neither the same values nor an empty body is a change
    expect((await put(menu.id, answer.json())).json()).toEqual(answer.json())
    expect((await put(menu.id, {})).json()).toEqual(answer.json())
    expect((await fixture.changes(menu.id)).slice(1)).toEqual([
      {
        by: 'Kokke Kok',
        before: { type: 'menu', price: 129, discountFromPrice: 149 },
        after: { type: 'buildmenu', price: 119.5, discountFromPrice: null },
      },
    ])
  })

  test('MEN-10 with min above max is 422, also if only one of them changes', async () => {
    const { id } = await fixture.create({ minAmount: 10, maxAmount: 20 })
    for (const change of [{ minAmount: 21 }, { maxAmount: 9 }, { minAmount: 30, maxAmount: 29 }]) {
      expect(formatIssues(await put(id, change))).toEqual(['minAmount min_above_max'])
    }
    expect((await put(id, { minAmount: 30, maxAmount: null })).json()).toMatchObject({ minAmount: 30, maxAmount: null })
  })

  test('with an older If-Match is 412, also after a change of its children', async () => {
    const menu = await fixture.create(withGroup)
    const { group, item } = getParts(menu)
    const url = `${fixture.menus}/${menu.id}`
    const etag = async () => String((await fixture.call('GET', url)).headers.etag)
    const first = await etag()
    expect((await put(menu.id, { price: 100 }, { 'if-match': first })).statusCode).toBe(200)
    const late = await put(menu.id, { price: 90 }, { 'if-match': first })
    expect(late.statusCode).toBe(412)
    expect(late.json()).toMatchObject({ current: { id: menu.id, price: 100 }, changedBy: 'Kokke Kok' })

    const second = await etag()
    const other = await addUser(service.db, { role: 'cater', caterId: fixture.caterId, firstName: 'Anden' })
    const authorization = `Bearer ${await service.tokenFor(other)}`
    const child = `${fixture.menus}/${group.id}/child/${item.id}`
    await fixture.call('DELETE', child, { mainMenuId: menu.id }, { authorization })
    const later = await put(menu.id, { price: 90 }, { 'if-match': second })
    expect(later.json()).toMatchObject({ status: 412, current: { price: 100 }, changedBy: 'Anden User' })
    expect((await fixture.read(menu.id)).price).toBe(100)
  })

  test("is 404 for a child, a missing menu or another caterer's", async () => {
    const { group } = getParts(await fixture.create(withGroup))
    const foreign = await (await createMenuFixture(service)).create()
    for (const id of [group.id, foreign.id, unknown, 'kategori']) {
      expect([id, (await put(id, { name: 'Ny' })).statusCode]).toEqual([id, 404])
      expect((await fixture.call('DELETE', `${fixture.menus}/${id}`)).statusCode).toBe(404)
      expect((await fixture.call('POST', `${fixture.menus}/${id}/copy`)).statusCode).toBe(404)
    }
  })
})
