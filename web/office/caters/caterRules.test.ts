import { describe, expect, test } from 'vitest'
import { toCaterAdminInput, toCaterInput } from './caterInput.ts'
import { caterRules } from './caterRules.ts'
import { NEW_CATER } from './caterValues.ts'
import { NEW_PERIOD } from './pricePeriodValues.ts'

const validValues = {
  ...NEW_CATER,
  name: 'Prøve',
  legalName: 'Prøve ApS',
  address: 'Vej 1',
  zipCode: '8000',
  email: 'proeve@example.dk',
  minCovers: '10',
  noticeDays: '2',
  contactPerson: 'Ida',
  commission: '7,5',
}
const findInvalidFields = (values: Partial<typeof NEW_CATER>, isAdmin = true) => {
  const { error } = caterRules(isAdmin).safeParse({ ...validValues, ...values })
  return [...new Set(error?.issues.map(({ path }) => path.join('.')))]
}

describe('the rules of the cater form', () => {
  test('SEC-1 formatted texts are within the limits of the service', () => {
    const nested = (levels: number) => '<b>'.repeat(levels)
    expect(findInvalidFields({ description: nested(50), noticeText: nested(50) })).toEqual([])
    expect(findInvalidFields({ description: nested(51), noticeText: nested(51) })).toEqual([
      'description',
      'noticeText',
    ])
  })

  test('FIR-2 nine fields are required, the commission only for admins', () => {
    const required = [
      'name',
      'legalName',
      'address',
      'zipCode',
      'email',
      'contactPerson',
      'minCovers',
      'noticeDays',
      'commission',
    ]
    expect(findInvalidFields({ ...NEW_CATER }).sort()).toEqual([...required].sort())
    expect(findInvalidFields({ ...NEW_CATER }, false)).not.toContain('commission')
    expect(findInvalidFields({})).toEqual([])
  })

  test.each([
    ['zipCode', '800'],
    ['zipCode', '80000'],
    ['zipCode', 'abcd'],
    ['email', 'ikke en email'],
    ['cvrNumber', '1234567'],
    ['commission', '101'],
    ['minCovers', '1,5'],
    ['noticeDays', '-1'],
    ['accentColor', 'grøn'],
    ['affiliateLink', 'example.dk'],
    ['ratingAverage', '5,1'],
  ])('FIR-3 %s may not be %s', (field, text) => expect(findInvalidFields({ [field]: text })).toEqual([field]))

  test('FIR-7 a price period needs what its type needs', () => {
    const findInvalidPeriodFields = (period: object) =>
      findInvalidFields({ pricePeriods: [{ ...NEW_PERIOD, percentage: '10', ...period }] })
    expect(findInvalidPeriodFields({})).toEqual(['pricePeriods.0.weekdays'])
    expect(findInvalidPeriodFields({ weekdays: ['7'] })).toEqual([])
    expect(findInvalidPeriodFields({ type: 'HOLIDAY' })).toEqual([])
    expect(findInvalidPeriodFields({ type: 'OFFER' })).toEqual(['pricePeriods.0.from', 'pricePeriods.0.to'])
    expect(findInvalidPeriodFields({ type: 'OFFER', from: '2027-02-01', to: '2027-01-31' })).toEqual([
      'pricePeriods.0.to',
    ])
    expect(findInvalidPeriodFields({ type: 'HOLIDAY', percentage: '' })).toEqual(['pricePeriods.0.percentage'])
  })
})

test('FIR-7 typed numbers are parsed, and fields that a type does not need are not sent', () => {
  const period = { ...NEW_PERIOD, type: 'HOLIDAY', percentage: '-12,5', weekdays: ['1'], from: '2027-01-01' }
  expect(toCaterInput({ ...validValues, tags: 'fest,, grill ', pricePeriods: [period] })).toMatchObject({
    minCovers: 10,
    tags: ['fest', 'grill'],
    cvrNumber: null,
    pricePeriods: [{ type: 'HOLIDAY', percentage: -12.5, weekdays: null, from: null, to: null }],
  })
  expect(toCaterInput(validValues)).not.toHaveProperty('commission')
  expect(toCaterAdminInput(validValues)).toMatchObject({ commission: 7.5, ratingAverage: null })
})
