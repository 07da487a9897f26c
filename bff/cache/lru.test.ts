import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LruMap } from './lru.ts'

const MOST = 8
const key = fc.constantFrom(...'abcdefghijklmnop')
const deeds = fc.array(fc.record({ deed: fc.constantFrom('get', 'set', 'delete'), key, size: fc.nat({ max: 6 }) }))

test('LruMap tells what was last kept, holds no more than it may, and what was used last', () => {
  fc.assert(
    fc.property(deeds, (all) => {
      const map = new LruMap<string, { size: number }>(MOST, ({ size }) => size)
      const stored = new Map<string, { size: number }>()
      for (const { deed, key: name, size } of all) {
        const value = { size }
        if (deed === 'set') stored.delete(name)
        if (deed === 'set' && size <= MOST / 2) stored.set(name, value)
        if (deed === 'set') map.set(name, value)
        if (deed === 'delete') stored.delete(name)
        if (deed === 'delete') map.delete(name)
        // what was kept before may be forgotten by now, and what was kept now is not
        const expected = deed === 'get' ? [stored.get(name), undefined] : [stored.get(name)]
        expect(expected).toContain(map.get(name))
        const sizes = [...map.keys()].map((held) => stored.get(held)?.size ?? Number.NaN)
        expect(sizes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST)
      }
    }),
  )
})

test('LruMap forgets what was not used for long, and nothing of the half that was used last', () => {
  const map = new LruMap<string, number>(100)
  map.set('used again and again', 0)
  for (let number = 0; number < 1000; number++) {
    map.set(String(number), number)
    expect(map.get('used again and again')).toBe(0)
    for (let last = Math.max(0, number - 48); last < number; last++) expect(map.get(String(last))).toBe(last)
    expect(map.get(String(number - 100))).toBeUndefined()
  }
  expect([...map.keys()].length).toBeLessThanOrEqual(100)
})
