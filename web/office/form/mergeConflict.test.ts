import { expect, test } from 'vitest'
import { mergeConflict } from './mergeConflict.ts'

const before = { version: '1', name: 'Grillen', phone: '98', tags: ['grill'] }

test('ERR-2 fields that I changed win, the others are of the current version', () => {
  const mine = { ...before, phone: '99', tags: ['grill', 'bål'] }
  const theirs = { version: '2', name: 'Nye Grillen', phone: '97', tags: ['fest'] }
  expect(mergeConflict(before, mine, theirs)).toEqual({
    version: '2',
    name: 'Nye Grillen',
    phone: '99',
    tags: ['grill', 'bål'],
  })
})

test('a field that I changed and changed back is of the current version', () => {
  expect(mergeConflict(before, { ...before, tags: ['grill'] }, { ...before, version: '2', tags: [] }).tags).toEqual([])
})

test('PIC-1 my pictures win, without those that somebody else has removed meanwhile', () => {
  const stored = (id: string) => ({ id, url: `/images/${id}`, file: null, caption: '' })
  const mine = { id: null, url: 'blob:', file: new File(['x'], 'x.png'), caption: 'Ny' }
  const merged = mergeConflict(
    { version: '1', images: [stored('a'), stored('b')] },
    { version: '1', images: [mine, stored('b'), stored('a')] },
    { version: '2', images: [stored('b')] },
  )
  expect(merged).toEqual({ version: '2', images: [mine, stored('b')] })
})
