import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { issuesOf, type MenuOffice, openMenuOffice, partsOf, withGroup } from './testing/menuFixture.ts'

let service: TestApp
let office: MenuOffice
beforeAll(async () => {
  service = await openTestApp()
}, 60_000)
beforeEach(async () => {
  office = await openMenuOffice(service)
})
afterAll(() => service.close())

const child = (parentId: string, id: string) => `${office.menus}/${parentId}/child/${id}`
const add = (parentId: string, body: object) => office.ask('POST', `${office.menus}/${parentId}/child`, body)

test('MEN-3 children are added behind the others, groups with their items', async () => {
  const menu = await office.make(withGroup)
  const { group } = partsOf(menu)
  const cheese = { type: 'group', name: 'Ost', minAmount: 1, children: [{ type: 'include', name: 'Brie', price: 5 }] }
  const answer = await add(menu.id, cheese)
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ ...cheese, parentId: menu.id, order: 3, price: 0 })
  const extra = await add(group.id, { type: 'extra', name: 'Kaviar', price: 40 })
  expect(extra.json()).toMatchObject({ parentId: group.id, order: 2, type: 'extra' })
  const { children } = await office.read(menu.id)
  expect(children.map(({ name }) => name)).toEqual(['Vælg', 'Øl', 'Ost'])
  expect(children[0]?.children.map(({ name }) => name)).toEqual(['Sild', 'Kaviar'])
  expect(await office.read(answer.json().id)).toEqual(answer.json())
  expect(await office.changes(extra.json().id)).toEqual([{ by: 'Kokke Kok', before: null, after: extra.json() }])
})

test('MEN-4 a group holds sub-items, a sub-item nothing', async () => {
  const { group, item, extra } = partsOf(await office.make(withGroup))
  expect(issuesOf(await add(group.id, { type: 'group', name: 'Ny' }))).toEqual(['type not_allowed_here'])
  expect(issuesOf(await add(item.id, { type: 'include', name: 'Ny' }))).toEqual(['type not_allowed_here'])
  expect(issuesOf(await add(group.id, { type: 'menu', name: 'Ny' }))).toEqual(['type invalid'])
  const foreign = await (await openMenuOffice(service)).make()
  expect((await add(foreign.id, { type: 'extra', name: 'Ny' })).statusCode).toBe(404)
  for (const type of ['include', 'includeWithAmount', 'extra']) {
    expect((await add(group.id, { type, name: type })).statusCode).toBe(201)
  }
  const put = (parentId: string, id: string, type: string) => office.ask('PUT', child(parentId, id), { type })
  expect(issuesOf(await put(group.id, item.id, 'group'))).toEqual(['type not_allowed_here'])
  expect(issuesOf(await put(extra.parentId ?? '', group.id, 'extra'))).toEqual(['type has_children'])
  expect((await put(extra.parentId ?? '', extra.id, 'group')).json()).toMatchObject({ type: 'group', name: 'Øl' })
})

test('MEN-10 a child is changed within its limits, unless somebody was faster', async () => {
  const menu = await office.make(withGroup)
  const { group } = partsOf(menu)
  const url = child(menu.id, group.id)
  const { headers } = await office.ask('GET', `${office.menus}/${group.id}`)
  const good = await office.ask('PUT', url, { minAmount: 2 }, { 'if-match': String(headers.etag) })
  expect(good.json()).toEqual({ ...group, minAmount: 2 })
  expect(issuesOf(await office.ask('PUT', url, { maxAmount: 1 }))).toEqual(['minAmount min_above_max'])
  const late = await office.ask('PUT', url, { name: 'Ny' }, { 'if-match': String(headers.etag) })
  expect(late.json()).toMatchObject({ status: 412, current: { minAmount: 2 }, changedBy: 'Kokke Kok' })
  expect(await office.changes(group.id)).toMatchObject([{ before: { minAmount: null }, after: { minAmount: 2 } }])
})

test('MEN-6 deleting tells how many rows went, under the menu that holds them', async () => {
  const menu = await office.make(withGroup)
  const { group, item } = partsOf(menu)
  const other = await office.make()
  const url = child(menu.id, group.id)
  expect(issuesOf(await office.ask('DELETE', url, { mainMenuId: other.id }))).toEqual(['mainMenuId foreign'])
  expect(issuesOf(await office.ask('DELETE', url, {}))).toEqual(['mainMenuId required'])
  const inGroup = child(group.id, item.id)
  expect(issuesOf(await office.ask('DELETE', inGroup, { mainMenuId: group.id }))).toEqual(['mainMenuId foreign'])
  const elsewhere = child(menu.id, item.id)
  expect((await office.ask('DELETE', elsewhere, { mainMenuId: menu.id })).statusCode).toBe(404)

  const gone = await office.ask('DELETE', url, { mainMenuId: menu.id.toUpperCase() })
  expect(gone.json()).toEqual({ success: true, deletedRows: 2 })
  expect((await office.changes(group.id)).at(-1)).toEqual({ by: 'Kokke Kok', before: group, after: null })
  const all = await office.ask('DELETE', `${office.menus}/${menu.id}`)
  expect(all.json()).toEqual({ success: true, deletedRows: 2 })
  expect((await office.ask('PUT', child(menu.id, item.id), { name: 'Ny' })).statusCode).toBe(404)
  expect((await office.ask('DELETE', `${office.menus}/${menu.id}`)).statusCode).toBe(404)
})

// The embedded database runs one transaction after the other: nothing there happens at once
test.runIf(process.env.TEST_DATABASE_URL)('who add at once get places of their own, or 404 after the end', async () => {
  const menu = await office.make()
  const many = Array.from({ length: 30 }, () => ({ type: 'extra', name: 'Øl' }))
  const added = await Promise.all(many.map((body) => add(menu.id, body)))
  expect(new Set(added.map((answer) => answer.json().order))).toEqual(new Set(many.map((_, at) => at + 1)))
  const late = await Promise.all([
    ...many.slice(15).map((body) => add(menu.id, body)),
    office.ask('DELETE', `${office.menus}/${menu.id}`),
    ...many.slice(15).map((body) => add(menu.id, body)),
  ])
  const taken = late.filter(({ statusCode }) => statusCode === 201).length
  expect(late.every(({ statusCode }) => [200, 201, 404].includes(statusCode))).toBe(true)
  expect(late[15]?.json()).toEqual({ success: true, deletedRows: 1 + 30 + taken })
})
