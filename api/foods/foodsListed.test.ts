import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { CaterSearchResponse } from '../../contract/caterSearch.ts'
import type { Menu } from '../../contract/menus.ts'
import { ALLERGENS } from '../../domain/foods/allergens.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { addOrderFixture, call, noon, type OrderFixture, placeTestOrder } from '../orders/testing/orderFixture.ts'

let service: TestApp
let fixture: OrderFixture
let path: string
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  return () => service.close()
})
beforeEach(async () => {
  fixture = await addOrderFixture(service)
  path = `/caters/${fixture.cater.id}`
  const foods = (await call(service, 'GET', `${path}/foods`, fixture)).json()
  const free = { contains: [], mayContain: [], free: ALLERGENS, diets: ['VEGAN'], isComplete: true }
  await act('PUT', '/foods/declarations', {
    foods: foods.map(({ kind, id }: Menu & { kind: string }) => ({ kind, id, ...free })),
  })
})

const act = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object) => {
  const answer = await call(service, method, `${path}${url}`, { token: fixture.token, body })
  expect([answer.statusCode, answer.body]).toEqual([expect.toSatisfy((code: number) => code < 300), expect.any(String)])
  return answer.json()
}
const menuPath = () => `/products/menus/${fixture.ids.platter}`
const tick = async (allFoodsListed = true) =>
  act('PUT', menuPath(), { allFoodsListed, foodsVersion: (await read()).foodsVersion })
const child = (id: string, parent = fixture.ids.platter) => `/products/menus/${parent}/child/${id}`

const read = async (viewer: { token?: string } = {}): Promise<Menu> =>
  (await call(service, 'GET', `${path}${menuPath()}`, viewer)).json()
/** The foods of the menu that say something. */
const declaredIn = ({ children, dishFoods }: Pick<Menu, 'children' | 'dishFoods'>): string[] => [
  ...dishFoods.filter(({ declaration }) => declaration).map(({ name }) => name),
  ...children.flatMap((node) => [...(node.declaration ? [node.name] : []), ...declaredIn(node)]),
]

test('ALG-11 a menu without the tick is not declared, whatever its foods say, to anybody; with it, it is as they say', async () => {
  const ids = `ids=${fixture.ids.herring}`
  const readHerring = async () => (await call(service, 'GET', `${path}/products/menus?${ids}`)).json()[0]
  expect(await read()).toMatchObject({ allFoodsListed: false, foodsListedAt: null, foodsListedBy: null })
  expect(declaredIn(await read())).toEqual([])
  expect(declaredIn(await read(fixture))).toEqual([])
  expect((await readHerring()).declaration).toBeNull()
  const [menu] = (await placeTestOrder(service, fixture)).content.menus
  expect(menu?.groups[0]?.items.map(({ declaration }) => declaration)).toEqual([null, null])

  await tick()
  expect(declaredIn(await read())).toEqual(['Sild', 'Rejer', 'Salat', 'Rugbrød', 'Dessert'])
  expect((await readHerring()).declaration).toMatchObject({ diets: ['VEGAN'] })
  expect((await readHerring()).allFoodsListed).toBeNull()
  const [ordered] = (await placeTestOrder(service, fixture)).content.menus
  expect(ordered?.groups[0]?.items.map(({ declaration }) => declaration?.diets)).toEqual([['VEGAN'], ['VEGAN']])
})

test('ALG-11 who set the tick, and when, is shown to the office alone; a second tick changes neither, and it can be taken back', async () => {
  await tick()
  const said = { allFoodsListed: true, foodsListedAt: noon.toISOString(), foodsListedBy: 'Kokke Kok' }
  expect(await read(fixture)).toMatchObject(said)
  expect(await read()).toMatchObject({ allFoodsListed: true, foodsListedAt: null, foodsListedBy: null })
  expect(await tick()).toMatchObject(said)
  expect(await tick(false)).toMatchObject({ allFoodsListed: false, foodsListedAt: null, foodsListedBy: null })
})

test('ALG-11 ALG-5 the search of the front page finds a menu as fitting only with the tick', async () => {
  await service.db
    .insertInto('page')
    .values({ url: `/oplyst${fixture.cater.id}`, title: 'Køkken', caterId: fixture.cater.id, blocks: '[]' })
    .execute()
  const fitOf = async () => {
    const found: CaterSearchResponse = (await call(service, 'GET', '/cater-search?diets=VEGAN')).json()
    return found.caters.find(({ cater }) => cater.id === fixture.cater.id)?.fit
  }
  expect(await fitOf()).toBe('UNKNOWN')
  await tick()
  expect(await fitOf()).toBe('FITS')
})

const CHANGES: [what: string, change: () => Promise<unknown>, ends: boolean][] = [
  ['an added item', () => act('POST', `${menuPath()}/child`, { type: 'include', name: 'Smør' }), true],
  [
    'an item added to a group',
    () => act('POST', `/products/menus/${fixture.ids.bread}/child`, { type: 'include', name: 'Æg' }),
    true,
  ],
  ['an added group without items', () => act('POST', `${menuPath()}/child`, { type: 'group', name: 'Vælg' }), false],
  ['a removed item', () => act('DELETE', child(fixture.ids.salad), { mainMenuId: fixture.ids.platter }), true],
  ['a removed group', () => act('DELETE', child(fixture.ids.bread), { mainMenuId: fixture.ids.platter }), true],
  ['a renamed item', () => act('PUT', child(fixture.ids.herring, fixture.ids.bread), { name: 'Karrysild' }), true],
  [
    'an item that is described otherwise',
    () => act('PUT', child(fixture.ids.salad), { description: 'Med nødder' }),
    true,
  ],
  [
    'an item that is another dish',
    async () => act('PUT', child(fixture.ids.salad), { dishId: await addDish('Salat') }),
    true,
  ],
  [
    'another dish',
    async () => act('PUT', `/envelopes/${fixture.ids.platter}/dishes`, { dishes: [await addDish('Sovs')] }),
    true,
  ],
  ['the same dishes', () => act('PUT', `/envelopes/${fixture.ids.platter}/dishes`, { dishes: [] }), false],
  ['the same name', () => act('PUT', child(fixture.ids.salad), { name: 'Salat' }), false],
  [
    'another price and amount of an item',
    () => act('PUT', child(fixture.ids.salad), { price: 5, minAmount: 1 }),
    false,
  ],
  ['another name of a group', () => act('PUT', child(fixture.ids.bread), { name: 'Vælg 3' }), false],
  ['another name and price of the menu', () => act('PUT', menuPath(), { name: 'Platte', price: 139 }), false],
  [
    'a moved item',
    () => act('PUT', `${menuPath()}/move-child`, { id: fixture.ids.salad, parentId: fixture.ids.bread }),
    false,
  ],
  [
    'another declaration',
    () =>
      act('PUT', `/foods/item/${fixture.ids.salad}/declaration`, {
        contains: [{ allergen: 'MILK', sources: [] }],
        mayContain: [],
        free: ALLERGENS.filter((allergen) => allergen !== 'MILK'),
        diets: [],
        isComplete: true,
      }),
    false,
  ],
]

async function addDish(name: string): Promise<string> {
  return (await act('POST', '/dishes', { name })).id
}

test.each(CHANGES)('ALG-11 the tick and %s', async (_what, change, ends) => {
  await tick()
  await change()
  const said = { foodsListedAt: noon.toISOString(), foodsListedBy: 'Kokke Kok' }
  expect(await read(fixture)).toMatchObject({ allFoodsListed: !ends, ...said })
})

test('ALG-11 a dish that is renamed or deleted ends the ticks of all menus that have it, also as an item, and of no other', async () => {
  const { platter, buffet, roast } = fixture.ids
  const [sauce, other] = [await addDish('Sovs'), await addDish('Grød')]
  await act('PUT', `/envelopes/${platter}/dishes`, { dishes: [sauce, other] })
  await act('PUT', child(roast, buffet), { dishId: sauce })
  const ticks = async () => {
    const menus: Menu[] = (await call(service, 'GET', `${path}/products/menus`)).json()
    // Menus without a place of their own come in any order
    return menus
      .map(({ name, allFoodsListed }) => [name, allFoodsListed])
      .toSorted()
      .toReversed()
  }
  const tickBoth = async () => {
    await tick()
    const { foodsVersion }: Menu = (await call(service, 'GET', `${path}/products/menus/${buffet}`)).json()
    await act('PUT', `/products/menus/${buffet}`, { allFoodsListed: true, foodsVersion })
  }
  const change = (method: 'PUT' | 'DELETE', id: string, body: object) =>
    call(service, method, '/caters/dishes', { token: fixture.token, body: { id, caterId: fixture.cater.id, ...body } })
  await tickBoth()
  await change('PUT', other, { name: 'Grød' })
  expect(await ticks()).toEqual([
    ['Frokostplatte', true],
    ['Frit valg', true],
  ])
  await change('PUT', other, { name: 'Øllebrød' })
  expect(await ticks()).toEqual([
    ['Frokostplatte', false],
    ['Frit valg', true],
  ])
  await tickBoth()
  await change('PUT', sauce, { name: 'Skysovs' })
  expect(await ticks()).toEqual([
    ['Frokostplatte', false],
    ['Frit valg', false],
  ])
  await tickBoth()
  await change('DELETE', sauce, {})
  expect(await ticks()).toEqual([
    ['Frokostplatte', false],
    ['Frit valg', false],
  ])
})

test('ALG-11 a change that is refused leaves the tick, and a copy has it as its menu does', async () => {
  await tick()
  const refused = await call(service, 'PUT', `${path}${child(fixture.ids.salad)}`, {
    token: fixture.token,
    body: { name: 'Andet', minAmount: 5, maxAmount: 2 },
  })
  expect([refused.statusCode, (await read()).allFoodsListed]).toEqual([422, true])
  expect(await act('POST', `${menuPath()}/copy`, {})).toMatchObject({
    allFoodsListed: true,
    foodsListedBy: 'Kokke Kok',
  })
})

test('ALG-11 the tick is given for the list that was seen: with another it is refused, and without any', async () => {
  const send = (body: object) => call(service, 'PUT', `${path}${menuPath()}`, { token: fixture.token, body })
  const { foodsVersion } = await read(fixture)
  await act('POST', `${menuPath()}/child`, { type: 'include', name: 'Nøddepesto' })
  const unseen = await send({ allFoodsListed: true, foodsVersion })
  expect(unseen.statusCode).toBe(412)
  expect(unseen.json()).toMatchObject({
    title: 'changed_meanwhile',
    changedBy: 'Kokke Kok',
    current: {
      allFoodsListed: false,
      children: expect.arrayContaining([expect.objectContaining({ name: 'Nøddepesto' })]),
    },
  })
  const silent = await send({ allFoodsListed: true })
  expect([silent.statusCode, silent.json().errors]).toEqual([422, [{ path: 'foodsVersion', validatorKey: 'required' }]])
  expect((await read()).allFoodsListed).toBe(false)
  expect((await send({ allFoodsListed: true, foodsVersion: unseen.json().current.foodsVersion })).statusCode).toBe(200)
})
