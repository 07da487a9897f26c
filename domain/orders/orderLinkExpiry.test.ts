import { expect, test } from 'vitest'
import { orderLinkExpiry } from './orderLinkExpiry.ts'

test.each([
  ['2026-12-01', '2026-11-20', '2027-12-01'],
  ['2028-02-29', '2028-02-01', '2029-02-29'],
  ['2026-12-01', '2027-11-01', '2027-12-01'],
  ['2026-12-01', '2027-11-20', '2027-12-20'],
  ['2026-12-01', '2029-05-10', '2029-06-09'],
])('SEC-18 the link of a delivery on %s that is made on %s is valid until %s', (delivery, created, until) => {
  expect(orderLinkExpiry(delivery, created)).toBe(until)
})
