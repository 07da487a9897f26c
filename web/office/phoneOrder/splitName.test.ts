import { expect, test } from 'vitest'
import { splitName } from './splitName.ts'

test.each([
  ['Karen Kunde', 'Karen', 'Kunde'],
  ['Anne Marie  Holm', 'Anne Marie', 'Holm'],
  ['Cirkus', 'Cirkus', ''],
  ['', '', ''],
])('DAY-19 the last word of %j is the last name', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})
