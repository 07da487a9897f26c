import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { packSlip, type MeasuredRow } from './packSlip.ts'

const row = (height: number, keepsNext = false): MeasuredRow => ({ height, keepsNext })

test('DAY-15 a slip that fits is one sheet, and what does not fit goes on below its head', () => {
  expect(packSlip({ head: 20, rows: [row(10), row(10)], foot: 5 }, 45)).toEqual([2])
  expect(packSlip({ head: 20, rows: [row(10), row(10)], foot: 6 }, 45)).toEqual([1, 1])
  expect(packSlip({ head: 20, rows: [], foot: 5 }, 45)).toEqual([0])
})

test('DAY-15 the name of a menu stays with its first row', () => {
  expect(packSlip({ head: 10, rows: [row(10), row(10, true), row(10)], foot: 0 }, 35)).toEqual([1, 2])
})

test('DAY-15 all rows stand on the sheets, none of which is empty or fuller than its paper', () => {
  const rows = fc.array(fc.record({ height: fc.integer({ min: 1, max: 30 }), keepsNext: fc.boolean() }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(rows, fc.nat(20), fc.nat(20), fc.integer({ min: 60, max: 200 }), (all, head, foot, room) => {
      const sheets = packSlip({ head, rows: all, foot }, room)
      expect(sheets.reduce((sum, count) => sum + count, 0)).toBe(all.length)
      let from = 0
      for (const [index, count] of sheets.entries()) {
        expect(count).toBeGreaterThan(0)
        const on = all.slice(from, from + count)
        const height = on.reduce((sum, measured) => sum + measured.height, 0)
        const isLast = index === sheets.length - 1
        // but for what belongs together and is longer than a sheet
        const isTogether = on.slice(0, -1).every(({ keepsNext }) => keepsNext)
        expect(isTogether || head + height + (isLast ? foot : 0) <= room).toBe(true)
        expect(isLast || !on.at(-1)?.keepsNext).toBe(true)
        from += count
      }
    }),
  )
})
