import { expect, test } from 'vitest'
import type {
  readWholePrice_price$data,
  readWholePrice_price$key,
} from '../__generated__/readWholePrice_price.graphql.ts'
import { readWholePrice } from './readWholePrice.ts'

const DRIVING = { name: 'Kørsel', price: 150, appliesTo: 'DELIVERY' } as const
const PLATES = { name: 'Opdækning', price: 300, appliesTo: 'DELIVERY_AND_PICKUP' } as const
const PACKING = { name: 'Indpakning', price: 25, appliesTo: 'PICKUP' } as const

const read = (price: Pick<readWholePrice_price$data, 'delivery' | 'services'>) =>
  readWholePrice({
    __fragments: { readWholePrice_price: { ...price, lacksDelivery: false, total: 2_000, perCover: 50 } },
  } as unknown as readWholePrice_price$key)

test('SER-4 ZON-8 a service for delivery alone is a part of what delivery costs, and no part beside it', () => {
  expect(read({ delivery: 100, services: [DRIVING, PLATES] })).toMatchObject({
    delivery: 250,
    services: ['Opdækning'],
  })
  expect(read({ delivery: 0, services: [DRIVING] })).toMatchObject({ delivery: 150, services: [] })
})

test('SER-4 without a delivery no price of it is shown, and the other services stay', () => {
  expect(read({ delivery: null, services: [PLATES, PACKING] })).toMatchObject({
    delivery: null,
    services: ['Opdækning', 'Indpakning'],
    total: 2_000,
    perCover: 50,
  })
})
