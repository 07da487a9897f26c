import { describe, expect, test } from 'vitest'
import { activeCategory } from './activeCategory.ts'

const categories = [{ name: 'Smørrebrød' }, { name: 'Øl og vin' }]

describe('the active category', () => {
  test('STO-2 is the one in the address, regardless of case', () => {
    expect(activeCategory(categories, 'øL OG VIN')?.name).toBe('Øl og vin')
  })

  test('STO-2 is the first one when the address has no existing category', () => {
    expect(activeCategory(categories, null)?.name).toBe('Smørrebrød')
    expect(activeCategory(categories, 'Vin')?.name).toBe('Smørrebrød')
    expect(activeCategory([], 'Vin')).toBeUndefined()
  })
})
