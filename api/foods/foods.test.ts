import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Declared, type DeclarationBody, FOOD_KINDS, type Food } from '../../contract/foods.ts'
import type { Menu } from '../../contract/menus.ts'
import type { Order, PlaceOrderBody } from '../../contract/orders.ts'
import { ALLERGENS, type Allergen } from '../../domain/foods/allergens.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { retentionTasks } from '../retentionTasks.ts'
import { createRetentionJob } from '../personalData/retentionJob.ts'
import {
  addOrderFixture,
  call,
  noon,
  type OrderFixture,
  orderBody,
  placeTestOrder,
} from '../orders/testing/orderFixture.ts'

let now = noon
let service: TestApp
let fixture: OrderFixture
let path: string
beforeAll(async () => {
  service = await openTestApp({ now: () => now })
  return () => service.close()
})
beforeEach(async () => {
  now = noon
  fixture = await addOrderFixture(service)
  path = `/caters/${fixture.cater.id}`
  await tick()
})

const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

/** A complete declaration of these, all others answered No. */
const complete = (contains: Allergen[], changes: Partial<DeclarationBody> = {}): DeclarationBody => ({
  contains: contains.map((allergen) => ({ allergen, sources: [] })),
  mayContain: [],
  free: ALLERGENS.filter((allergen) => !contains.includes(allergen)),
  diets: [],
  isComplete: true,
  ...changes,
})

/** Says of the platter that all that is served stands in it. */
async function tick() {
  const menu = await call(service, 'GET', `${path}/products/menus/${fixture.ids.platter}`)
  return changeMenu({ allFoodsListed: true, foodsVersion: menu.json().foodsVersion })
}
const changeMenu = (body: object) =>
  call(service, 'PUT', `${path}/products/menus/${fixture.ids.platter}`, { token: fixture.token, body })

const listFoods = async (): Promise<Food[]> => (await call(service, 'GET', `${path}/foods`, fixture)).json()
const foodNamed = async (name: string) => (await listFoods()).find((food) => food.name === name)!

const putFood = (kind: string, id: string, body: object, headers: Record<string, string> = {}) =>
  call(service, 'PUT', `${path}/foods/${kind}/${id}/declaration`, { token: fixture.token, body, headers })
const putFoods = (foods: object[]) =>
  call(service, 'PUT', `${path}/foods/declarations`, { token: fixture.token, body: { foods } })

const addDish = async (name: string): Promise<string> =>
  (await call(service, 'POST', `${path}/dishes`, { token: fixture.token, body: { name } })).json().id

const readPlatter = async (): Promise<Menu> =>
  (await call(service, 'GET', `${path}/products/menus/${fixture.ids.platter}`)).json()
const herringOf = ({ children }: Menu) =>
  children.flatMap((child) => child.children).find(({ name }) => name === 'Sild')

const place = async (changes: Partial<PlaceOrderBody> = {}): Promise<Order> => placeTestOrder(service, fixture, changes)
const readOrder = async (id: string): Promise<Order> =>
  (await call(service, 'GET', `/cater/orders/${id}`, fixture)).json()

describe('declarations', () => {
  test('ALG-2 every item and dish is a food that begins undeclared; groups and menus are none', async () => {
    await addDish('Grød')
    const foods = await listFoods()
    const namesOf = (menu: string | null) =>
      foods.filter((food) => (food.menu?.name ?? null) === menu).map(({ name }) => name)
    expect(namesOf('Frokostplatte')).toEqual(['Sild', 'Rejer', 'Salat', 'Rugbrød', 'Dessert'])
    expect(namesOf('Frit valg')).toEqual(['Steg'])
    expect(foods.filter(({ kind }) => kind === 'dish').map(({ name }) => name)).toEqual(['Grød'])
    expect(foods.at(-1)?.name).toBe('Grød')
    expect(foods).toHaveLength(7)
    for (const { declaration, declaredAt, declaredBy } of foods) {
      expect([declaration.isComplete, declaredAt, declaredBy]).toEqual([false, null, null])
      expect([...declaration.contains, ...declaration.mayContain, ...declaration.free, ...declaration.diets]).toEqual(
        [],
      )
    }
    expect(new Set(foods.map(({ kind }) => kind))).toEqual(new Set(FOOD_KINDS))
  })

  test('ALG-2 a complete declaration is shown to everybody, an incomplete one to nobody', async () => {
    const { id } = await foodNamed('Sild')
    const half = { ...complete(['FISH']), free: [], isComplete: false }
    expect((await putFood('item', id, half)).statusCode).toBe(200)
    expect(herringOf(await readPlatter())?.declaration).toBeNull()
    const answer = await putFood('item', id, complete(['FISH'], { diets: ['LACTOSE_FREE'] }))
    expect(answer.json<Declared>().saved).toMatchObject([
      { id, declaredAt: noon.toISOString(), declaredBy: 'Kokke Kok', declaration: { isComplete: true } },
    ])
    expect(herringOf(await readPlatter())?.declaration).toEqual({
      contains: [{ allergen: 'FISH', sources: [] }],
      mayContain: [],
      diets: ['LACTOSE_FREE'],
    })
  })

  test('DAY-15 what is no food is declared as that, with nothing in it, and copied so; its version is another', async () => {
    const food = await foodNamed('Sild')
    const wrong = await putFood('item', food.id, complete(['FISH'], { isFood: false }))
    expect([wrong.statusCode, wrong.json().errors]).toMatchObject([422, [{ path: 'foods.0.isFood' }]])
    await putFood('item', food.id, complete([]))
    const before = await foodNamed('Sild')
    expect((await putFood('item', food.id, complete([], { isFood: false }))).statusCode).toBe(200)
    const after = await foodNamed('Sild')
    expect(after.declaration).toMatchObject({ isComplete: true, isFood: false })
    expect(after.version).not.toBe(before.version)
    const declared = { contains: [], mayContain: [], diets: [], isFood: false }
    expect(herringOf(await readPlatter())?.declaration).toEqual(declared)
    const copied = await call(service, 'POST', `${path}/products/menus/${fixture.ids.platter}/copy`, fixture)
    expect(herringOf(copied.json())?.declaration).toEqual(declared)
    const order = await place()
    expect(order.content.menus[0]?.groups[0]?.items[0]?.declaration).toEqual(declared)
    // one that does not know of it changes nothing of it, but that something is in it
    await putFood('item', food.id, complete([]))
    expect((await foodNamed('Sild')).version).toBe(after.version)
    await putFood('item', food.id, complete([], { isFood: true }))
    expect((await foodNamed('Sild')).version).toBe(before.version)
    await putFood('item', food.id, complete([], { isFood: false }))
    await putFood('item', food.id, complete(['FISH']))
    expect((await foodNamed('Sild')).declaration).not.toHaveProperty('isFood')
  })

  test('ALG-2 an item that is a dish has the declaration of the dish, and its own no more', async () => {
    const { id } = await foodNamed('Sild')
    await putFood('item', id, complete(['MILK']))
    const dishId = await addDish('Marinerede sild')
    const point = (body: object) =>
      call(service, 'PUT', `${path}/products/menus/${fixture.ids.bread}/child/${id}`, { token: fixture.token, body })
    expect((await point({ dishId })).statusCode).toBe(200)
    expect(herringOf(await readPlatter())).toMatchObject({ dishId, declaration: null })
    await putFood('dish', dishId, complete(['FISH']))
    await tick()
    expect(herringOf(await readPlatter())?.declaration?.contains).toEqual([{ allergen: 'FISH', sources: [] }])
    expect((await listFoods()).map(({ name }) => name)).not.toContain('Sild')
    await point({ dishId: null })
    await tick()
    expect(herringOf(await readPlatter())?.declaration).toBeNull()
    const foreign = await point({ dishId: crypto.randomUUID() })
    expect([foreign.statusCode, foreign.json().errors]).toMatchObject([
      422,
      [{ path: 'dishId', validatorKey: 'unknown' }],
    ])
  })

  test('ALG-2 the dishes of a menu come with it', async () => {
    const dishId = await addDish('Grød')
    await putFood('dish', dishId, complete(['MILK']))
    await call(service, 'PUT', `${path}/envelopes/${fixture.ids.platter}/dishes`, {
      token: fixture.token,
      body: { dishes: [dishId] },
    })
    await tick()
    expect((await readPlatter()).dishFoods).toEqual([
      {
        id: dishId,
        name: 'Grød',
        declaration: { contains: [{ allergen: 'MILK', sources: [] }], mayContain: [], diets: [] },
      },
    ])
  })

  test('ALG-2 a food that is called something else becomes undeclared where its caterer says so', async () => {
    const { id } = await foodNamed('Sild')
    const rename = (body: object) =>
      call(service, 'PUT', `${path}/products/menus/${fixture.ids.bread}/child/${id}`, { token: fixture.token, body })
    await putFood('item', id, complete(['FISH']))
    await rename({ name: 'Sild', declarationFits: true })
    expect(herringOf(await readPlatter())?.declaration).not.toBeNull()
    await rename({ description: 'I karry', declarationFits: false })
    await tick()
    expect(herringOf(await readPlatter())?.declaration).toBeNull()
    const dish = await addDish('Grød')
    await putFood('dish', dish, complete(['MILK']))
    const body = { id: dish, caterId: fixture.cater.id, name: 'Øllebrød', declarationFits: false }
    expect((await call(service, 'PUT', '/caters/dishes', { token: fixture.token, body })).statusCode).toBe(200)
    expect((await foodNamed('Øllebrød')).declaration.isComplete).toBe(false)
  })

  test.each<[string, Partial<DeclarationBody>, string, string]>([
    [
      'gluten without a cereal',
      { contains: [{ allergen: 'GLUTEN', sources: [] }], free: ALLERGENS.filter((it) => it !== 'GLUTEN') },
      'contains',
      'sources_missing',
    ],
    ['a diet that contradicts it', { diets: ['VEGAN'] }, 'diets', 'diet_contradiction'],
    ['an allergen without an answer', { free: [] }, 'isComplete', 'unanswered'],
  ])('ALG-1 ALG-5 is refused with %s, and nothing of the call is saved', async (_, changes, field, validatorKey) => {
    const [herring, shrimp] = [await foodNamed('Sild'), await foodNamed('Rejer')]
    const bad = { ...complete(['FISH']), ...changes }
    const refused = await putFoods([
      { kind: 'item', id: herring.id, ...complete(['FISH']) },
      { kind: 'item', id: shrimp.id, ...bad },
    ])
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toContainEqual(expect.objectContaining({ path: `foods.1.${field}`, validatorKey }))
    expect((await foodNamed('Sild')).declaredAt).toBeNull()
  })

  test('ALG-8 the food of another caterer cannot be declared', async () => {
    const other = await addOrderFixture(service)
    const refused = await putFoods([{ kind: 'item', id: other.ids.herring, ...complete([]) }])
    expect([refused.statusCode, refused.json().errors]).toMatchObject([
      422,
      [{ path: 'foods.0.id', validatorKey: 'unknown' }],
    ])
    expect((await putFood('item', other.ids.herring, complete([]))).statusCode).toBe(404)
  })

  test('ALG-8 one call declares many, and leaves what somebody else has changed, with its current state', async () => {
    const [herring, shrimp] = [await foodNamed('Sild'), await foodNamed('Rejer')]
    await putFood('item', shrimp.id, complete(['CRUSTACEANS']))
    const both = [herring, shrimp].map(({ kind, id, version }) => ({ kind, id, version, ...complete(['FISH']) }))
    const answer = (await putFoods(both)).json<Declared>()
    expect(answer.saved.map(({ name }) => name)).toEqual(['Sild'])
    expect(answer.conflicts).toMatchObject([
      { name: 'Rejer', declaration: { contains: [{ allergen: 'CRUSTACEANS' }] } },
    ])
    const again = await putFood('item', shrimp.id, complete(['FISH']), { 'if-match': shrimp.version })
    expect([again.statusCode, again.json()]).toMatchObject([
      412,
      { changedBy: 'Kokke Kok', current: { name: 'Rejer' } },
    ])
    const current = (await foodNamed('Rejer')).version
    expect((await putFood('item', shrimp.id, complete(['FISH']), { 'if-match': current })).statusCode).toBe(200)
  })

  test('ALG-8 each declaration is in the audit log', async () => {
    const { id } = await foodNamed('Sild')
    await putFood('item', id, complete(['FISH']))
    const logged = await service.db.selectFrom('change').selectAll().where('thingId', '=', id).execute()
    expect(logged).toMatchObject([{ kind: 'declaration', userId: fixture.userId, after: { isComplete: true } }])
  })

  test('ALG-2 a copy of a menu is declared as the menu is', async () => {
    await putFood('item', (await foodNamed('Sild')).id, complete(['FISH']))
    const copied = await call(service, 'POST', `${path}/products/menus/${fixture.ids.platter}/copy`, fixture)
    expect(herringOf(copied.json())?.declaration?.contains).toEqual([{ allergen: 'FISH', sources: [] }])
  })
})

describe('ordered food', () => {
  test('ALG-6 ALG-10 an order stores what was declared of each food, whatever is declared later', async () => {
    const dishId = await addDish('Grød')
    await putFood('dish', dishId, complete(['MILK']))
    await call(service, 'PUT', `${path}/envelopes/${fixture.ids.platter}/dishes`, {
      token: fixture.token,
      body: { dishes: [dishId] },
    })
    await tick()
    const herring = await foodNamed('Sild')
    await putFood('item', herring.id, complete(['FISH']))
    const order = await place()
    const declared = ({ content }: Order) => [
      content.menus[0]?.groups[0]?.items.map(({ name, declaration }) => [name, declaration?.contains ?? null]),
      content.menus[0]?.dishFoods?.map(({ name, declaration }) => [name, declaration?.contains ?? null]),
    ]
    const expected = [
      [
        ['Sild', [{ allergen: 'FISH', sources: [] }]],
        ['Rejer', null],
      ],
      [['Grød', [{ allergen: 'MILK', sources: [] }]]],
    ]
    expect(declared(order)).toEqual(expected)
    expect(order.allergenChanges).toEqual([])
    now = later(60)
    await putFood('item', herring.id, complete(['FISH', 'MUSTARD']))
    expect(declared(await readOrder(order.id))).toEqual(expected)
  })

  test('ALG-6 a changed declaration names the coming orders that hold the food, and the order shows both', async () => {
    const herring = await foodNamed('Sild')
    await putFood('item', herring.id, complete(['FISH']))
    const order = await place()
    const refused = await place()
    await call(service, 'PUT', `/cater/orders/${refused.id}/refuse`, { token: fixture.token, body: {} })
    now = later(60)
    const same = await putFood('item', herring.id, complete(['FISH'], { diets: ['KOSHER'] }))
    expect(same.json<Declared>().affectedOrders).toEqual([])
    const answer = await putFood('item', herring.id, complete(['FISH', 'EGGS']))
    expect(answer.json<Declared>().affectedOrders).toEqual([
      { id: order.id, orderRef: order.orderRef, date: order.delieveryDate },
    ])
    expect(answer.json<Declared>().saved[0]?.comingOrders).toBe(1)
    expect((await readOrder(order.id)).allergenChanges).toMatchObject([
      {
        food: 'Sild',
        changedAt: later(60).toISOString(),
        before: { contains: [{ allergen: 'FISH' }] },
        after: { contains: [{ allergen: 'EGGS' }, { allergen: 'FISH' }].reverse() },
      },
    ])
    expect((await readOrder(refused.id)).allergenChanges).toEqual([])
    now = new Date('2026-11-25T11:00:00Z')
    expect((await readOrder(order.id)).allergenChanges).toEqual([])
  })

  test('ALG-6 a dish stands for the items that are it', async () => {
    const dishId = await addDish('Sild')
    const body = { dishId }
    const { herring, bread } = fixture.ids
    await call(service, 'PUT', `${path}/products/menus/${bread}/child/${herring}`, { token: fixture.token, body })
    await tick()
    const order = await place()
    now = later(5)
    const answer = await putFood('dish', dishId, complete(['FISH']))
    expect(answer.json<Declared>().affectedOrders.map(({ id }) => id)).toEqual([order.id])
    expect((await readOrder(order.id)).allergenChanges).toMatchObject([{ food: 'Sild', before: null }])
  })
})

describe('what guests need', () => {
  const needs = [
    { guests: 3, allergen: 'GLUTEN' as const },
    { guests: 2, diet: 'VEGAN' as const, text: ' gerne uden løg ' },
  ]

  test('ALG-7 is stored with the order, and read by its caterer and its kitchen', async () => {
    const order = await place({ needs })
    const stored = [
      { guests: 3, allergen: 'GLUTEN', diet: null, text: '' },
      { guests: 2, allergen: null, diet: 'VEGAN', text: 'gerne uden løg' },
    ]
    expect(order.needs).toEqual(stored)
    await call(service, 'PUT', `/cater/orders/${order.id}/accept`, fixture)
    const kitchen = await call(service, 'GET', '/cater/kitchen-orders?from=2026-11-24&to=2026-11-24', fixture)
    expect(kitchen.json()).toMatchObject([{ needs: stored }])
  })

  test.each<[string, object[], string, string]>([
    ['more than ten rows', Array.from({ length: 11 }, () => needs[0]!), 'needs', 'too_long'],
    ['a row that says nothing', [{ guests: 2, text: ' ' }], 'needs.0.text', 'invalid'],
    ['no guests', [{ guests: 0, diet: 'VEGAN' }], 'needs.0.guests', 'invalid'],
  ])('ALG-7 is refused with %s', async (_, rows, field, validatorKey) => {
    const answer = await call(service, 'POST', '/orders', { body: { ...orderBody(fixture), needs: rows } })
    expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ path: field, validatorKey }]])
  })

  test('ALG-7 ALG-10 is deleted 30 days after the delivery, and stands in no mail, event or audit log', async () => {
    const secret = 'tåler ikke kamelmælk'
    const { id } = await place({ needs: [{ guests: 1, text: secret }] })
    const { db } = service
    const elsewhere = [
      await db.selectFrom('mail').selectAll().where('orderId', '=', id).execute(),
      await db.selectFrom('orderEvent').selectAll().where('orderId', '=', id).execute(),
      await db.selectFrom('idempotentAnswer').selectAll().execute(),
      await db.selectFrom('change').selectAll().execute(),
    ]
    expect(JSON.stringify(elsewhere)).not.toContain(secret)
    const log = { info: () => {}, error: (message: unknown) => expect(message).toBeUndefined() }
    const tasks = retentionTasks(db, { retentionYears: 5, dataDir: '/nonexistent' }).filter(({ name }) =>
      name.includes('needs'),
    )
    const endAt = (moment: string) => createRetentionJob(tasks, { now: () => new Date(moment), log }).run()
    await endAt('2026-12-24T22:30:00Z')
    expect((await readOrder(id)).needs).toHaveLength(1)
    await endAt('2026-12-24T23:30:00Z')
    expect((await readOrder(id)).needs).toEqual([])
    expect((await readOrder(id)).comment).toBe('Uden løg')
  })
})
