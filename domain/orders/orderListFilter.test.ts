import { expect, test } from 'vitest'
import { formatOrderListFilter, matchesFilter, readOrderListAddress } from './orderListFilter.ts'

const NONE = { status: null, from: null, to: null, query: null, sort: 'NEWEST_FIRST' } as const
const address = (search: string) => readOrderListAddress(new URLSearchParams(search))
const read = (search: string) => address(search).filter

test('ORL-2 a filter comes back from its address as it was', () => {
  const filter = {
    status: 'PAID',
    from: '2026-11-01',
    to: '2026-11-30',
    query: 'anna & søn+1',
    sort: 'EARLIEST_DELIVERY_FIRST',
  } as const
  expect(formatOrderListFilter(filter)).toBe(
    '?status=PAID&from=2026-11-01&to=2026-11-30&q=anna+%26+s%C3%B8n%2B1&sort=EARLIEST_DELIVERY_FIRST',
  )
  expect(read(formatOrderListFilter(filter))).toEqual(filter)
  expect(formatOrderListFilter(NONE)).toBe('')
})

test.each(['', '?status=', '?from=&to=', '?q=++', '?side=2'])('ORL-2 %j limits nothing, and is not wrong', (search) => {
  expect(address(search)).toEqual({ filter: NONE, written: NONE, errors: {} })
})

const REVERSED = 'Fra-datoen ligger efter til-datoen. Perioden er ikke brugt.'
const period = { ...NONE, from: '2026-11-27', to: '2026-11-20' }

test.each([
  ['?status=SENT', NONE, { status: '"SENT" i adressen er ikke en status og er ikke brugt.' }],
  ['?status=toString', NONE, { status: '"toString" i adressen er ikke en status og er ikke brugt.' }],
  ['?sort=price', NONE, { sort: '"price" i adressen er ikke en sortering og er ikke brugt.' }],
  ['?from=2026-02-30', NONE, { from: '"2026-02-30" i adressen er ikke en dato og er ikke brugt.' }],
  ['?to=i+dag', NONE, { to: '"i dag" i adressen er ikke en dato og er ikke brugt.' }],
  ['?from=2026-11-27&to=2026-11-20', period, { from: REVERSED }],
] as const)('DAY-4 %s is reported at its field, and limits nothing', (search, written, errors) => {
  expect(address(search)).toEqual({ filter: NONE, written, errors })
})

test('DAY-4 several blanks of a search count as one', () => {
  expect(read('?q=++Anna+++S%C3%B8n+').query).toBe('Anna Søn')
  expect(matchesFilter({ ...order, orderer: 'Åse  Ærø' }, { query: 'åse   ærø' })).toBe(true)
  expect(matchesFilter({ ...order, orderer: 'Åse O’Hara' }, { query: "åse o'hara".normalize('NFD') })).toBe(true)
})

test('ORL-2 a search is never longer than the service accepts', () => {
  const { filter, errors } = address(`?q=${'a'.repeat(300)}`)
  expect(filter.query).toHaveLength(200)
  expect(errors).toEqual({ query: 'Der søges kun på de første 200 tegn.' })
})

const order = {
  reference: 100_042,
  status: 'AWAITING_APPROVAL',
  deliveryDate: '2026-12-01',
  orderer: 'Åse Ærø',
  email: 'Bo_1@example.dk',
}

test.each([
  [{}, true],
  [{ status: 'AWAITING_APPROVAL', from: '2026-12-01', to: '2026-12-01', query: null }, true],
  [{ status: 'PAID' }, false],
  [{ from: '2026-12-02' }, false],
  [{ to: '2026-11-30' }, false],
  [{ query: 'ærø' }, true],
  [{ query: '0042' }, true],
  [{ query: 'E ÆRØ bo_' }, true],
  [{ query: '_' }, true],
  [{ query: 'år' }, false],
  // one or two letters begin a word
  [{ query: 'bo' }, true],
  [{ query: 'o_' }, false],
  [{ query: '42' }, false],
] as const)('ORL-2 ORL-3 whether a list holds an order: %j is %s', (filter, isHeld) => {
  expect(matchesFilter(order, filter)).toBe(isHeld)
})
