import { expect, test } from 'vitest'
import { getChildTypes } from './menuTypes.ts'

test('MEN-4 a menu contains groups and sub-items, a group sub-items, a sub-item nothing', () => {
  const subItems = ['INCLUDE', 'INCLUDE_WITH_AMOUNT', 'EXTRA']
  expect(getChildTypes('BUILDMENU')).toEqual(['GROUP', ...subItems])
  expect(getChildTypes('GROUP')).toEqual(subItems)
  expect(getChildTypes('EXTRA')).toEqual([])
})
