import * as fc from 'fast-check'
import type { Insertable } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CaterSearchResponse } from '../../contract/caterSearch.ts'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import type { CatalogueMenu } from '../../domain/basket/basket.ts'
import { cheapestChoice } from './cheapestChoice.ts'
import { ALWAYS_OFFERED } from '../../domain/basket/menuFixtures.ts'
import type { MenuNode } from '../../domain/menus/menu.ts'
import { MENU_TYPES } from '../../domain/menus/menuTypes.ts'
import { toKroner } from '../../domain/money/money.ts'
import { unitPrice } from '../../domain/menus/prices.ts'
import type { DeliveryZoneTable } from '../database/schema.ts'
import { createCatalogueFixture } from '../testing/catalogueFixture.ts'
import { insertMenu } from '../orders/testing/insertMenu.ts'
import { call, noon } from '../orders/testing/orderFixture.ts'
import { addCater } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  return () => service.close()
})

let nextSlug = 0
/** Gives a caterer a storefront. */
const openStorefront = (caterId: number) =>
  service.db
    .insertInto('page')
    .values({ url: `/soegt${nextSlug++}`, title: 'Køkken', caterId, blocks: '[]' })
    .execute()

type SearchOf = Record<string, string | number>
const search = async (params: SearchOf): Promise<CaterSearchResponse> => {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))
  const answer = await call(service, 'GET', `/cater-search?${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const node = (name: string, rest: Partial<MenuNode>): MenuNode => ({
  id: '',
  name,
  type: 'include',
  price: 0,
  minAmount: null,
  maxAmount: null,
  children: [],
  ...rest,
})
const platter: CatalogueMenu = {
  ...node('Platte', { price: 129_00 }),
  type: 'menu',
  discountFromPrice: null,
  ...ALWAYS_OFFERED,
}

/** A caterer with a storefront and one menu. */
async function addSearchedCater(values: Parameters<typeof addCater>[1] = {}, menu = platter) {
  const cater = await addCater(service.db, { delivery: true, ...values })
  await openStorefront(cater.id)
  return { id: cater.id, menu: await insertMenu(service, cater.id, menu) }
}

const addZone = (caterId: number, codes: string[], zone: Partial<Insertable<DeliveryZoneTable>> = {}) =>
  service.db
    .insertInto('deliveryZone')
    .values({ caterId, order: 0, name: 'Zone', codes: JSON.stringify(codes), feeOere: 0, ...zone })
    .execute()

describe('MAR-2 the whole price of a search', () => {
  test('is that of an order to the øre, for 200 random choices', async () => {
    const price = fc.integer({ min: 0, max: 40_000 })
    const items = fc.array(
      fc.record({ price, maxAmount: fc.option(fc.integer({ min: 1, max: 3 })) }).map((item) => node('Ret', item)),
      { minLength: 1, maxLength: 4 },
    )
    const groups = fc.record({ children: items, minAmount: fc.integer({ min: 0, max: 3 }) })
    const menus = fc.record({
      type: fc.constantFrom(...MENU_TYPES),
      price,
      children: fc.tuple(
        fc.array(
          groups.map((group) => node('Vælg', { ...group, type: 'group' })),
          { maxLength: 2 },
        ),
        items,
      ),
    })
    const choices = fc.record({
      menu: menus,
      services: fc.array(price, { maxLength: 2 }),
      percentage: fc.integer({ min: -5000, max: 5000 }).map((hundredths) => hundredths / 100),
      covers: fc.integer({ min: 1, max: 300 }),
      day: fc.integer({ min: 23, max: 29 }),
      zone: fc.option(fc.record({ feeOere: price, freeFromOere: fc.option(fc.integer({ min: 0, max: 2_000_000 })) })),
    })
    let compared = 0
    for (const { menu, services, percentage, covers, day, zone } of fc.sample(choices, 260)) {
      const drawn: CatalogueMenu = {
        ...node('Menu', { ...menu, children: menu.children.flat() }),
        type: menu.type,
        discountFromPrice: null,
        ...ALWAYS_OFFERED,
      }
      const { id, menu: inserted } = await addSearchedCater({ zipCode: '8000' }, drawn)
      const choice = cheapestChoice(inserted)
      if (!choice) continue
      const required = await Promise.all(
        services.map((priceOere, number) =>
          service.db
            .insertInto('service')
            .values({ caterId: id, name: `Kørsel ${number}`, required: true, priceOere })
            .returning(['id', 'priceOere'])
            .executeTakeFirstOrThrow(),
        ),
      )
      await service.db
        .insertInto('pricePeriod')
        .values({ caterId: id, type: 1, percentage, weekdays: [2, 4, 6] })
        .execute()
      if (zone) await addZone(id, ['8000-8099'], zone)
      const date = `2026-11-${day}`
      const fresh = await openSearch(id, date, covers)
      const found = fresh.caters[0]
      expect(found?.match).toBe('possible')
      const answer = await call(service, 'POST', '/orders', {
        body: {
          user: { firstName: 'Karen', lastName: 'Kunde', email: 'karen@example.dk', phone: '20304050' },
          delivery: { address: 'Ågade 1', zipCode: '8000', city: 'Aarhus C' },
          time: { date, clock: '12:30' },
          comment: '',
          menus: [{ id: inserted.id, amount: covers, price: toKroner(unitPrice(inserted, choice)), items: choice }],
          services: required.map((row) => ({ id: row.id, price: toKroner(row.priceOere) })),
          caterId: id,
          price: found?.price?.total,
        },
      })
      expect([answer.statusCode, answer.json().order?.price]).toEqual([201, found?.price?.total])
      compared += 1
    }
    expect(compared).toBeGreaterThanOrEqual(200)
  })

  /** Searches one caterer, which was written past the audit log. */
  async function openSearch(id: number, date: string, covers: number) {
    await touch(id)
    return search({ caters: id, date, covers, place: '8000' })
  }
})

/** Records a change of a caterer, as the service's own writes do. */
const touch = (caterId: number) =>
  service.db
    .insertInto('change')
    .values({ kind: 'cater', thingId: String(caterId), caterId, at: noon })
    .execute()

describe('MAR-2 each caterer answers exactly the query', () => {
  const TUESDAY = '2026-11-24'
  const answerOf = async (id: number, params: SearchOf) => {
    await touch(id)
    return (await search({ caters: id, covers: 20, ...params })).caters[0]
  }
  const saveSettings = (caterId: number, settings: object) =>
    service.db
      .insertInto('availabilitySettings')
      .values({ caterId, settings: JSON.stringify({ ...NO_SETTINGS, ...settings }) })
      .execute()

  test('a full day comes with the next date', async () => {
    const { id } = await addSearchedCater({ zipCode: '8000' })
    await saveSettings(id, { capacity: Array<number>(7).fill(25) })
    await service.db
      .insertInto('bookedCovers')
      .values([
        { caterId: id, date: TUESDAY, covers: 25 },
        { caterId: id, date: '2026-11-25', covers: 10 },
      ])
      .execute()
    expect(await answerOf(id, { date: TUESDAY })).toMatchObject({
      match: 'other_date',
      reasons: [{ code: 'DAY_FULL', message: 'Dagen er fuldt booket.' }],
      next: '2026-11-26',
    })
  })

  test('without a zip code either way will do, with it delivery is required', async () => {
    const { id } = await addSearchedCater({ zipCode: '8000', city: 'Aarhus C' })
    const closed: object[][] = Array.from({ length: 7 }, () => [])
    await saveSettings(id, { hours: { DELIVERY: closed.with(0, [{ from: '10:00', to: '20:00' }]), PICKUP: null } })
    expect((await answerOf(id, { date: TUESDAY }))?.match).toBe('possible')
    expect(await answerOf(id, { date: TUESDAY, place: '8000' })).toMatchObject({
      match: 'other_date',
      reasons: [{ code: 'CLOSED_WEEKDAY' }],
      next: '2026-11-30',
    })
  })

  test('ZON-2 ZON-3 a zone far away is found by its code, and its minimum is shown', async () => {
    const { id } = await addSearchedCater({ zipCode: '9990', city: 'Skagen' })
    await addZone(id, ['3700'], { feeOere: 400_00, minimumOere: 3000_00 })
    expect(await answerOf(id, { place: '3700', covers: 24 })).toMatchObject({
      match: 'possible',
      price: { goods: 3096, delivery: 400, total: 3496 },
    })
    expect(await answerOf(id, { place: '3700' })).toMatchObject({
      match: 'not_delivered',
      reasons: [{ code: 'BELOW_ZONE_MINIMUM' }],
    })
    expect(await answerOf(id, { place: '9990' })).toMatchObject({ reasons: [{ code: 'NOT_DELIVERED' }], next: null })
  })

  test('MAR-7 a closed day is reported for the menu that reaches the minimum of the zone, with the next date', async () => {
    const { id } = await addSearchedCater({ zipCode: '8000' }, { ...platter, name: 'Petit fours', price: 42_00 })
    await insertMenu(service, id, { ...platter, name: 'Gullaschsuppe', price: 65_00 })
    await addZone(id, ['8000'], { minimumOere: 2500_00 })
    const closed = { DELIVERY: [], PICKUP: [] }
    await saveSettings(id, {
      exceptions: [{ name: 'Ferie', from: TUESDAY, to: TUESDAY, hours: closed, capacity: null }],
    })
    const params = { place: '8000', covers: 40 }
    expect(await answerOf(id, { ...params, date: '2026-11-25' })).toMatchObject({
      match: 'possible',
      menu: { name: 'Gullaschsuppe' },
    })
    expect(await answerOf(id, { ...params, date: TUESDAY })).toMatchObject({
      match: 'other_date',
      menu: { name: 'Gullaschsuppe' },
      next: '2026-11-25',
    })
  })

  test('a menu that is sold out gives way to a dearer one', async () => {
    const { id, menu } = await addSearchedCater({ zipCode: '8000' })
    await insertMenu(service, id, { ...platter, name: 'Fad', price: 200_00 })
    await service.db.updateTable('menu').set({ soldOutTo: TUESDAY }).where('id', '=', menu.id).execute()
    expect(await answerOf(id, { date: TUESDAY })).toMatchObject({ match: 'possible', menu: { name: 'Fad' } })
    expect(await answerOf(id, { date: '2026-11-25' })).toMatchObject({ menu: { name: 'Platte' } })
  })
})

describe('MAR-6 MAR-7 the menus that answer', () => {
  test('are of the course that is asked for, the dearest within the budget with two others, or the chosen', async () => {
    const { id } = await addSearchedCater({ zipCode: '8000' }, { ...platter, name: 'A', price: 60_00 })
    const [b, , d, cake] = await Promise.all(
      [80_00, 100_00, 120_00, 30_00].map((price, index) =>
        insertMenu(service, id, { ...platter, name: 'BCDE'.charAt(index), price }),
      ),
    )
    await service.db
      .updateTable('menu')
      .set({ course: 'DESSERT' })
      .where('id', '=', cake?.id ?? '')
      .execute()
    await touch(id)
    const answer = async (params: SearchOf) => {
      const [found] = (await search({ caters: id, covers: 10, ...params })).caters
      return [found?.match, found?.menu?.name, found?.price?.total, found?.others.map(({ menu }) => menu.name)]
    }
    expect(await answer({})).toEqual(['possible', 'A', 600, ['B', 'C']])
    expect(await answer({ budget: 110 })).toEqual(['possible', 'C', 1000, ['B', 'A']])
    expect(await answer({ budget: 110, others: 0 })).toEqual(['possible', 'C', 1000, []])
    expect(await answer({ budget: 110, menus: d?.id ?? '' })).toEqual(['over_budget', 'D', 1200, ['C', 'B']])
    expect(await answer({ course: 'DESSERT' })).toEqual(['possible', 'E', 300, []])
    expect(await answer({ course: 'DRINK' })).toEqual(['no_course', undefined, undefined, []])
    const { others } = (await search({ caters: id, covers: 10, budget: 110 })).caters[0] ?? {}
    expect(others?.[0]).toMatchObject({
      menu: { id: b?.id },
      price: { total: 800, perCover: 80 },
      isWithinBudget: true,
    })
  })

  test('a caterer that has only drinks has no price from which it sells', async () => {
    const { id, menu } = await addSearchedCater()
    const fromPrice = async () => (await call(service, 'GET', `/caters-public/${id}`)).json().fromPrice
    expect(await fromPrice()).toBe(129)
    await service.db.updateTable('menu').set({ course: 'DRINK' }).where('id', '=', menu.id).execute()
    expect(await fromPrice()).toBeNull()
  })
})

describe('MAR-5 one call answers for all caterers', () => {
  test('with place, date, covers, budget and filters, in parts', async () => {
    const filter = async (name: string, type: 'foodtype' | 'occasion') =>
      (await service.db.insertInto('filter').values({ name, type }).returning('id').executeTakeFirstOrThrow()).id
    const [lunch, wedding] = [await filter('Frokost 1', 'foodtype'), await filter('Bryllup 1', 'occasion')]
    const near = await addSearchedCater({ name: 'Nær', zipCode: '5000', city: 'Odense C', minEnvelopes: 10 })
    const dear = await addSearchedCater(
      { name: 'Dyr', zipCode: '5220', city: 'Odense SØ' },
      { ...platter, price: 500_00 },
    )
    const fetched = await addSearchedCater({ name: 'Hentes', zipCode: '5230', city: 'Odense M', delivery: false })
    await addSearchedCater({ name: 'Langt væk', zipCode: '9000', city: 'Aalborg' })
    for (const { id } of [near, dear, fetched]) {
      await service.db.insertInto('caterFilter').values({ caterId: id, filterId: lunch }).execute()
      await touch(id)
    }
    await service.db.insertInto('caterFilter').values({ caterId: near.id, filterId: wedding }).execute()
    await touch(near.id)

    const params = { place: '5000', date: '2026-11-24', covers: 20, budget: 200 }
    const found = await search(params)
    expect(found).toMatchObject({ total: 3, hits: 1, district: 'Odense C', relaxations: [] })
    expect(found.caters.map(({ cater, match }) => [cater.name, match])).toEqual([
      ['Nær', 'possible'],
      ['Dyr', 'over_budget'],
      ['Hentes', 'not_delivered'],
    ])
    expect(found.caters[0]).toMatchObject({
      cater: { slug: expect.stringMatching(/^soegt/) },
      menu: { id: near.menu.id, name: 'Platte' },
      price: { total: 2580, perCover: 129, delivery: 0, services: [] },
    })
    expect(found.caters[2]?.reasons).toEqual([
      { code: 'NOT_DELIVERED', message: 'Leverandøren tilbyder ikke levering.' },
    ])
    const second = await search({ ...params, limit: 1, offset: 1 })
    expect([second.total, second.caters.map(({ cater }) => cater.name)]).toEqual([3, ['Dyr']])
    expect((await search({ ...params, filters: `${lunch},${wedding}` })).caters).toHaveLength(1)

    const none = await search({ ...params, budget: 100 })
    // Those of other tests are elsewhere
    const relaxations = none.relaxations.filter(({ condition }) => condition !== 'place')
    expect([none.hits, relaxations]).toEqual([
      0,
      [{ condition: 'budget', filterId: null, allergen: null, diet: null, count: 2 }],
    ])
    const tooFew = await search({ ...params, covers: 9, caters: near.id })
    expect(tooFew.caters[0]).toMatchObject({
      match: 'no_menu',
      reasons: [{ code: 'BELOW_MIN_COVERS', message: 'Leverandøren kræver mindst 10 kuverter. Du mangler 1 kuvert.' }],
    })
  })

  test('a change of a catalogue, a caterer that closes and one that opens are found at once', async () => {
    const { call: write, caterId, path } = await createCatalogueFixture(service)
    await openStorefront(caterId)
    await touch(caterId)
    const priceOf = async () => {
      const { caters } = await search({ caters: caterId, covers: 10 })
      return caters[0] ? (caters[0].price?.total ?? null) : 'none'
    }
    expect(await priceOf()).toBeNull()
    const menu = { type: 'menu', name: 'Platte', price: 100 }
    const { id } = (await write('POST', `${path}/products/menus`, { body: menu })).json()
    expect(await priceOf()).toBe(1000)
    await write('PUT', `${path}/products/menus/${id}`, { body: { price: 90 } })
    expect(await priceOf()).toBe(900)
    await write('POST', `${path}/services`, {
      body: { name: 'Kørsel', description: 'Hertil', required: true, price: 150 },
    })
    expect(await priceOf()).toBe(1050)
    const setActive = (active: boolean) =>
      write('PUT', '/caters', { as: 'admin', body: { id: caterId, active, noInspectionYet: true } })
    await setActive(false)
    expect(await priceOf()).toBe('none')
    await setActive(true)
    expect(await priceOf()).toBe(1050)
    await write('DELETE', `${path}/products/menus/${id}`)
    expect(await priceOf()).toBeNull()
  })

  test.each([
    ['date', 'date=2027-02-30'],
    ['date', 'date=i morgen'],
    ['covers', 'covers=0'],
    ['covers', 'covers=mange'],
    ['budget', 'budget=-1'],
    ['limit', 'limit=1000'],
    ['filters', 'filters=x'],
    ['course', 'course=KAGE'],
    ['menus', 'menus=x'],
    ['others', 'others=31'],
  ])('a query with a wrong %s is refused by name: %s', async (field, query) => {
    const answer = await call(service, 'GET', `/cater-search?${query}`)
    expect([400, 422]).toContain(answer.statusCode)
    expect(answer.body).toContain(field)
  })
})

describe('ALG-5 a diet filter', () => {
  const declare = (caterId: number, itemId: string, contains: string[], diets: string[] = []) =>
    service.db
      .insertInto('foodDeclaration')
      .values({
        caterId,
        itemId,
        dishId: null,
        contains: JSON.stringify(contains.map((allergen) => ({ allergen, sources: [] }))),
        mayContain: '[]',
        free: '[]',
        diets: JSON.stringify(diets),
        isComplete: true,
        declaredAt: noon,
        userId: null,
      })
      .execute()

  test('is answered by the cheapest choice that meets it; what is undeclared fits nobody', async () => {
    const items = [node('Fisk', { price: 1000 }), node('Ost', { price: 2000 }), node('Salat', { price: 5000 })]
    const group = node('Vælg', { type: 'group', minAmount: 1, maxAmount: 1, children: items })
    const menu: CatalogueMenu = { ...platter, name: 'Valg', allFoodsListed: true, children: [group] }
    const { id, menu: inserted } = await addSearchedCater({ zipCode: '8000' }, menu)
    const found = async (params: SearchOf) => {
      await touch(id)
      const { hits, caters } = await search({ caters: id, covers: 10, ...params })
      return [hits, caters[0]?.match, caters[0]?.fit, caters[0]?.coverPrice]
    }
    expect(await found({})).toEqual([1, 'possible', null, 139])
    expect(await found({ without: 'FISH' })).toEqual([0, 'undeclared', 'UNKNOWN', 139])
    const [fish, cheese, salad] = inserted.children[0]?.children ?? []
    await declare(id, fish?.id ?? '', ['FISH'])
    await declare(id, cheese?.id ?? '', ['MILK'], ['VEGETARIAN'])
    await declare(id, salad?.id ?? '', [], ['VEGETARIAN', 'VEGAN'])
    expect(await found({ without: 'FISH' })).toEqual([1, 'possible', 'CAN_BE_CHOSEN', 149])
    expect(await found({ without: 'FISH', diets: 'VEGAN' })).toEqual([1, 'possible', 'CAN_BE_CHOSEN', 179])
    expect(await found({ without: 'LUPIN' })).toEqual([1, 'possible', 'FITS', 139])
    expect(await found({ diets: 'HALAL' })).toEqual([0, 'does_not_fit', null, null])
    const { relaxations } = await search({ caters: id, covers: 10, diets: 'HALAL', without: 'FISH' })
    expect(relaxations).toEqual([{ condition: 'diet', filterId: null, allergen: null, diet: 'HALAL', count: 1 }])
  })

  test('for something unknown is refused', async () => {
    const answer = await call(service, 'GET', '/cater-search?without=SUGAR')
    expect(answer.statusCode).toBe(422)
  })
})
