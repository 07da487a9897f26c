import { expect, test } from 'vitest'
import { orderFilterSearch, readOrderFilter } from './orderFilter.ts'

const NONE = { status: null, from: null, to: null, query: null }
const read = (search: string) => readOrderFilter(new URLSearchParams(search))

test('ORL-2 a filter comes back from its address as it was', () => {
  const filter = { status: 'PAID', from: '2026-11-01', to: '2026-11-30', query: 'anna & søn+1' } as const
  expect(orderFilterSearch(filter)).toBe('?status=PAID&from=2026-11-01&to=2026-11-30&q=anna+%26+s%C3%B8n%2B1')
  expect(read(orderFilterSearch(filter))).toEqual(filter)
  expect(orderFilterSearch(NONE)).toBe('')
})

test.each(['', '?status=SENT', '?status=toString', '?from=2026-02-30', '?to=i+dag', '?q=++', '?side=2'])(
  'ORL-2 %j limits nothing',
  (search) => {
    expect(read(search)).toEqual(NONE)
  },
)

test('ORL-2 a search is never longer than the service takes', () => {
  expect(read(`?q=${'a'.repeat(300)}`).query).toHaveLength(200)
})
