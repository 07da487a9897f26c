import { expect, test } from 'vitest'
import { readWish, setWish } from './wish.ts'

test('ALG-5 a wish is kept in the address; what is no code is left out', () => {
  const params = new URLSearchParams('uden=MILK&uden=gluten&uden=GLUTEN&kost=VEGAN&kost=alt&dato=2027-04-03')
  const wish = readWish(params)
  expect(wish).toEqual({ without: ['GLUTEN', 'MILK'], diets: ['VEGAN'] })
  setWish(params, { ...wish, without: ['EGGS'] })
  expect(params.toString()).toBe('dato=2027-04-03&uden=EGGS&kost=VEGAN')
})
