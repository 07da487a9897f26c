import { expect, test } from 'vitest'
import { danishMoment } from '../time/danishTime.ts'
import { orderDifferences } from './orderDifferences.ts'
import {
  canActOnProposal,
  PROPOSAL_ACTS,
  PROPOSAL_SIDES,
  PROPOSAL_STATES,
  proposalEnd,
  proposalReminderAt,
  proposalStateAt,
} from './proposals.ts'

test.each([
  ['2026-12-01', '12:30', '2026-12-01T11:30:00Z'],
  ['2026-07-01', '12:30', '2026-07-01T10:30:00Z'],
  // The clock goes forward at 02:00, and back at 03:00
  ['2026-03-29', '01:59', '2026-03-29T00:59:00Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
  ['2028-02-29', '00:00', '2028-02-28T23:00:00Z'],
])('CHG-4 the Danish date %s and clock %s are the moment %s', (date, clock, moment) => {
  expect(danishMoment(date, clock)).toEqual(new Date(moment))
})

const now = new Date('2026-11-21T11:00:30Z')
test.each([
  ['48 hours on, on the minute', 48, [['2026-12-01', '12:30']], '2026-11-23T11:00:00Z'],
  ['24 hours before the delivery', 336, [['2026-12-01', '12:30']], '2026-11-30T11:30:00Z'],
  [
    '24 hours before the earlier of both',
    336,
    [
      ['2026-12-05', '10:00'],
      ['2026-11-25', '18:00'],
    ],
    '2026-11-24T17:00:00Z',
  ],
  ['a minute is enough', 48, [['2026-11-22', '12:02']], '2026-11-21T11:02:00Z'],
  ['within 24 hours nothing', 48, [['2026-11-22', '12:00']], null],
  ['past deliveries nothing', 48, [['2026-11-20', '12:00']], null],
] as const)('CHG-4 a proposal ends: %s', (_name, hours, deliveries, end) => {
  const times = deliveries.map(([date, clock]) => ({ date, clock }))
  expect(proposalEnd(now, hours, times)).toEqual(end && new Date(end))
})

test('CHG-5 it has expired from its minute on, and only an open one; the reminder comes at half time', () => {
  const end = new Date('2026-11-23T11:00:00Z')
  expect(proposalStateAt('open', end, new Date(end.getTime() - 1))).toBe('open')
  for (const state of PROPOSAL_STATES)
    expect(proposalStateAt(state, end, end)).toBe(state === 'open' ? 'expired' : state)
  expect(proposalReminderAt(new Date('2026-11-21T11:00:00Z'), end)).toEqual(new Date('2026-11-22T11:00:00Z'))
})

test('CHG-10 the table of what is open to whom about a proposal in which state', () => {
  const table = PROPOSAL_STATES.flatMap((state) =>
    PROPOSAL_SIDES.flatMap((by) =>
      PROPOSAL_ACTS.flatMap((act) =>
        PROPOSAL_SIDES.filter((actor) => canActOnProposal(act, actor, by, state)).map(
          (actor) => `${state} of ${by}: ${act} by ${actor}`,
        ),
      ),
    ),
  )
  expect(table).toEqual([
    'open of cater: accept by customer',
    'open of cater: decline by customer',
    'open of cater: withdraw by cater',
    'open of customer: accept by cater',
    'open of customer: decline by cater',
    'open of customer: withdraw by customer',
  ])
})

const item = (name: string, amount: number, type = 'include') => ({ id: name, name, amount, type })
const before = {
  date: '2026-12-05',
  clock: '13:00',
  address: 'Ågade 1',
  zipCode: '8000',
  city: 'Aarhus C',
  content: {
    menus: [
      {
        id: 'm',
        name: 'Tre højtbelagte',
        amount: 36,
        price: 98,
        groups: [],
        items: [item('Sild', 36), item('Dessert', 36, 'extra')],
      },
    ],
    services: [{ id: 's', name: 'Kørsel', price: 150 }],
  },
  activePeriodPrice: null,
  deliveryFee: 95,
  price: 5033,
}

test('CHG-6 the table of what differs names day, covers, extras, extra line, discount, fee and total', () => {
  const [menu] = before.content.menus
  const after = {
    ...before,
    date: '2026-12-06',
    content: {
      ...before.content,
      menus: [{ ...menu!, amount: 40, items: [item('Sild', 40), item('Dessert', 20, 'extra')] }],
      extraLines: [{ name: 'Friteks', price: 250 }],
      discount: { name: 'Rabat', amount: 400 },
    },
    deliveryFee: 0,
    price: 4715,
  }
  expect(orderDifferences(before, before)).toEqual([])
  expect(
    orderDifferences(before, after).map(({ label, before: old, after: changed }) => [label, old, changed]),
  ).toEqual([
    ['Levering', 'lør 05-12-2026 kl. 13:00', 'søn 06-12-2026 kl. 13:00'],
    ['Tre højtbelagte', '36 kuverter', '40 kuverter'],
    ['Dessert', '36', '20'],
    ['Friteks', '–', 'kr.\u00a0250,00'],
    ['Rabat', '–', '−kr.\u00a0400,00'],
    ['Leveringsgebyr', 'kr.\u00a095,00', 'gratis'],
    ['I alt', 'kr.\u00a05.033,00', 'kr.\u00a04.715,00'],
  ])
})

test('CHG-6 another choice of a menu, a new one and pickup are named, too', () => {
  const [menu] = before.content.menus
  const after = {
    ...before,
    address: null,
    zipCode: null,
    city: null,
    deliveryFee: null,
    content: {
      ...before.content,
      menus: [
        { ...menu!, items: [item('Laks', 72), item('Dessert', 36, 'extra')] },
        { id: 'n', name: 'Natmad', amount: 1, price: 40, groups: [], items: [] },
      ],
    },
  }
  expect(
    orderDifferences(before, after).map(({ label, before: old, after: changed }) => [label, old, changed]),
  ).toEqual([
    ['Adresse', 'Ågade 1, 8000 Aarhus C', 'Afhentning'],
    ['Tre højtbelagte, valg', 'Sild', '2 × Laks'],
    ['Natmad', '–', '1 kuvert'],
    ['Leveringsgebyr', 'kr.\u00a095,00', '–'],
  ])
})
