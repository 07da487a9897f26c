import { expect, test } from 'vitest'
import { reservedCoversOn } from './reservedCovers.ts'

test.each([
  [30, 20, { date: '2026-12-01', covers: 20 }, 30, 0],
  [10, 10, { date: '2026-12-01', covers: 25 }, 25, 0],
  [10, 10, { date: '2026-12-02', covers: 25 }, 10, 25],
  [10, 10, null, 10, 0],
])('AVA-6 an order of %d and a proposal reserve their covers', (covers, _unused, proposed, onFirst, onSecond) => {
  const order = { date: '2026-12-01', covers }
  expect([reservedCoversOn('2026-12-01', order, proposed), reservedCoversOn('2026-12-02', order, proposed)]).toEqual([
    onFirst,
    onSecond,
  ])
})
