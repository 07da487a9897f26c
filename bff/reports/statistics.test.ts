import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import { order } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'

const MENU = (name: string, amount: number, price: number) => ({
  content: { menus: [{ id: name, name, type: 'menu', amount, price }] },
})
const accepted = { caterAccept: true }
const ORDERS = [
  order(101, 55, { ...accepted, delieveryDate: '2026-12-27', price: '10.01', ...MENU('Tapas', 10, 1) }),
  order(102, 55, { ...accepted, paid: 1, delieveryDate: '2026-12-28', price: 20.02, ...MENU('Platte', 30, 99.95) }),
  order(103, 55, { ...accepted, delieveryDate: '2027-01-03', price: 30.03, ...MENU('Tapas', 5, 0.1) }),
  // Before and after the period, unanswered, refused
  order(104, 55, { ...accepted, paid: 1, delieveryDate: '2026-12-26' }),
  order(105, 55, { ...accepted, paid: 1, delieveryDate: '2999-01-01' }),
  order(106, 55, { delieveryDate: '2026-12-29' }),
  order(107, 55, { refused: true, delieveryDate: '2026-12-29' }),
]
const STATISTICS = `query ($from: Date, $to: Date) {
  viewer { cater { statistics(from: $from, to: $to) {
    weeks { week orders turnover } topMenus { name covers turnover } awaiting unpaid upcoming
  } } }
}`

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  bff = await startTestGraph()
  return () => bff.v2.stop()
})

describe('ADM-3 statistics of a v2 service that has none', () => {
  const execute = async (period: object) =>
    bff.execute(STATISTICS, { cookie: await bff.v2.token('smagen@demo.dk'), variables: period })
  const calls = () => bff.v2.takeCalls().filter((call) => call === 'GET /cater/orders')

  test('are counted from its orders, page by page', async () => {
    bff.v2.answer('GET /cater/orders', ({ query }) => {
      const start = Number(query.get('cursor') ?? 0)
      const link: Record<string, string> = start === 0 ? { link: '</api/v2/cater/orders?cursor=4>; rel="next"' } : {}
      return { status: 200, body: start === 0 ? ORDERS.slice(0, 4) : ORDERS.slice(4), headers: link }
    })
    const { data, errors } = await execute({ from: '2026-12-27', to: '2027-01-10' })
    expect(errors).toBeUndefined()
    expect(data.viewer.cater.statistics).toMatchObject({
      weeks: [
        { week: '2026-W52', orders: 1, turnover: 10.01 },
        { week: '2026-W53', orders: 2, turnover: 50.05 },
        { week: '2027-W01', orders: 0, turnover: 0 },
      ],
      topMenus: [
        { name: 'Platte', covers: 30, turnover: 2998.5 },
        { name: 'Tapas', covers: 15, turnover: 10.5 },
      ],
      awaiting: 1,
      unpaid: 2,
    })
    expect(calls()).toHaveLength(2)
  })

  test('are of all its orders where it has no paging, and of the default weeks without dates', async () => {
    bff.v2.answer('GET /cater/orders', () => ({ status: 200, body: ORDERS }))
    const { weeks, upcoming } = (await execute({})).data.viewer.cater.statistics
    expect(weeks).toHaveLength(17)
    expect(upcoming).toBeGreaterThanOrEqual(1)
    expect(calls()).toHaveLength(1)
  })

  test('count the coming days from its orders, page by page, where its report lacks them', async () => {
    const today = danishDate(new Date())
    const busiest = addDays(today, 2)
    const due = Array.from({ length: 130 }, (_, index) =>
      order(200 + index, 55, { caterAccept: index < 110, delieveryDate: busiest, ...MENU('Tapas', 2, 1) }),
    )
    bff.v2.answer('GET /cater/statistics', () => ({
      status: 200,
      body: { weeks: [], topMenus: [], awaiting: 20, unpaid: 110, upcoming: 110 },
    }))
    bff.v2.answer('GET /cater/orders', ({ query }) => {
      expect([query.get('from'), query.get('to')]).toEqual([today, addDays(today, 7)])
      const start = Number(query.get('cursor') ?? 0)
      const link: Record<string, string> = start === 0 ? { link: '</api/v2/cater/orders?cursor=100>; rel="next"' } : {}
      return { status: 200, body: due.slice(start, start + 100), headers: link }
    })
    const { data, errors } = await bff.execute(
      '{ viewer { cater { statistics { days { date orders covers awaitingOrders awaitingCovers } } } } }',
      { cookie: await bff.v2.token('smagen@demo.dk') },
    )
    expect(errors).toBeUndefined()
    const { days } = data.viewer.cater.statistics
    expect(days).toHaveLength(8)
    expect(days[2]).toEqual({ date: busiest, orders: 110, covers: 220, awaitingOrders: 20, awaitingCovers: 40 })
    expect(days[1]).toMatchObject({ orders: 0, awaitingOrders: 0 })
  })

  test('refuse a period that the service would refuse', async () => {
    for (const period of [
      { from: '2026-02-01', to: '2026-01-31' },
      { from: '2024-01-01', to: '2026-01-03' },
    ]) {
      const { errors } = await execute(period)
      expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
    }
    expect(calls()).toEqual([])
  })
})
