import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Menu } from '../../contract/menus.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { createMenuFixture, formatIssues, type MenuFixture } from './testing/menuFixture.ts'

let service: TestApp
let fixture: MenuFixture
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})
beforeEach(async () => {
  fixture = await createMenuFixture(service)
})

const include = (name: string) => ({ type: 'include' as const, name })
const content = {
  children: [
    { type: 'group' as const, name: 'Fisk', children: [include('Sild'), include('Laks'), include('Rejer')] },
    { type: 'group' as const, name: 'Kød', children: [include('Steg')] },
    { type: 'extra' as const, name: 'Øl', price: 30 },
  ],
}

const move = (menu: Menu, body: object, headers = {}) =>
  fixture.call('PUT', `${fixture.menus}/${menu.id}/move-child`, body, headers)
/** 'Fisk: Sild Laks Rejer', one for each child of a menu; items of it by their type. */
const outline = ({ children }: Menu) =>
  children.map(({ name, type, children: items }) =>
    [type === 'group' ? `${name}:` : `${name} (${type})`, ...items.map((item) => item.name)].join(' '),
  )
function idsByName({ children }: Menu) {
  const ids = new Map(children.flatMap((child) => [child, ...child.children]).map(({ name, id }) => [name, id]))
  return (name: string) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`The menu lacks ${name}`)
    return id
  }
}

test('DAY-7 MEN-8 an item is moved into another group, before one of its items or last', async () => {
  const menu = await fixture.create(content)
  const id = idsByName(menu)
  const before = await move(menu, { id: id('Laks'), parentId: id('Kød'), beforeId: id('Steg') })
  expect(before.statusCode).toBe(200)
  expect(outline(before.json())).toEqual(['Fisk: Sild Rejer', 'Kød: Laks Steg', 'Øl (extra)'])
  const last = await move(menu, { id: id('Sild'), parentId: id('Kød') })
  expect(outline(last.json())).toEqual(['Fisk: Rejer', 'Kød: Laks Steg Sild', 'Øl (extra)'])
  expect(await fixture.read(menu.id)).toEqual(last.json())
})

test('DAY-7 an item is moved within its group, and a group within its menu', async () => {
  const menu = await fixture.create(content)
  const id = idsByName(menu)
  await move(menu, { id: id('Rejer'), parentId: id('Fisk'), beforeId: id('Sild') })
  const answer = await move(menu, { id: id('Fisk'), parentId: menu.id })
  expect(outline(answer.json())).toEqual(['Kød: Steg', 'Øl (extra)', 'Fisk: Rejer Sild Laks'])
})

test('DAY-7 a choice becomes an extra outside of its group, and an extra a choice in one', async () => {
  const menu = await fixture.create(content)
  const id = idsByName(menu)
  await move(menu, { id: id('Rejer'), parentId: menu.id, type: 'extra', beforeId: id('Øl') })
  const answer = await move(menu, { id: id('Øl'), parentId: id('Kød'), type: 'include' })
  expect(outline(answer.json())).toEqual(['Fisk: Sild Laks', 'Kød: Steg Øl', 'Rejer (extra)'])
  expect(answer.json().children[1].children[1]).toMatchObject({ name: 'Øl', type: 'include', price: 30 })
})

test('DAY-7 what moved is recorded, with whom; the others only where their place changed', async () => {
  const menu = await fixture.create(content)
  const id = idsByName(menu)
  await move(menu, { id: id('Øl'), parentId: id('Kød'), type: 'include' })
  const [change] = await fixture.changes(id('Øl'))
  expect(change).toMatchObject({
    by: 'Kokke Kok',
    before: { parentId: menu.id, type: 'extra' },
    after: { parentId: id('Kød'), type: 'include' },
  })
  expect(await fixture.changes(id('Sild'))).toEqual([])
})

test('DAY-7 a move to a place that is gone, of another menu or another caterer is refused whole', async () => {
  const menu = await fixture.create(content)
  const id = idsByName(menu)
  const other = await fixture.create(content)
  const otherId = idsByName(other)
  const issues = async (body: object) => formatIssues(await move(menu, body))
  expect(await issues({ id: id('Laks'), parentId: otherId('Kød') })).toEqual(['parentId foreign'])
  expect(await issues({ id: otherId('Laks'), parentId: id('Kød') })).toEqual(['id foreign'])
  expect(await issues({ id: menu.id, parentId: id('Kød') })).toEqual(['id foreign'])
  expect(await issues({ id: id('Laks'), parentId: id('Kød'), beforeId: id('Sild') })).toEqual(['beforeId foreign'])
  const foreign = await createMenuFixture(service)
  const theirs = await foreign.create(content)
  expect((await move(theirs, { id: idsByName(theirs)('Laks'), parentId: theirs.id })).statusCode).toBe(404)
  expect(
    (await fixture.call('PUT', `${fixture.menus}/${id('Fisk')}/move-child`, { id: id('Laks'), parentId: id('Fisk') }))
      .statusCode,
  ).toBe(404)
  expect(await fixture.read(menu.id)).toEqual(menu)
})

test('MEN-4 a group is not moved into a group, nothing into an item, and a group with items stays one', async () => {
  const menu = await fixture.create(content)
  const id = idsByName(menu)
  const issues = async (body: object) => formatIssues(await move(menu, body))
  expect(await issues({ id: id('Fisk'), parentId: id('Kød') })).toEqual(['type not_allowed_here'])
  expect(await issues({ id: id('Fisk'), parentId: id('Fisk') })).toEqual(['type not_allowed_here'])
  expect(await issues({ id: id('Sild'), parentId: id('Laks') })).toEqual(['type not_allowed_here'])
  expect(await issues({ id: id('Fisk'), parentId: menu.id, type: 'extra' })).toEqual(['type has_children'])
  expect(await fixture.read(menu.id)).toEqual(menu)
})

test('DAY-7 a move with an older If-Match is 412 with who changed it', async () => {
  const menu = await fixture.create(content)
  const id = idsByName(menu)
  const { headers } = await fixture.call('GET', `${fixture.menus}/${menu.id}`)
  const ifMatch = { 'if-match': String(headers.etag) }
  const body = { id: id('Laks'), parentId: id('Kød') }
  expect((await move(menu, body, ifMatch)).statusCode).toBe(200)
  expect((await move(menu, { ...body, parentId: id('Fisk') }, ifMatch)).json()).toMatchObject({
    status: 412,
    changedBy: 'Kokke Kok',
  })
})
