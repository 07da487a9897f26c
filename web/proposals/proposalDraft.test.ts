import { expect, test } from 'vitest'
import { createBasketLine } from '../../domain/basket/basket.ts'
import { menuOf, node, pick } from '../../domain/basket/menuFixtures.ts'
import { orderDifferences } from '../../domain/orders/orderDifferences.ts'
import { extrasOfLine, priceDraft, setExtra, toCompared } from './proposalDraft.ts'
import type { OrderDraft } from './proposalDraft.ts'
import type { PricePeriod } from '../../domain/money/pricePeriods.ts'
import type { Zone } from '../../domain/zones/zones.ts'

const beer = node('beer', { type: 'extra', price: 3_000, name: 'Alkoholfri øl' })
const line = createBasketLine(menuOf([beer], { name: 'Frokost' }), {
  tempId: 't',
  caterId: 55,
  amount: 10,
  selected: [pick('beer', 4)],
})
const draft: OrderDraft = {
  date: '2027-03-30',
  clock: '12:00',
  delivery: { address: 'Vestergade 1', zipCode: '8200', city: 'Aarhus N' },
  lines: [{ line: 0, menu: line }],
  services: [{ id: 's', name: 'Kørsel', price: 15_000, appliesTo: 'delivery' }],
  extraLines: [],
  discount: null,
  deliveryFee: null,
}
const zone: Zone = {
  name: 'Aarhus',
  codes: [{ from: '8200', to: '8270' }],
  fee: 9_500,
  freeFrom: 200_000,
  minimum: null,
  extraDays: 0,
  isActive: true,
}
const tuesdays: PricePeriod = { id: '1', type: 1, percentage: 10, weekdays: [2], from: null, to: null, name: null }
const nothing = { periods: [], zones: [], services: [] }

test('CHG-4 a changed order costs its menus, extras and services, lines of the caterer’s own, and less its discount', () => {
  expect(priceDraft(draft, nothing)).toEqual({ deliveryFee: null, difference: 0, total: 127_000 })
  const richer = {
    ...draft,
    extraLines: [{ name: 'Kage', price: 25_000 }],
    discount: { name: 'Rabat', amount: 10_000 },
  }
  expect(priceDraft(richer, nothing).total).toBe(142_000)
})

test('CHG-4 the fee is that of the zone until the caterer sets another, and pickup has none', () => {
  const catalogue = { ...nothing, zones: [zone] }
  expect(priceDraft(draft, catalogue)).toMatchObject({ deliveryFee: 9_500, total: 136_500 })
  expect(priceDraft({ ...draft, deliveryFee: 5_000 }, catalogue)).toMatchObject({ deliveryFee: 5_000, total: 132_000 })
  expect(priceDraft({ ...draft, delivery: null }, catalogue)).toMatchObject({ deliveryFee: null, total: 127_000 })
})

test('CHG-4 another date has its own price period, which extras are free of', () => {
  const catalogue = { ...nothing, periods: [tuesdays] }
  expect(priceDraft(draft, catalogue)).toMatchObject({ difference: 10_000, total: 137_000 })
  expect(priceDraft({ ...draft, date: '2027-03-31' }, catalogue)).toMatchObject({ difference: 0, total: 127_000 })
})

test('CHG-6 what differs of a draft is named like that of a proposal: covers, extras, the total', () => {
  const changed = { ...draft, lines: [{ line: 0, menu: setExtra({ ...line, amount: 12 }, 'beer', 0) }] }
  const price = (order: OrderDraft) => toCompared(order, priceDraft(order, nothing))
  expect(orderDifferences(price(draft), price(changed))).toEqual([
    { label: 'Frokost', before: '10 kuverter', after: '12 kuverter' },
    { label: 'Alkoholfri øl', before: '4', after: '–' },
    { label: 'I alt', before: 'kr.\u00a01.270,00', after: 'kr.\u00a01.350,00' },
  ])
  expect(extrasOfLine(setExtra(line, 'beer', 6))).toMatchObject([{ id: 'beer', amount: 6 }])
})
