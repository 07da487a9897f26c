import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Menu } from '../../contract/menus.ts'
import { addOrderFixture, call, noon, orderBody, type OrderFixture } from '../orders/testing/orderFixture.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { formatIssues } from './testing/menuFixture.ts'

let service: TestApp
let fixture: OrderFixture
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  return () => service.close()
})
beforeEach(async () => {
  fixture = await addOrderFixture(service)
})

const menus = () => `/caters/${fixture.cater.id}/products/menus`
const change = (body: object) => call(service, 'PUT', `${menus()}/${fixture.ids.platter}`, { ...fixture, body })
const order = (date: string) =>
  call(service, 'POST', '/orders', { body: orderBody(fixture, { time: { date, clock: '12:30' } }) })

describe('DAY-6 when a menu is available', () => {
  test('is saved, read by everybody, recorded, and removed again', async () => {
    const offering = { soldOutTo: '2026-11-25', offeredFrom: '2026-11-01', offeredTo: '2026-12-24' }
    expect((await change(offering)).json()).toMatchObject({ ...offering, draft: false })
    const { json } = await call(service, 'GET', `${menus()}/${fixture.ids.platter}`)
    expect(json()).toMatchObject(offering)
    const none = { soldOutTo: null, offeredFrom: null, offeredTo: null }
    expect((await change(none)).json()).toMatchObject(none)
  })

  test('is saved with a new menu', async () => {
    const body = {
      type: 'menu',
      name: 'Jul',
      price: 100,
      offeredFrom: '2026-12-01',
      soldOutTo: '2026-12-04',
      draft: true,
    }
    const { json } = await call(service, 'POST', menus(), { ...fixture, body })
    expect(json()).toMatchObject({ offeredFrom: '2026-12-01', offeredTo: null, soldOutTo: '2026-12-04', draft: true })
  })

  test('of a season that ends before it begins is refused, also against the end that is there', async () => {
    expect(formatIssues(await change({ offeredFrom: '2026-12-02', offeredTo: '2026-12-01' }))).toEqual([
      'offeredTo before_start',
    ])
    await change({ offeredTo: '2026-12-01' })
    expect(formatIssues(await change({ offeredFrom: '2026-12-02' }))).toEqual(['offeredTo before_start'])
  })

  test('AVA-8 decides about orders by their date of delivery, to the day', async () => {
    await change({ soldOutTo: '2026-11-25' })
    const soldOut = await order('2026-11-25')
    expect(soldOut.statusCode).toBe(422)
    expect(formatIssues(soldOut)).toEqual(['menus.0 not_offered'])
    expect((await order('2026-11-26')).statusCode).toBe(201)
    await change({ soldOutTo: null, offeredFrom: '2026-12-01', offeredTo: '2026-12-23' })
    expect(formatIssues(await order('2026-11-30'))).toEqual(['menus.0 not_offered'])
    expect(formatIssues(await order('2026-12-24'))).toEqual(['menus.0 not_offered'])
    expect((await order('2026-12-23')).statusCode).toBe(201)
  })
})

describe('DAY-6 a draft', () => {
  const seenBy = async (token?: string) => {
    const get = async (path: string) => (await call(service, 'GET', path, { ...(token && { token }) })).json()
    const { ids, cater } = fixture
    const list: Menu[] = await get(menus())
    const byId: Menu[] = await get(`${menus()}?ids=${ids.platter},${ids.bread},${ids.herring}`)
    const byPath: Partial<Menu> = await get(`${menus()}/${ids.platter}`)
    const child: Partial<Menu> = await get(`${menus()}/${ids.herring}`)
    const categories: { products: { id: string }[] }[] = await get(`/caters/${cater.id}/categories`)
    return [
      list.some(({ id }) => id === ids.platter),
      byId.length > 0,
      byPath.name !== undefined,
      child.name !== undefined,
      categories.some(({ products }) => products.length > 0),
    ]
  }
  const tokenOf = async (values: Parameters<typeof addUser>[1]) => service.tokenFor(await addUser(service.db, values))

  test('is seen by the office and admins alone, in each list and by id, with what is in it', async () => {
    const { db } = service
    const { cater, ids, token } = fixture
    const category = await db
      .insertInto('category')
      .values({ caterId: cater.id, name: 'Frokost', order: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('menuCategory').values({ menuId: ids.platter, categoryId: category.id, order: 1 }).execute()
    const other = await addOrderFixture(service)
    const seeing = [
      token,
      await tokenOf({ role: 'admin' }),
      await tokenOf({ role: 'cater', caterId: cater.id, staffRole: 'staff' }),
    ]
    const blind = [
      undefined,
      other.token,
      await tokenOf({ role: 'customer' }),
      await tokenOf({ role: 'cater', caterId: cater.id, staffRole: 'kitchen' }),
    ]
    for (const viewer of [...seeing, ...blind]) expect(await seenBy(viewer)).toEqual([true, true, true, true, true])
    expect((await change({ draft: true })).json()).toMatchObject({ draft: true })
    for (const viewer of seeing) expect(await seenBy(viewer)).toEqual([true, true, true, true, true])
    for (const viewer of blind) expect(await seenBy(viewer)).toEqual([false, false, false, false, false])
  })

  test('cannot be ordered, and says no more than a menu that does not exist', async () => {
    await change({ draft: true })
    const answer = await order('2026-11-24')
    expect([answer.statusCode, formatIssues(answer)]).toEqual([422, ['menus.0 unavailable']])
  })

  test('does not make its caterer cheaper', async () => {
    const prices = async () => {
      const caters: { id: number; fromPrice: number | null }[] = (await call(service, 'GET', '/caters')).json()
      return caters.find(({ id }) => id === fixture.cater.id)?.fromPrice
    }
    const body = { type: 'menu', name: 'Billig', price: 1, draft: true }
    const before = await prices()
    await call(service, 'POST', menus(), { ...fixture, body })
    expect(await prices()).toBe(before)
  })
})
