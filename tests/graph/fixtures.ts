import { until } from '../fixtures/until.ts'
import type { DemoGraph, Viewer } from './demoGraph.ts'
import { dayFromToday } from './selections.ts'

/** Things of a caterer, each made when it is first wanted, on behalf of those who may. `cater` answers its orders. */
export function createFixtures(
  { execute, ofService, viewers }: DemoGraph,
  caterNumber: number,
  cater: Viewer = caterNumber === 55 ? viewers.smagen : viewers.gront,
) {
  const known = new Map<string, Promise<string>>()
  const once = (what: string, make: () => Promise<string>) => () => {
    const made = known.get(what) ?? make()
    known.set(what, made)
    return made
  }
  const { admin, customer } = viewers

  /** The global id of what a mutation makes. */
  const create = async (field: string, input: object): Promise<string> => {
    const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input!`
    const query = `mutation ($input: ${type}) { ${field}(input: $input) { __typename ... on Node { id } } }`
    const { data, errors } = await execute(admin, query, { input })
    const id = data?.[field]?.id
    if (!id) throw new Error(`${field} makes nothing: ${JSON.stringify(data)} ${JSON.stringify(errors)}`)
    return id
  }

  const name = () => `Prøve ${crypto.randomUUID()}`
  const menu = once('menu', () => create('createMenu', { caterNumber, type: 'MENU', name: name(), price: 100 }))
  const order = once('order', () => place())

  const place = async () => {
    const [, uuid = ''] = Buffer.from(await menu(), 'base64')
      .toString()
      .split(':')
      .slice(-2)
    const services = await ofService('GET', `/api/v2/caters/${caterNumber}/services`, admin)
    const required = services.filter((service: { required: boolean }) => service.required)
    const { zones } = await ofService('GET', `/api/v2/caters/${caterNumber}/zones`, admin)
    const zipCode = zones[0]?.codes[0].slice(0, 4) ?? '8000'
    const body = (total: number, coverPrice: number) => ({
      caterId: caterNumber,
      user: { firstName: 'Karen', lastName: 'Kunde', phone: '20304050' },
      delivery: { address: 'Vestergade 1', zipCode, city: 'Byen' },
      time: { date: dayFromToday(20), clock: '12:00' },
      menus: [{ id: uuid, amount: 30, price: coverPrice, items: [] }],
      services: required.map(({ id, price }: { id: string; price: number }) => ({ id, price })),
      price: total,
    })
    const today = await ofService('POST', '/api/v2/orders', customer, body(1, 100)).catch((error: Error) => error)
    // A wrong total is answered with today's prices
    const { prices } = JSON.parse(/\{.*/.exec(String(today))?.[0] ?? '{}')
    const placed = await ofService(
      'POST',
      '/api/v2/orders',
      customer,
      body(prices.total, prices.menus[0]?.price ?? 100),
    )
    return placed.order.id as string
  }

  const category = once('category', () => create('createCategory', { caterNumber, name: name() }))

  return {
    caterNumber,
    caterId: Buffer.from(`Cater:${caterNumber}`).toString('base64'),
    name,
    menu,
    order,
    category,
    menuInCategory: once('menu in category', async () =>
      create('createMenu', { caterNumber, type: 'MENU', name: name(), price: 100, categoryIds: [await category()] }),
    ),
    otherCategory: once('other category', () => create('createCategory', { caterNumber, name: name() })),
    child: once('child', async () =>
      create('createMenuChild', { parentId: await menu(), child: { type: 'INCLUDE', name: name() } }),
    ),
    /** The key of one. */
    sharedBasket: once('shared basket', async () => {
      const [, menuId = ''] = Buffer.from(await menu(), 'base64')
        .toString()
        .split(':')
        .slice(-2)
      const body = { lines: [{ menuId, amount: 30, items: [] }] }
      return (await ofService('POST', `/api/v2/caters/${caterNumber}/shared-baskets`, viewers.admin, body)).key
    }),
    /** The draft of one. */
    offer: once('offer', async () => {
      const to = { name: 'Karen Kunde', email: 'offered@example.dk', phone: '20304050' }
      const body = { customer: to, date: dayFromToday(20), clock: '12:00' }
      // The kitchen may not
      const by = cater.staffRole === 'kitchen' ? viewers.smagen : cater
      return (await ofService('POST', '/api/v2/cater/offers', by, body)).offer.id
    }),
    dish: once('dish', () => create('createDish', { caterNumber, name: name() })),
    service: once('service', () =>
      create('createService', { caterNumber, name: name(), description: 'Prøve', price: 1 }),
    ),
    filter: once('filter', () => create('createFilter', { name: name(), type: 'OCCASION' })),
    page: once('page', () => create('createPage', { title: name(), url: `/${crypto.randomUUID()}` })),
    cater: once('cater', () => create('createCater', newCater(name()))),
    user: once('user', () => create('inviteUser', newUser(caterNumber))),
    acceptedOrder: once('accepted order', async () => {
      const id = await order()
      // The kitchen may not
      await ofService(
        'PUT',
        `/api/v2/cater/orders/${id}/accept`,
        cater.staffRole === 'kitchen' ? viewers.smagen : cater,
        {},
      )
      return id
    }),
    /** One that is sent already. */
    mail: once('mail', async () => {
      const id = await order()
      let sent: { id: string } | undefined
      await until(async () => {
        const { mails } = await ofService('GET', `/api/v2/orders/${id}`, admin)
        sent = mails.find(({ state }: { state: string }) => state === 'sent')
        return sent
      })
      return sent?.id ?? ''
    }),
  }
}

/** See {@link createFixtures}. */
export type Fixtures = ReturnType<typeof createFixtures>

/** The input of createCater. */
export const newCater = (name: string) => ({
  name,
  legalName: name,
  address: 'Vestergade 1',
  zipCode: '8000',
  email: 'prove@example.dk',
  minCovers: 0,
  noticeDays: 0,
  contactPerson: 'Prøve Prøvesen',
  commission: 10,
})

/** The input of inviteUser. */
export const newUser = (caterNumber: number) => ({
  caterNumber,
  firstName: 'Prøve',
  lastName: 'Prøvesen',
  email: `${crypto.randomUUID()}@example.dk`,
})
