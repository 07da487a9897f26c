import { expect, test } from 'vitest'
import { AvailabilityFormSchema, NEW_EXCEPTION } from './availabilityValues.ts'

test('DAY-16 two exceptions of the same dates, which two people may have added, are refused at the second', () => {
  const { exceptions } = AvailabilityFormSchema.shape
  const exception = (from: string, to: string) => ({ ...NEW_EXCEPTION, from, to })
  expect(
    exceptions.safeParse([exception('2027-07-01', '2027-07-14'), exception('2027-07-01', '2027-07-01')]).success,
  ).toBe(true)
  const { error } = exceptions.safeParse([1, 2].map(() => exception('2027-07-01', '2027-07-14')))
  expect(error?.issues).toMatchObject([{ path: [1, 'from'], message: 'Der er allerede en undtagelse for de dage' }])
})
