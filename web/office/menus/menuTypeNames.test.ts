import { expect, test } from 'vitest'
import { childTypesOf } from './menuTypeNames.ts'

test('MEN-4 in a menu stand groups and sub-items, in a group sub-items, in a sub-item nothing', () => {
  const subItems = ['INCLUDE', 'INCLUDE_WITH_AMOUNT', 'EXTRA']
  expect(childTypesOf('BUILDMENU')).toEqual(['GROUP', ...subItems])
  expect(childTypesOf('GROUP')).toEqual(subItems)
  expect(childTypesOf('EXTRA')).toEqual([])
})
