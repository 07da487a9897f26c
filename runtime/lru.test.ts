import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LruMap } from './lru.ts'

const MAX_SIZE = 8
const key = fc.constantFrom(...'abcdefghijklmnop')
const operations = fc.array(
  fc.record({ operation: fc.constantFrom('get', 'set', 'delete'), key, size: fc.nat({ max: 6 }) }),
)

test('LruMap returns what was stored last, holds no more than its limit, and what was used last', () => {
  fc.assert(
    fc.property(operations, (all) => {
      const map = new LruMap<string, { size: number }>(MAX_SIZE, ({ size }) => size)
      const stored = new Map<string, { size: number }>()
      for (const { operation, key: name, size } of all) {
        const value = { size }
        if (operation === 'set') stored.delete(name)
        if (operation === 'set' && size <= MAX_SIZE / 2) stored.set(name, value)
        if (operation === 'set') map.set(name, value)
        if (operation === 'delete') stored.delete(name)
        if (operation === 'delete') map.delete(name)
        // an earlier value may be evicted by now, the latest one is not
        const expected = operation === 'get' ? [stored.get(name), undefined] : [stored.get(name)]
        expect(expected).toContain(map.get(name))
        const sizes = [...map.keys()].map((held) => stored.get(held)?.size ?? Number.NaN)
        const held = sizes.reduce((sum, each) => sum + each, 0)
        expect(held).toBeLessThanOrEqual(MAX_SIZE)
        expect(map.size).toBe(held)
      }
    }),
  )
})

test('LruMap evicts what was not used for long, and nothing of the half that was used last', () => {
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
