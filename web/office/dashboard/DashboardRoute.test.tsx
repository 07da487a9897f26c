// @vitest-environment jsdom
import { act } from 'react'
import { commitLocalUpdate } from 'relay-runtime'
import { expect, test } from 'vitest'
import { addDays, danishDate, isoWeekday, WEEKDAYS } from '../../../domain/time/danishTime.ts'
import { formatDate, formatWeekdayDate } from '../../../domain/time/formats.ts'
import { renderRoute, flush, pageText } from '../testing/renderRoute.tsx'
import { loader } from './DashboardRoute.data.ts'
import { chooseNoCater } from '../testing/chooseNoCater.ts'
import { Component } from './DashboardRoute.tsx'
import { namedPeriod } from './period.ts'

const HOUR = 3_600_000

const kitchen = { id: 'cater-55', phoneNumber: '86123456' }
const order = (reference: number, hoursAgo: number, more: object = {}) => ({
  node: {
    __typename: 'Order',
    id: `order-${reference}`,
    uuid: `uuid-${reference}`,
    reference,
    status: 'AWAITING_APPROVAL',
    orderer: 'Anne Holm',
    price: 1290,
    covers: 10,
    placedAt: new Date(Date.now() - hoursAgo * HOUR - 40_000).toISOString(),
    seenAt: null,
    cater: kitchen,
    deliveryDate: '2026-12-04',
    deliveryTime: '18:00',
    address: null,
    city: null,
    ...more,
  },
})
const today = danishDate(new Date())
const day = (ahead: number, counts: object = {}) => ({
  date: addDays(today, ahead),
  orders: 0,
  covers: 0,
  awaitingOrders: 0,
  awaitingCovers: 0,
  ...counts,
})
const list = (...edges: object[]) => ({ edges, totalCount: edges.length, pageInfo: { hasNextPage: false } })
const cater = {
  id: 'cater-55',
  number: 55,
  name: 'Smagen',
  isActive: true,
  smileyUrl: null,
  hasNoInspectionYet: false,
  declaredShare: 1,
  awaiting: list(
    order(100_001, 50),
    order(100_002, 3),
    order(100_003, 3, { seenAt: '2026-11-21T10:00:00Z' }),
    order(100_004, 1),
  ),
  unseen: list(order(100_001, 50), order(100_002, 3), order(100_004, 1)),
  todays: list(),
  unpaid: null,
  calendar: [
    { date: addDays(today, 3), bookedCovers: 60, capacity: 50 },
    { date: addDays(today, 4), bookedCovers: 50, capacity: 50 },
    { date: addDays(today, 5), bookedCovers: 60, capacity: null },
  ],
  statistics: {
    weeks: [{ week: '2026-W47', orders: 3, turnover: 1290 }],
    topMenus: [],
    days: [
      day(0, { orders: 132, covers: 2640 }),
      day(1, { orders: 1200, covers: 31_000, awaitingOrders: 34, awaitingCovers: 500 }),
      ...[2, 3, 4, 5, 6, 7].map((ahead) => day(ahead)),
    ],
  },
}
const responses = (role: 'CATER' | 'ADMIN', lists: object = {}) => [
  () => ({
    data: {
      viewer: {
        id: 'user-1',
        role,
        staffRole: role === 'CATER' ? 'OWNER' : null,
        email: 'a@b.dk',
        cater:
          role === 'CATER'
            ? { id: 'cater-55', number: 55, name: 'Smagen', logo: null, accentColor: null, awaiting: null }
            : null,
      },
    },
  }),
  () => ({ data: { cater: { ...cater, ...lists } } }),
  () => ({
    data: { cater: { id: 'cater-55', statistics: { weeks: [{ week: '2026-W35', orders: 2, turnover: 1000 }] } } },
  }),
]
const references = (section: string) =>
  [...document.querySelectorAll(`section[aria-labelledby=${section}] li`)].map(
    ({ textContent }) => /1000\d\d/.exec(textContent)?.[0],
  )

test('ORL-6 an admin sees the orders that nobody has opened for two hours, oldest first', async () => {
  await renderRoute({ path: '/admin', loader, Component }, '/admin?cater=55', responses('ADMIN'))
  await flush()
  expect(references('unseen')).toEqual(['100001', '100002'])
  expect(references('awaiting')).toEqual(['100001', '100002', '100003', '100004'])
  // of its orders an admin opens none, but calls
  const calls = [...document.querySelectorAll<HTMLAnchorElement>('li a')]
  expect(calls.map(({ href, textContent }) => [href, textContent])).toEqual(
    ['100001', '100002'].map(() => ['tel:86123456', 'Ring til køkkenet 86 12 34 56']),
  )
})

test('ADM-3 ERR-3 a caterer sees the orders that await approval and their waiting time; a part that failed says so alone', async () => {
  await renderRoute({ path: '/admin', loader, Component }, '/admin', responses('CATER'))
  await flush()
  expect(references('unseen')).toEqual([])
  expect(references('awaiting')).toEqual(['100001', '100002', '100003', '100004'])
  const waited = [...document.querySelectorAll('section[aria-labelledby=awaiting] li')].map(
    ({ textContent }) => textContent.split('10000')[0],
  )
  expect(waited).toEqual(['2 d 2 t', '3 t', '3 t', '1 t'].map((text) => expect.stringContaining(text)))
  expect(pageText()).toContain('Admin dashboard for Smagen')
  expect(pageText()).toContain('Noget gik galt.Prøv igen')
  expect(pageText()).toContain('Ingen leveringer i dag.')
  expect(pageText()).toContain('kr.\u00a01.290,00')
})

test('ADM-3 ORL-6 a long list shows the orders that have waited longest, and the total', async () => {
  const oldest = Array.from({ length: 50 }, (_, place) => order(100_001 + place, 60 - place))
  const part = { edges: oldest, pageInfo: { hasNextPage: true } }
  const lists = { awaiting: { ...part, totalCount: 1234 }, unseen: { ...part, totalCount: null } }
  const { environment } = await renderRoute(
    { path: '/admin', loader, Component },
    '/admin?cater=55',
    responses('ADMIN', lists),
  )
  await flush()
  expect(references('awaiting')).toEqual(oldest.map(({ node }) => String(node.reference)))
  expect(references('unseen')).toEqual(references('awaiting'))
  const count = (section: string) => document.querySelector(`h2#${section} + span`)?.textContent
  expect([count('awaiting'), count('unseen')]).toEqual(['1.234', '50+'])
  expect(pageText()).toContain('1.234 ordrer venter på svar')
  expect(pageText()).toContain('Vis alle, der venter')

  // an answered order leaves at once
  await act(async () =>
    commitLocalUpdate(environment, (store) => store.get('order-100001')?.setValue('PAID', 'status')),
  )
  expect([references('awaiting')[0], count('awaiting'), count('unseen')]).toEqual(['100002', '1.233', '49+'])
})

test('ADM-3 a day with more orders than are loaded shows the counts of all', async () => {
  const some = [order(100_009, 90, { status: 'PAID' }), order(100_008, 91, { status: 'REFUSED' })]
  const todays = { edges: some, pageInfo: { hasNextPage: true } }
  await renderRoute({ path: '/admin', loader, Component }, '/admin', responses('CATER', { todays }))
  await flush()
  expect(pageText()).toContain('132 ordrer2.640 kuverter')
  expect(pageText()).toContain('Her vises 1. Vis alle i dag')
  expect(pageText()).toContain('I morgen1.23431.500')
  expect(document.querySelectorAll('section[aria-labelledby=days] tbody tr')).toHaveLength(7)
})

test('ADM-3 more unpaid orders than are loaded show their number, not an incomplete sum', async () => {
  const accepted = [order(100_001, 90, { status: 'ACCEPTED' }), order(100_002, 91, { status: 'PAID' })]
  const unpaid = { edges: accepted, totalCount: 140, pageInfo: { hasNextPage: true } }
  await renderRoute({ path: '/admin', loader, Component }, '/admin', responses('CATER', { unpaid }))
  await flush()
  expect(pageText()).toContain('Godkendt, ikke betaltI alt 139 ordrer')
})

test('ADM-3 a period chosen while all caterers are loading keeps that choice', async () => {
  const { router } = await renderRoute({ path: '/admin', loader, Component }, '/admin?cater=55', responses('ADMIN'))
  await flush()
  const choose = async (label: string, value: string) => {
    const select = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control
    await act(async () => {
      ;(select as HTMLSelectElement).value = value
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  const pending = () => Object.fromEntries(new URLSearchParams(router.state.navigation.location?.search))
  await chooseNoCater('Cateringfirma', 'Alle')
  await choose('Periode', 'Næste 8 uger')
  expect(pending()).toEqual(namedPeriod('Næste 8 uger', today))
})

test('AVA-10 days with more covers than there is room for are named, and lead to the calendar', async () => {
  await renderRoute({ path: '/admin', loader, Component }, '/admin', responses('CATER'))
  await flush()
  const date = addDays(today, 3)
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === formatWeekdayDate(date))
  expect(link?.getAttribute('href')).toBe(`/admin/caters/55/kalender?maaned=${date.slice(0, 7)}&dag=${date}`)
  expect(link?.parentElement?.textContent).toBe(`${formatWeekdayDate(date)}: 60 kuverter af 50`)
  expect(pageText()).toContain('1 dag er overbooket.')
})

test.each([
  [{}, true],
  [{ hasNoInspectionYet: true }, false],
  [{ smileyUrl: 'https://www.findsmiley.dk/1' }, false],
  [{ isActive: false }, false],
])(
  'LAW-1 an open caterer that says nothing of its inspection report is reminded of it: with %j %j',
  async (more, isReminded) => {
    await renderRoute({ path: '/admin', loader, Component }, '/admin', responses('CATER', more))
    await flush()
    expect(pageText().includes('Jeres kontrolrapport mangler.')).toBe(isReminded)
  },
)

test.each([
  [0.749, 'Allergener er oplyst for 74 % af retterne.'],
  [0, 'Allergener er oplyst for 0 % af retterne.'],
  [1, null],
  [null, null],
])('ALG-8 the share of declared food is shown until it is all: %j', async (declaredShare, words) => {
  await renderRoute({ path: '/admin', loader, Component }, '/admin', responses('CATER', { declaredShare }))
  await flush()
  expect(/Allergener er oplyst for \d+ % af retterne\./.exec(pageText())?.[0] ?? null).toBe(words)
})

test('DAY-11 a sentence describes the day, and the figures are compared with the period before', async () => {
  const todays = list(order(100_010, 9, { status: 'ACCEPTED' }), order(100_011, 9, { status: 'REFUSED' }))
  await renderRoute({ path: '/admin', loader, Component }, '/admin', responses('CATER', { todays }))
  await flush()
  expect(document.querySelector('h1 + p')?.textContent).toBe(
    `${WEEKDAYS[isoWeekday(today) - 1]} ${formatDate(today)}. 4 ordrer venter på svar, 1 levering i dag.`,
  )
  expect(pageText()).toContain('29 % over de 12 uger før')
  expect(pageText()).toContain('2 i de 12 uger før')
  const heads = document.querySelector('section[aria-labelledby=awaiting] [aria-hidden]')
  expect(heads?.textContent).toBe('VentetOrdreKundeLeveringKuverterBeløb')
})

test('DAY-11 a dashboard whose figures of before failed compares nothing', async () => {
  const [layout, dashboard] = responses('CATER')
  const failed = () => ({ errors: [{ message: 'down' }] })
  await renderRoute({ path: '/admin', loader, Component }, '/admin', [layout, dashboard, failed] as never)
  await flush()
  expect(pageText()).toContain('Admin dashboard for Smagen')
  expect(pageText()).not.toContain('12 uger før')
})
