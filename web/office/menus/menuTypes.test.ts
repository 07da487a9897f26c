import { expect, test } from 'vitest'
import { getChildTypes, toTypeChoices } from './menuTypes.ts'

test('MEN-4 a menu contains groups and sub-items, a group sub-items, a sub-item nothing', () => {
  const subItems = ['INCLUDE', 'INCLUDE_WITH_AMOUNT', 'EXTRA']
  expect(getChildTypes('BUILDMENU')).toEqual(['GROUP', ...subItems])
  expect(getChildTypes('GROUP')).toEqual(subItems)
  expect(getChildTypes('EXTRA')).toEqual([])
})

test('LAB-2 DAY-7 what the customer chooses is called Valg, and what a menu always holds Inkluderet', () => {
  const labels = (parent: 'MENU' | 'GROUP' | 'FREESELECT') =>
    toTypeChoices(getChildTypes(parent), parent).map(({ label }) => label)
  expect(labels('MENU')).toEqual(['Gruppe', 'Inkluderet', 'Inkluderet med antal', 'Tilvalg'])
  expect(labels('GROUP')).toEqual(['Valg', 'Inkluderet med antal', 'Tilvalg'])
  expect(labels('FREESELECT')).toEqual(['Gruppe', 'Valg', 'Inkluderet med antal', 'Tilvalg'])
})
