import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { formatIssues, type MenuFixture, createMenuFixture, getParts, withGroup } from './testing/menuFixture.ts'

let service: TestApp
let fixture: MenuFixture
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})
beforeEach(async () => {
  fixture = await createMenuFixture(service)
})

const child = (parentId: string, id: string) => `${fixture.menus}/${parentId}/child/${id}`
const add = (parentId: string, body: object) => fixture.call('POST', `${fixture.menus}/${parentId}/child`, body)

test('MEN-3 children are added last, groups with their items', async () => {
  const menu = await fixture.create(withGroup)
  const { group } = getParts(menu)
  const cheese = { type: 'group', name: 'Ost', minAmount: 1, children: [{ type: 'include', name: 'Brie', price: 5 }] }
  const answer = await add(menu.id, cheese)
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ ...cheese, parentId: menu.id, order: 3, price: 0 })
  const extra = await add(group.id, { type: 'extra', name: 'Kaviar', price: 40 })
  expect(extra.json()).toMatchObject({ parentId: group.id, order: 2, type: 'extra' })
  const { children } = await fixture.read(menu.id)
  expect(children.map(({ name }) => name)).toEqual(['Vælg', 'Øl', 'Ost'])
  expect(children[0]?.children.map(({ name }) => name)).toEqual(['Sild', 'Kaviar'])
  expect(await fixture.read(answer.json().id)).toEqual(answer.json())
  expect(await fixture.changes(extra.json().id)).toEqual([{ by: 'Kokke Kok', before: null, after: extra.json() }])
})

test('MEN-4 a group can have items, an item no children', async () => {
  const { group, item, extra } = getParts(await fixture.create(withGroup))
  expect(formatIssues(await add(group.id, { type: 'group', name: 'Ny' }))).toEqual(['type not_allowed_here'])
  expect(formatIssues(await add(item.id, { type: 'include', name: 'Ny' }))).toEqual(['type not_allowed_here'])
  expect(formatIssues(await add(group.id, { type: 'menu', name: 'Ny' }))).toEqual(['type invalid'])
  const foreign = await (await createMenuFixture(service)).create()
  expect((await add(foreign.id, { type: 'extra', name: 'Ny' })).statusCode).toBe(404)
  for (const type of ['include', 'includeWithAmount', 'extra']) {
    expect((await add(group.id, { type, name: type })).statusCode).toBe(201)
  }
  const put = (parentId: string, id: string, type: string) => fixture.call('PUT', child(parentId, id), { type })
  expect(formatIssues(await put(group.id, item.id, 'group'))).toEqual(['type not_allowed_here'])
  expect(formatIssues(await put(extra.parentId ?? '', group.id, 'extra'))).toEqual(['type has_children'])
  expect((await put(extra.parentId ?? '', extra.id, 'group')).json()).toMatchObject({ type: 'group', name: 'Øl' })
})

test('MEN-10 a child is changed within its limits; an older If-Match is 412', async () => {
  const menu = await fixture.create(withGroup)
  const { group } = getParts(menu)
  const url = child(menu.id, group.id)
  const { headers } = await fixture.call('GET', `${fixture.menus}/${group.id}`)
  const good = await fixture.call('PUT', url, { minAmount: 2 }, { 'if-match': String(headers.etag) })
  expect(good.json()).toEqual({ ...group, minAmount: 2 })
  expect(formatIssues(await fixture.call('PUT', url, { maxAmount: 1 }))).toEqual(['minAmount min_above_max'])
  const late = await fixture.call('PUT', url, { name: 'Ny' }, { 'if-match': String(headers.etag) })
  expect(late.json()).toMatchObject({ status: 412, current: { minAmount: 2 }, changedBy: 'Kokke Kok' })
  expect(await fixture.changes(group.id)).toMatchObject([{ before: { minAmount: null }, after: { minAmount: 2 } }])
})

test('MEN-6 deleting returns the number of deleted rows, and requires the right main menu', async () => {
  const menu = await fixture.create(withGroup)
  const { group, item } = getParts(menu)
  const other = await fixture.create()
  const url = child(menu.id, group.id)
  expect(formatIssues(await fixture.call('DELETE', url, { mainMenuId: other.id }))).toEqual(['mainMenuId foreign'])
  expect(formatIssues(await fixture.call('DELETE', url, {}))).toEqual(['mainMenuId required'])
  const inGroup = child(group.id, item.id)
  expect(formatIssues(await fixture.call('DELETE', inGroup, { mainMenuId: group.id }))).toEqual(['mainMenuId foreign'])
  const elsewhere = child(menu.id, item.id)
  expect((await fixture.call('DELETE', elsewhere, { mainMenuId: menu.id })).statusCode).toBe(404)

  const gone = await fixture.call('DELETE', url, { mainMenuId: menu.id.toUpperCase() })
  expect(gone.json()).toEqual({ success: true, deletedRows: 2 })
  expect((await fixture.changes(group.id)).at(-1)).toEqual({ by: 'Kokke Kok', before: group, after: null })
  const all = await fixture.call('DELETE', `${fixture.menus}/${menu.id}`)
  expect(all.json()).toEqual({ success: true, deletedRows: 2 })
  expect((await fixture.call('PUT', child(menu.id, item.id), { name: 'Ny' })).statusCode).toBe(404)
  expect((await fixture.call('DELETE', `${fixture.menus}/${menu.id}`)).statusCode).toBe(404)
})

// The embedded database runs one transaction at a time, so nothing is concurrent there
test.runIf(process.env.TEST_DATABASE_URL)(
  'concurrent additions each get their own order, or 404 after a deletion',
  async () => {
    const menu = await fixture.create()
    const many = Array.from({ length: 30 }, () => ({ type: 'extra', name: 'Øl' }))
    const added = await Promise.all(many.map((body) => add(menu.id, body)))
    expect(new Set(added.map((answer) => answer.json().order))).toEqual(new Set(many.map((_, at) => at + 1)))
    const late = await Promise.all([
      ...many.slice(15).map((body) => add(menu.id, body)),
      fixture.call('DELETE', `${fixture.menus}/${menu.id}`),
      ...many.slice(15).map((body) => add(menu.id, body)),
    ])
    const createdLate = late.filter(({ statusCode }) => statusCode === 201).length
    expect(late.every(({ statusCode }) => [200, 201, 404].includes(statusCode))).toBe(true)
    expect(late[15]?.json()).toEqual({ success: true, deletedRows: 1 + 30 + createdLate })
  },
)
