import { test } from 'vitest'
import { array, assert, property, string } from 'fast-check'
import { joinNames } from './joinNames.ts'

test('names are joined as Danish lists them', () => {
  const list = new Intl.ListFormat('da', { type: 'conjunction' })
  assert(property(array(string()), (names) => joinNames(names) === list.format(names)))
})
