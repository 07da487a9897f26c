// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { renderRoute, settle, shownText } from '../testing/renderRoute.tsx'
import { loader } from './DashboardRoute.data.ts'
import { Component } from './DashboardRoute.tsx'

const HOUR = 3_600_000

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
    deliveryDate: '2026-12-04',
    deliveryTime: '18:00',
    ...more,
  },
})
const list = (...edges: object[]) => ({ edges, pageInfo: { hasNextPage: false } })
const cater = {
  id: 'cater-55',
  name: 'Smagen',
  awaiting: list(
    order(100_004, 1),
    order(100_003, 3, { seenAt: '2026-11-21T10:00:00Z' }),
    order(100_002, 3),
    order(100_001, 50),
  ),
  todays: list(),
  upcoming: list(),
  unpaid: null,
  statistics: { weeks: [{ week: '2026-W47', orders: 3, turnover: 1290 }], topMenus: [] },
}
const asked = (role: 'CATER' | 'ADMIN') => [
  () => ({
    data: {
      viewer: {
        id: 'user-1',
        role,
        email: 'a@b.dk',
        cater:
          role === 'CATER'
            ? { id: 'cater-55', number: 55, name: 'Smagen', logo: null, accentColor: null, awaiting: null }
            : null,
      },
    },
  }),
  () => ({ data: { cater, allCaters: [{ id: 'cater-55', number: 55, name: 'Smagen' }] } }),
]
const references = (section: string) =>
  [...document.querySelectorAll(`section[aria-labelledby=${section}] li`)].map(
    ({ textContent }) => /1000\d\d/.exec(textContent)?.[0],
  )

test('ORL-6 an admin is shown what nobody has opened for two hours, oldest first', async () => {
  await renderRoute({ path: '/admin', loader, Component }, '/admin?cater=55', asked('ADMIN'))
  await settle()
  expect(references('unseen')).toEqual(['100001', '100002'])
  expect(references('awaiting')).toEqual(['100001', '100002', '100003', '100004'])
  expect(document.querySelectorAll('li a')).toHaveLength(0)
})

test('ADM-3 ERR-3 a caterer is shown what waits and for how long; a part that failed says so, the rest is there', async () => {
  await renderRoute({ path: '/admin', loader, Component }, '/admin', asked('CATER'))
  await settle()
  expect(references('unseen')).toEqual([])
  expect(references('awaiting')).toEqual(['100001', '100002', '100003', '100004'])
  const waited = [...document.querySelectorAll('section[aria-labelledby=awaiting] li')].map(
    ({ textContent }) => textContent.split('10000')[0],
  )
  expect(waited).toEqual(['2 d 2 t', '3 t', '3 t', '1 t'].map((text) => expect.stringContaining(text)))
  expect(shownText()).toContain('Admin dashboard for Smagen')
  expect(shownText()).toContain('Noget gik galt.Prøv igen')
  expect(shownText()).toContain('Ingen leveringer i dag.')
  expect(shownText()).toContain('kr. 1.290,00')
})
