import { expect, test } from 'vitest'
import { readDietFilter, setDietFilter } from './dietFilter.ts'

test('ALG-5 the diet filter is stored in the address; unknown codes are left out', () => {
  const params = new URLSearchParams('uden=MILK&uden=gluten&uden=GLUTEN&kost=VEGAN&kost=alt&dato=2027-04-03')
  const filter = readDietFilter(params)
  expect(filter).toEqual({ without: ['GLUTEN', 'MILK'], diets: ['VEGAN'] })
  setDietFilter(params, { ...filter, without: ['EGGS'] })
  expect(params.toString()).toBe('dato=2027-04-03&uden=EGGS&kost=VEGAN')
})
