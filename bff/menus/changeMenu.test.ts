import { beforeEach, describe, expect, test } from 'vitest'
import { IDS } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
let smagen: string
beforeEach(async () => {
  bff = await startTestGraph()
  smagen = await bff.v2.token('smagen@demo.dk')
  return () => bff.v2.stop()
})

const globalId = (type: string, uuid: string) => Buffer.from(`${type}:55:${uuid}`).toString('base64')
const MENU = globalId('Menu', IDS.lunch)
const GROUP = globalId('Menu', IDS.group)
const HERRING = globalId('Menu', IDS.herring)
const CATEGORY = globalId('Category', IDS.category)
const MENUS = '/caters/55/products/menus'

const lunch = { id: IDS.lunch, caterId: 55, type: 'menu', name: 'Frokost', price: '129.50', order: 3 }
const herring = { id: IDS.herring, caterId: 55, type: 'include', name: 'Sild', price: 15, parentId: IDS.group }
const answers = (call: string, body: unknown, status = 200) => bff.v2.answer(call, () => ({ status, body }))
const change = (mutation: string) => bff.execute(`mutation { ${mutation} }`, { cookie: smagen })
const sent = (call: string) => bff.v2.calls.find((made) => made.call === call)

describe('menus', () => {
  test('GRA-9 have categories, children and whether they can be ordered, at one call a list', async () => {
    answers('GET /caters/55/dishes', [
      { id: IDS.herring, caterId: 55, name: 'Sild' },
      { id: IDS.group, caterId: 55, name: 'Laks' },
    ])
    answers(`GET ${MENUS}`, [
      {
        ...lunch,
        dishes: [IDS.herring],
        categories: [{ id: IDS.category, name: 'Smørrebrød', order: 1 }],
        children: [
          {
            ...lunch,
            id: IDS.group,
            type: 'group',
            minAmount: 2,
            parentId: IDS.lunch,
            children: [{ ...herring, maxAmount: 1 }],
          },
        ],
      },
    ])
    const query = `{ cater(number: 55) { menus {
      order parentId isSatisfiable categories { name } dishes { name }
      children { parentId isSatisfiable dishes { name } children { isSatisfiable } }
    } } }`
    const { data, errors } = await bff.execute(query, { cookie: smagen })
    expect(errors).toBeUndefined()
    expect(data.cater.menus).toEqual([
      {
        order: 3,
        parentId: null,
        isSatisfiable: false,
        categories: [{ name: 'Smørrebrød' }],
        dishes: [{ name: 'Sild' }],
        children: [{ parentId: MENU, isSatisfiable: false, dishes: [], children: [{ isSatisfiable: true }] }],
      },
    ])
    expect(bff.v2.takeCalls().toSorted()).toEqual([
      'GET /caters-public/55',
      'GET /caters/55/categories',
      'GET /caters/55/dishes',
      `GET ${MENUS}`,
    ])
    expect((await bff.execute(query)).data.cater.menus[0].dishes).toBeNull()
    // The office's lists may hold drafts, so nobody else is answered from them
    expect(bff.v2.takeCalls().toSorted()).toEqual(['GET /caters/55/categories', `GET ${MENUS}`])
  })

  test('GRA-7 a menu is created with its categories and children, and public at once', async () => {
    await bff.execute('{ cater(number: 55) { menus { name } } }')
    answers(`POST ${MENUS}`, lunch, 201)
    const { data } = await change(`createMenu(input: {
      caterNumber: 55, type: MENU, name: "Frokost", price: 129.5, categoryIds: ["${CATEGORY}"],
      children: [{ type: GROUP, name: "Vælg", minAmount: 1, children: [{ type: INCLUDE, name: "Sild", price: null }] }]
    }) { ... on Menu { id name price } }`)
    expect(data.createMenu).toEqual({ id: MENU, name: 'Frokost', price: 129.5 })
    expect(sent(`POST ${MENUS}`)?.body).toEqual({
      type: 'menu',
      name: 'Frokost',
      price: 129.5,
      categoryIds: [IDS.category],
      children: [{ type: 'group', name: 'Vælg', minAmount: 1, children: [{ type: 'include', name: 'Sild' }] }],
    })
    bff.v2.takeCalls()
    await bff.execute('{ cater(number: 55) { menus { name } } }')
    expect(bff.v2.takeCalls()).toEqual(['GET /caters-public/55', `GET ${MENUS}`])
  })

  test('MEN-10 issues of the service are in Danish', async () => {
    const errors = [{ path: 'minAmount', validatorKey: 'min_above_max', message: 'In English' }]
    answers(`PUT ${MENUS}/${IDS.lunch}`, { type: 'x', title: 'invalid', status: 422, errors }, 422)
    const { data } = await change(`updateMenu(input: { id: "${MENU}", minAmount: 9, maxAmount: 2 }) {
      ... on ValidationFailed { issues { path message } }
    }`)
    expect(data.updateMenu.issues).toEqual([{ path: 'minAmount', message: 'Min må ikke være større end max.' }])
  })

  test('GRA-6 an update sends only the changes, and answers an edit conflict', async () => {
    answers(`GET ${MENUS}/${IDS.lunch}`, lunch)
    answers(`GET ${MENUS}`, [lunch])
    bff.v2.answer(`PUT ${MENUS}/${IDS.lunch}`, ({ headers }) =>
      headers['if-match'] === '"foreign"'
        ? {
            status: 412,
            body: { type: 'x', title: 'x', status: 412, current: lunch, changedBy: 'Anne', changedAt: null },
          }
        : { status: 200, body: { ...lunch, name: 'Ny' } },
    )
    const { data } = await bff.execute('{ cater(number: 55) { menus { version } } }')
    // Children and places are changed elsewhere
    answers(`GET ${MENUS}/${IDS.lunch}`, { ...lunch, order: 9, dishes: [IDS.herring] })
    const update = (version: string) =>
      change(`updateMenu(input: { id: "${MENU}", version: "${version}", name: "Ny", description: null }) {
        ... on Menu { name } ... on EditConflict { changedBy current { ... on Menu { name } } }
      }`)
    expect((await update(data.cater.menus[0].version)).data.updateMenu).toEqual({ name: 'Ny' })
    expect(sent(`PUT ${MENUS}/${IDS.lunch}`)?.body).toEqual({ name: 'Ny', description: null })
    expect(sent(`PUT ${MENUS}/${IDS.lunch}`)?.headers['if-match']).toMatch(/^"\d+"$/)
    const late = await update('foreign')
    expect(late.data.updateMenu).toEqual({ changedBy: 'Anne', current: { name: 'Frokost' } })
  })

  test('MEN-9 a menu is copied; MEN-6 a menu is deleted where the service confirms it', async () => {
    answers(`POST ${MENUS}/${IDS.lunch}/copy`, { ...lunch, id: IDS.group, name: 'Frokost (kopi)' }, 201)
    const copied = await change(`copyMenu(input: { id: "${MENU}" }) { id name }`)
    expect(copied.data.copyMenu).toEqual({ id: GROUP, name: 'Frokost (kopi)' })
    answers(`DELETE ${MENUS}/${IDS.lunch}`, { success: 1, deletedRows: '12' })
    const remove = `deleteMenu(input: { id: "${MENU}" }) { deletedId }`
    expect((await change(remove)).data.deleteMenu).toEqual({ deletedId: MENU })
    answers(`DELETE ${MENUS}/${IDS.lunch}`, { success: true, deletedRows: 0 })
    expect((await change(remove)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('are changed by the office only, and by ids of menus only', async () => {
    const remove = (id: string) => `mutation { deleteMenu(input: { id: "${id}" }) { deletedId } }`
    const visitor = await bff.execute(remove(MENU))
    expect(visitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const customer = await bff.execute(remove(MENU), { cookie: await bff.v2.token('kunde@demo.dk') })
    expect(customer.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const wrong = await bff.execute(remove(CATEGORY), { cookie: smagen })
    expect(wrong.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect(bff.v2.takeCalls()).toEqual([])
  })
})

describe('children of menus', () => {
  test('MEN-3 a child is added with its items', async () => {
    answers(`POST ${MENUS}/${IDS.lunch}/child`, { ...lunch, id: IDS.group, type: 'group', children: [herring] }, 201)
    const { data } = await change(`createMenuChild(input: { parentId: "${MENU}", child: {
      type: GROUP, name: "Vælg", children: [{ type: INCLUDE, name: "Sild", price: 15 }]
    } }) { ... on Menu { type children { name } } }`)
    expect(data.createMenuChild).toEqual({ type: 'GROUP', children: [{ name: 'Sild' }] })
    expect(sent(`POST ${MENUS}/${IDS.lunch}/child`)?.body).toEqual({
      type: 'group',
      name: 'Vælg',
      children: [{ type: 'include', name: 'Sild', price: 15 }],
    })
  })

  test('MEN-3 a child is changed and deleted by its id alone: its parent is looked up', async () => {
    const where = `${MENUS}/${IDS.group}/child/${IDS.herring}`
    answers(`GET ${MENUS}/${IDS.herring}`, herring)
    answers(`PUT ${where}`, { ...herring, price: 20 })
    const read = await bff.execute('query ($id: ID!) { node(id: $id) { ... on Menu { version } } }', {
      variables: { id: HERRING },
    })
    answers(`GET ${MENUS}/${IDS.herring}`, { ...herring, price: '15.00' })
    const { version } = read.data.node
    const { data } = await change(
      `updateMenuChild(input: { id: "${HERRING}", version: "${version}", price: 20 }) { ... on Menu { price } }`,
    )
    expect(data.updateMenuChild).toEqual({ price: 20 })
    expect(sent(`PUT ${where}`)?.body).toEqual({ price: 20 })
    answers(`DELETE ${where}`, { success: true, deletedRows: 1 })
    const removed = await change(`deleteMenuChild(input: { id: "${HERRING}" }) { deletedId }`)
    expect(removed.data.deleteMenuChild).toEqual({ deletedId: HERRING })
    expect(sent(`DELETE ${where}`)?.body).toEqual({ mainMenuId: IDS.lunch })
    const main = await change(`deleteMenuChild(input: { id: "${MENU}" }) { deletedId }`)
    expect(main.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

describe('places of menus', () => {
  test('MEN-8 an order is sent as the whole list', async () => {
    const call = `PUT ${MENUS}/update/ordering`
    answers(call, [{ ...lunch, order: 0 }])
    const reorder = (more: string) =>
      change(`reorderMenus(input: { caterNumber: 55, menuIds: ["${HERRING}", "${GROUP}"] ${more} }) {
        ... on ReorderedMenus { menus { order } }
      }`)
    expect((await reorder('')).data.reorderMenus).toEqual({ menus: [{ order: 0 }] })
    const [first, second] = [
      { id: IDS.herring, order: 0 },
      { id: IDS.group, order: 1 },
    ]
    expect(sent(call)?.body).toEqual({ menus: [first, second] })
    bff.v2.takeCalls()
    await reorder(`, categoryId: "${CATEGORY}"`)
    const categoryId = IDS.category
    expect(sent(call)?.body).toEqual({
      menus: [
        { ...first, categoryId },
        { ...second, categoryId },
      ],
    })
  })

  test('DAY-7 a child is moved within its menu, which is answered whole', async () => {
    const call = `PUT ${MENUS}/${IDS.lunch}/move-child`
    answers(call, lunch)
    const move = (more: string) =>
      change(`moveMenuChild(input: { menuId: "${MENU}", id: "${HERRING}", ${more} }) { ... on Menu { id } }`)
    const { data } = await move(`parentId: "${MENU}", beforeId: "${GROUP}", type: EXTRA`)
    expect(data.moveMenuChild).toEqual({ id: MENU })
    const id = IDS.herring
    expect(sent(call)?.body).toEqual({ id, parentId: IDS.lunch, beforeId: IDS.group, type: 'extra' })
    bff.v2.takeCalls()
    await move(`parentId: "${GROUP}"`)
    expect(sent(call)?.body).toEqual({ id, parentId: IDS.group })
  })

  test('MEN-7 categories and dishes are set as whole lists', async () => {
    answers(`PUT /caters/55/envelopes/${IDS.lunch}/categories`, lunch)
    answers(`PUT /caters/55/envelopes/${IDS.lunch}/dishes`, lunch)
    const { data } = await change(`
      setMenuCategories(input: { id: "${MENU}", categoryIds: ["${CATEGORY}"] }) { ... on Menu { id } }
      setMenuDishes(input: { id: "${MENU}", dishIds: [] }) { ... on Menu { id } }
    `)
    expect(data).toEqual({ setMenuCategories: { id: MENU }, setMenuDishes: { id: MENU } })
    expect(bff.v2.calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
      { categories: [IDS.category] },
      { dishes: [] },
    ])
  })
})
